"""The rules of Rurik, tested."""
