// Selects the occurrences to replace: all that can be replaced, except those that the editor excluded.

import type { DescribedOccurrence, FoundEntry } from "../../../hub-server/replace/find-occurrences.ts";
import type { ChosenEntry, ReplaceMode } from "./read-replace.ts";

/** Returns a key of an entry, unique within a search. */
export function keyOf({ collection, id, version }: FoundEntry): string {
	return `${collection}/${id}/${version ?? ""}`;
}

/** Returns why an occurrence cannot be replaced in this mode, or undefined. */
export function obstacleTo(
	entry: FoundEntry,
	occurrence: DescribedOccurrence,
	how: ReplaceMode,
): "undraftable" | "overridden" | undefined {
	const isPublished = entry.standing === "shown" || entry.standing === "planned" || entry.standing === "over";
	if (how === "publish" || occurrence.of === "draft" || !isPublished) return undefined;
	if (!entry.hasDrafts) return "undraftable";
	return occurrence.isOverridden ? "overridden" : undefined;
}

/** Returns a key of an occurrence, unique within a search. */
export function occurrenceKeyOf(entry: FoundEntry, occurrence: DescribedOccurrence): string {
	return `${keyOf(entry)}/${occurrence.key}`;
}

/** Returns the entries with occurrences to replace. @param excluded keys of excluded occurrences */
export function chosenEntries(
	entries: readonly FoundEntry[],
	how: ReplaceMode,
	excluded: ReadonlySet<string>,
): readonly ChosenEntry[] {
	return entries.flatMap((entry) => {
		const places = entry.places.filter(
			(occurrence) =>
				obstacleTo(entry, occurrence, how) === undefined && !excluded.has(occurrenceKeyOf(entry, occurrence)),
		);
		return places.length === 0 ? [] : [{ entry, places }];
	});
}
