// Which of the found places are replaced: all that can be, but those that an editor left out.

import type { ChosenEntry, FoundEntry, FoundPlace, How } from "./read-replace.ts";

/** Names an entry among all that were found. */
export function keyOf({ collection, id, version }: FoundEntry): string {
	return `${collection}/${id}/${version ?? ""}`;
}

/** Why nothing can be replaced at a place in this way; undefined where it can be. */
export function hindranceAt(entry: FoundEntry, place: FoundPlace, how: How): "undraftable" | "overridden" | undefined {
	const isPublished = entry.standing === "shown" || entry.standing === "planned" || entry.standing === "over";
	if (how === "publish" || place.of === "draft" || !isPublished) return undefined;
	if (!entry.hasDrafts) return "undraftable";
	return place.isOverridden ? "overridden" : undefined;
}

/** A place among all that were found. */
export function placeKeyOf(entry: FoundEntry, place: FoundPlace): string {
	return `${keyOf(entry)}/${place.key}`;
}

/** The entries in which something is replaced. @param leftOut the keys of places that an editor left out */
export function chosenOf(entries: readonly FoundEntry[], how: How, leftOut: ReadonlySet<string>): readonly ChosenEntry[] {
	return entries.flatMap((entry) => {
		const places = entry.places.filter(
			(place) => hindranceAt(entry, place, how) === undefined && !leftOut.has(placeKeyOf(entry, place)),
		);
		return places.length === 0 ? [] : [{ entry, places }];
	});
}
