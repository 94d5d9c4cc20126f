"""Words: messages turned into sentences of a language."""

from terem.words.audit import audit, audit_common
from terem.words.book import WordsError
from terem.words.complaint import Complaint
from terem.words.language import best_language, guide, languages
from terem.words.words import Words, words_for

__all__ = [
    "Complaint",
    "Words",
    "WordsError",
    "audit",
    "audit_common",
    "best_language",
    "guide",
    "languages",
    "words_for",
]
