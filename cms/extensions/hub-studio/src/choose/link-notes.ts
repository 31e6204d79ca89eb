// Notes on the target of a link: its visibility and language.

import type { LinkTarget } from "../../../../src/entries/choice.ts";
import { type Visibility, visibilityOf } from "../visibility/visibility.ts";

export interface LinkNote {
	readonly kind: Visibility["kind"] | "nowhere" | "language" | "moved";
	/** When a scheduled entry appears, in ms. */
	readonly at?: number;
	/** Language of the target if it differs from the language of the entry with the link. */
	readonly theirs?: string;
	/** Current address of the target. */
	readonly to?: string;
}

/** True for an address, false for a title. */
export function isAddress(text: string): boolean {
	return /^([/#?]|(https?|mailto|tel):)/i.test(text.trim());
}

/** True for an address of this site. */
export function isPath(text: string): boolean {
	return /^\/(?![/\\])/.test(text.trim());
}

/** Returns the language of a target, or undefined if it has none. */
export function localeOf(found: LinkTarget["found"]): string | undefined {
	if (found.kind === "entry") return found.entry.locale;
	return found.kind === "page" ? found.locale : undefined;
}

/**
 * @param locale the language of the entry with the link; undefined if it has none
 * @param now in ms
 */
export function notesOn({ found, movedTo }: LinkTarget, locale: string | undefined, now: number): readonly LinkNote[] {
	if (found.kind === "none") return [{ kind: "nowhere" }];
	const visibility = found.kind === "entry" ? visibilityOf(found.entry, now) : undefined;
	const theirs = localeOf(found) ?? locale;
	return [
		...(visibility && visibility.kind !== "live" ? [visibility] : []),
		...(locale !== undefined && theirs !== undefined && theirs !== locale
			? [{ kind: "language", theirs } as const]
			: []),
		...(movedTo === null ? [] : [{ kind: "moved", to: movedTo } as const]),
	];
}

/** True if visitors don't see the target or can't read its language. A redirect is only worth a note. */
export function isWarning({ kind }: LinkNote): boolean {
	return kind !== "moved";
}
