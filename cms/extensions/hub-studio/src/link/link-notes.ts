// What an editor is told of the address of a link.

import type { LinkTarget } from "@hub/shared-contracts/address/link-target";
import { visibilityOf } from "../visibility/visibility.ts";

/** Something to know about a link, beside where it leads. */
export type LinkNote =
	/** Visitors do not see yet, or any more, what is there; the link is left out until they do. */
	| { readonly kind: "draft" | "archived" | "over" | "nowhere" }
	| { readonly kind: "scheduled"; readonly at: number }
	/** What is there is in another language than the entry with the link. */
	| { readonly kind: "language"; readonly theirs: string }
	/** The address is an old one; the site links to where it leads. */
	| { readonly kind: "moved"; readonly to: string };

/** How what is typed for a link is taken. */
export type Typed =
	| { readonly kind: "nothing" }
	/** An address of this site. */
	| { readonly kind: "path"; readonly href: string }
	/** An address elsewhere, which is not looked up. */
	| { readonly kind: "elsewhere"; readonly href: string }
	/** Words to find an entry by. */
	| { readonly kind: "words"; readonly words: string };

/** Takes what was typed: an address as it is, words to search with, or nothing. */
export function typed(text: string): Typed {
	const written = text.trim();
	if (written === "") return { kind: "nothing" };
	if (/^\/(?![/\\])/.test(written)) return { kind: "path", href: written };
	// A place on the same page, a query, another site, a mail, a call.
	if (/^([#?]|(https?|mailto|tel):|\/)/i.test(written)) return { kind: "elsewhere", href: written };
	return { kind: "words", words: written };
}

/**
 * What is to be known of a link.
 * @param locale the language of the entry with the link; undefined where it has none
 * @param now in ms
 */
export function notesOn({ found, movedTo }: LinkTarget, locale: string | undefined, now: number): readonly LinkNote[] {
	const notes: LinkNote[] = [];
	if (found.kind === "none") notes.push({ kind: "nowhere" });
	if (found.kind === "entry") {
		const visibility = visibilityOf(found.entry, now);
		if (visibility.kind === "scheduled") notes.push(visibility);
		else if (visibility.kind !== "live") notes.push({ kind: visibility.kind });
	}
	const theirs = found.kind === "entry" ? found.entry.locale : found.kind === "page" ? found.locale : undefined;
	if (locale !== undefined && theirs !== undefined && theirs !== locale) notes.push({ kind: "language", theirs });
	if (movedTo !== null && found.kind !== "none") notes.push({ kind: "moved", to: movedTo });
	return notes;
}

/** Whether visitors are not shown a link with this note, or are led where they do not read. */
export function isWarning({ kind }: LinkNote): boolean {
	return kind !== "moved";
}
