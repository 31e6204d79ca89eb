// Reads a passport: its parts as a tree, and the entries that a reader may see.

import type {
	PassportEvent,
	PassportPart,
	PassportReader,
	PassportSettings,
} from "@hub/shared-contracts/content/prototype-passport";

/** Parts of a page about a part. */
export const TABS = ["facts", "history", "claims"] as const;
export type PassportTab = (typeof TABS)[number];

export const READERS = ["public", "owner", "authority"] as const satisfies readonly PassportReader[];

/** The selected part and the reader. */
export interface PassportPlace {
	readonly part: PassportPart;
	readonly reader: PassportReader;
	readonly tab: PassportTab;
}

/** Reads the place from an address. Defaults to the first choices. */
export function placeIn(
	{ parts }: PassportSettings,
	get: (name: string) => string | undefined,
): PassportPlace | undefined {
	const part = parts.find(({ id }) => id === get("part")) ?? parts[0];
	if (!part) return undefined;
	return {
		part,
		reader: READERS.find((reader) => reader === get("role")) ?? "public",
		tab: TABS.find((tab) => tab === get("tab")) ?? "facts",
	};
}

/** A part with its components. */
export interface PartNode {
	readonly part: PassportPart;
	readonly within: readonly PartNode[];
}

/** Arranges parts as a tree with the product as its only root. */
export function treeOf(parts: readonly PassportPart[], root?: string): readonly PartNode[] {
	return parts.filter((part) => part.in === root).map((part) => ({ part, within: treeOf(parts, part.id) }));
}

/** Returns the ids of a part and of the parts around it, the product first. */
export function wayTo(parts: readonly PassportPart[], id: string): readonly string[] {
	const part = parts.find((one) => one.id === id);
	if (!part) return [];
	return [...(part.in === undefined ? [] : wayTo(parts, part.in)), id];
}

/** Returns the ids of a part and of its components. */
export function allWithin(parts: readonly PassportPart[], id: string): ReadonlySet<string> {
	return new Set(parts.filter((part) => wayTo(parts, part.id).includes(id)).map((part) => part.id));
}

/** Splits a list into the entries that a reader may see and the number of hidden ones. */
export function readableBy<Entry extends { readonly for?: readonly PassportReader[] | undefined }>(
	list: readonly Entry[],
	reader: PassportReader,
): { readonly seen: readonly Entry[]; readonly hidden: number } {
	const seen = list.filter((entry) => entry.for === undefined || entry.for.includes(reader));
	return { seen, hidden: list.length - seen.length };
}

/** Returns the events of a part and its components, newest first. */
export function historyOf({ parts, events }: PassportSettings, id: string): readonly PassportEvent[] {
	const within = allWithin(parts, id);
	return events.filter(({ part }) => within.has(part)).toSorted((one, other) => other.on.localeCompare(one.on));
}
