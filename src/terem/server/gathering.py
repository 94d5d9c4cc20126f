"""Gathering: the parts of a table page that tell of its company: who sits where, who is asked."""

from __future__ import annotations

from terem.core.message import Message
from terem.draw.element import Markup, el
from terem.server.absence import has_voted, may_hand, may_vote, votes
from terem.server.bot_kinds import bot_kinds
from terem.server.chat import has_company
from terem.server.forms import button, form, hidden, key
from terem.server.links import invitations, link_field
from terem.server.presence import HERE
from terem.server.standpoint import Standpoint
from terem.server.store.rows import OPEN, PERSON, PLAYING, Held


def company_part(at: Standpoint) -> Markup:
    """Who sits where and is here, what can be done about who is not, and the link to watch."""
    watch = at.reader.from_outside(at.url("watch"))
    label = at.text(Message("pages-watch-link"))
    talks = at.keeper.company.may_chat and has_company(at.keeper)
    return el(
        "aside",
        el("h2", at.text(Message("pages-company")), id="company-title"),
        el("ul", *[_person(at, held) for held in at.keeper.held], class_="people"),
        el("details", el("summary", label), link_field(at.reader, "watch-link", label, watch)),
        _way_out(at),
        id="company",
        class_="company talking" if talks else "company",
        aria_labelledby="company-title",
    )


def _way_out(at: Standpoint) -> Markup | None:
    """For whoever belongs to the company, as long as there is something to leave."""
    if at.guest is None or at.keeper.status not in (OPEN, PLAYING):
        return None
    return el(
        "p", el("a", at.text(Message("pages-leave-way")), href=at.url("farewell")), class_="out"
    )


def invites_part(at: Standpoint) -> Markup:
    """The links for the host to send, as long as somebody is still to come."""
    keeper = at.keeper
    shown = at.view.host and keeper.status == OPEN
    tokens = keeper.company.invites if shown else {}
    cards = invitations(at.reader, at.words, keeper.info, tokens, "h3")
    if not cards:
        return el("div", id="invites", hidden=True)
    return el(
        "section",
        el("h2", at.text(Message("pages-invite-title")), id="invites-title"),
        el("p", at.text(Message("pages-invite-how"))),
        el("div", *cards, class_="invite-cards"),
        id="invites",
        class_="invites",
        aria_labelledby="invites-title",
    )


def returns(at: Standpoint) -> list[Markup]:
    """For whoever is back: the way to one's own seat, while a bot sits there."""
    said = at.text(Message("pages-stood-in"))
    return [
        form(
            at.url("return"),
            hidden("seat", seat),
            key(),
            el("p", said, class_="hint"),
            button(at.text(Message("pages-take-back-seat")), "strong"),
            class_="return",
            do="return",
        )
        for seat in at.view.mine
        if at.keeper.held[seat].stand_in
    ]


def _person(at: Standpoint, held: Held) -> Markup:
    mark = el(
        "svg",
        el("use", href=f"#mark-{held.number}", width=32, height=32),
        viewBox="0 0 32 32",
        class_="mark",
        aria_hidden="true",
    )
    name = el("bdi", at.words.who(held.number, at.keeper.names), class_="name")
    return el("li", mark, name, _state(at, held), *_about_absence(at, held))


def _state(at: Standpoint, held: Held) -> Markup:
    """A word beside each name, and for persons a dot before it."""
    if held.bot:
        return el("span", at.text(Message(f"pages-bot-{held.bot}")), class_="state")
    if held.kind != PERSON:
        # Of a record that was loaded nobody knows more than that it was played.
        return el("span", class_="state")
    if held.guest is None:
        free = Message("pages-free-open" if held.open else "pages-free-friend")
        return el("span", at.text(free), class_="state")
    if held.stand_in:
        return el("span", at.text(Message("pages-bot-stands-in")), class_="state")
    if held.number in at.view.mine:
        return el("span", at.text(Message("pages-you")), class_="state")
    here = at.keeper.company.presence.of(held.guest) == HERE
    said = at.text(Message("pages-here" if here else "pages-away"))
    return el("span", said, class_="state here" if here else "state away")


def _about_absence(at: Standpoint, held: Held) -> list[Markup]:
    """What a viewer can do so that nobody waits for somebody who is away."""
    keeper, view, seat = at.keeper, at.view, held.number
    guest = at.guest
    if guest is None:
        return []
    if may_hand(keeper, guest, seat) is None:
        return [_handing(at, seat)]
    if not view.mine or may_vote(keeper, guest, seat) is not None:
        return []
    given, needed = votes(keeper, seat)
    said = at.text(Message("pages-votes", {"given": given, "needed": needed}))
    if has_voted(keeper, guest, seat) and given < needed:
        return [el("p", said, class_="absence hint")]
    return [
        form(
            at.url("vote"),
            hidden("seat", seat),
            key(),
            button(at.text(Message("pages-vote"))),
            el("span", said, class_="hint"),
            class_="absence",
            do="vote",
        )
    ]


def _handing(at: Standpoint, seat: int) -> Markup:
    """The form by which a seat is handed to a bot."""
    id = f"stand-in-{seat}"
    kinds = [
        el("option", at.text(Message(f"pages-bot-{kind}")), value=kind)
        for kind in reversed(bot_kinds(at.keeper.game))
    ]
    return form(
        at.url("hand"),
        hidden("seat", seat),
        key(),
        el("label", at.text(Message("pages-hand-to")), for_=id),
        el("select", *kinds, id=id, name="bot"),
        button(at.text(Message("pages-hand"))),
        class_="absence",
        do="hand",
    )
