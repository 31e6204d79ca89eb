// Notes on the target of a link: whether visitors see it, and in which language.

import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { type Visibility, visibilityOf } from "../visibility/visibility.ts";

export interface LinkNote {
	readonly kind: Visibility["kind"] | "nowhere" | "language" | "moved";
	/** When a scheduled entry appears, in ms. */
	readonly at?: number;
	/** The language of the target, where the entry with the link has another. */
	readonly theirs?: string;
	/** The address of today. */
	readonly to?: string;
}

/** True for an address, false for words of a title. */
export function isAddress(text: string): boolean {
	return /^([/#?]|(https?|mailto|tel):)/i.test(text.trim());
}

/** True for an address of this site. */
export function isPath(text: string): boolean {
	return /^\/(?![/\\])/.test(text.trim());
}

/**
 * @param locale the language of the entry with the link; undefined if it has none
 * @param now in ms
 */
export function notesOn({ found, movedTo }: LinkTarget, locale: string | undefined, now: number): readonly LinkNote[] {
	if (found.kind === "none") return [{ kind: "nowhere" }];
	const visibility = found.kind === "entry" ? visibilityOf(found.entry, now) : undefined;
	const theirs = found.kind === "entry" ? found.entry.locale : found.kind === "page" ? found.locale : locale;
	return [
		...(visibility && visibility.kind !== "live" ? [visibility] : []),
		...(locale !== undefined && theirs !== undefined && theirs !== locale ? [{ kind: "language", theirs } as const] : []),
		...(movedTo === null ? [] : [{ kind: "moved", to: movedTo } as const]),
	];
}

/** True if visitors don't see the link, or can't read its target. A moved target is linked to directly. */
export function isWarning({ kind }: LinkNote): boolean {
	return kind !== "moved";
}
