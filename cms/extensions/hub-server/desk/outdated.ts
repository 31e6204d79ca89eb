// Finds outdated translations: the original's text changed after the translation was last saved. Directus' revisions
// list the changed texts for a month; for older changes, only dates are compared.

import { ageOfTranslation, originalOf, SAME_CHANGE_MS } from "@hub/content-model/cms/translation-age";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { isOwnField, ownTextNames } from "@hub/content-model/collections/own-texts";
import type { Knex } from "knex";
import { definitionOf } from "../entries/change.ts";
import type { EntryHead } from "./entry-heads.ts";
import { readSaves, readStates, type Save, type State } from "./saved-states.ts";

/** Pairs per query, and maximum per call. Beyond that, only dates are compared. */
const BATCH_SIZE = 100;
const MAX_PAIRS = 500;

/** Maximum number of cached results. */
const MAX_REMEMBERED = 10_000;

/** Changed text of an original. */
export interface TextChange {
	readonly field: string;
	/** Undefined if it is no longer known. */
	readonly before: unknown;
	readonly after: unknown;
}

/** One language of an entry. Times in ms. */
export interface EntryLanguage extends EntryHead {
	/** Time of the first change of the original's text after this translation was saved; null if it is up to date. */
	readonly outdatedSince: number | null;
	/** Changes of the original's text since then; null if they are no longer known. */
	readonly changes: readonly TextChange[] | null;
}

/** Outdated translation. Times in ms. */
export interface Outdated {
	/** Time of the first change of the original's text since then. */
	readonly since: number;
	readonly saved: number;
	/** Undefined if only dates are known. */
	readonly changes: readonly TextChange[] | undefined;
}

interface Pair {
	readonly original: EntryHead;
	readonly translation: EntryHead;
}

export interface OutdatedTranslations {
	/**
	 * Returns the outdated translations among entries, by id, without changed texts.
	 * @param heads entries with all of their languages
	 */
	among(heads: readonly EntryHead[]): Promise<ReadonlyMap<string, Omit<Outdated, "changes">>>;
	/** Returns the outdated translations of one entry, by id. @param languages all of its languages */
	of(languages: readonly EntryHead[]): Promise<ReadonlyMap<string, Outdated>>;
}

/** Creates the finder. It caches results until one of the two entries is changed. */
export function openOutdated(database: Knex): OutdatedTranslations {
	const remembered = new Map<string, Omit<Outdated, "changes"> | undefined>();
	const keyOf = ({ original, translation }: Pair) =>
		[original.id, original.changed, translation.id, translation.changed].join(" ");

	const judge = async (pairs: readonly Pair[]): Promise<ReadonlyMap<string, Outdated>> => {
		const found = new Map<string, Outdated>();
		for (const [collection, own] of Map.groupBy(pairs, ({ original }) => original.collection)) {
			const definition = definitionOf(collection);
			if (!definition) continue;
			for (let at = 0; at < own.length; at += BATCH_SIZE) {
				const some = own.slice(at, at + BATCH_SIZE);
				const ids = some.flatMap(({ original, translation }) => [original.id, translation.id]);
				const saves = await readSaves(database, collection, ids);
				const histories = some.map((pair) => ({ pair, ...pairHistory(pair, saves, definition) }));
				const states = await readStates(
					database,
					histories.flatMap(({ seen, later }) => [seen, later.at(-1)].flatMap((one) => one?.revision ?? [])),
				);
				for (const one of histories) {
					const outdated = verdictOn(one, states, definition);
					if (outdated) found.set(one.pair.translation.id, outdated);
				}
			}
		}
		return found;
	};

	return {
		of: (languages) => judge(pairsOf(languages)),
		async among(heads) {
			const entries = Map.groupBy(
				heads.filter(({ key }) => key !== ""),
				({ collection, key }) => `${collection}/${key}`,
			);
			const pairs = [...entries.values()].flatMap(pairsOf);
			const unknown = pairs
				.filter((pair) => !remembered.has(keyOf(pair)))
				.toSorted((one, other) => other.original.changed - one.original.changed)
				.slice(0, MAX_PAIRS);
			const judged = await judge(unknown);
			if (remembered.size + unknown.length > MAX_REMEMBERED) remembered.clear();
			for (const pair of unknown) {
				const { since, saved } = judged.get(pair.translation.id) ?? {};
				remembered.set(keyOf(pair), since === undefined || saved === undefined ? undefined : { since, saved });
			}
			return new Map(
				pairs.flatMap((pair) => {
					const key = keyOf(pair);
					const verdict = remembered.has(key) ? remembered.get(key) : byDates(pair);
					return verdict ? [[pair.translation.id, verdict] as const] : [];
				}),
			);
		},
	};
}

/** Returns translations that may be outdated according to their dates, with their originals. */
function pairsOf(languages: readonly EntryHead[]): readonly Pair[] {
	const original = originalOf(languages);
	if (!original) return [];
	return languages.flatMap((translation) => {
		const age = ageOfTranslation(translation, languages);
		return age === "outdated" || age === "together" ? [{ original, translation }] : [];
	});
}

function byDates({ original, translation }: Pair): Outdated | undefined {
	if (original.changed - translation.changed <= SAME_CHANGE_MS) return undefined;
	return { since: original.changed, saved: translation.changed, changes: undefined };
}

/** Saves of a pair, relative to the translation's last save. */
export interface PairHistory {
	/** In ms. */
	readonly saved: number;
	/** Last save of the original before that; undefined if it is no longer known. */
	readonly seen: Save | undefined;
	/** Later saves of the original, in order. */
	readonly later: readonly Save[];
}

/**
 * Reads the saves of a pair. Saves of shared fields alone are ignored, because they may apply to all languages.
 * @param saves saves of both entries, in order
 */
export function pairHistory(
	{
		original,
		translation,
	}: { readonly original: Pick<EntryHead, "id">; readonly translation: Pick<EntryHead, "id" | "created" | "changed"> },
	saves: readonly Save[],
	definition: CollectionDefinition,
): PairHistory {
	const own = saves.filter(({ item }) => item === translation.id);
	const last = own.findLast(({ isNew, fields }) => isNew || fields.some((name) => isOwnField(definition, name)));
	const saved = last?.at ?? (own.length > 0 ? translation.created : translation.changed);
	const states = saves.filter(({ item }) => item === original.id);
	return {
		saved,
		seen: states.findLast(({ at }) => at <= saved + SAME_CHANGE_MS),
		later: states.filter(({ at }) => at > saved + SAME_CHANGE_MS),
	};
}

/**
 * Compares the original's texts after its last seen and its latest save.
 * @param states values by revision
 * @returns undefined if the translation is up to date
 */
export function verdictOn(
	{ pair, saved, seen, later }: PairHistory & { readonly pair: Pair },
	states: ReadonlyMap<number, State>,
	definition: CollectionDefinition,
): Outdated | undefined {
	if (!seen && later.length === 0) return byDates(pair);
	const [before, after] = [seen, later.at(-1)].map((one) => (one ? states.get(one.revision) : undefined));
	const changes = ownTextNames(definition).flatMap((field): TextChange[] => {
		const isSaved = later.some(({ fields }) => fields.includes(field));
		if (!isSaved || !after) return [];
		if (before && isSame(before[field], after[field])) return [];
		return [{ field, before: before && (before[field] ?? null), after: after[field] ?? null }];
	});
	const since = later.findLast(({ fields }) => changes.some(({ field }) => fields.includes(field)))?.at;
	return since === undefined ? undefined : { since, saved, changes };
}

/** True if two values are equal. All empty values count as equal. */
function isSame(one: unknown, other: unknown): boolean {
	const serialized = (value: unknown) =>
		JSON.stringify(value === "" || (Array.isArray(value) && value.length === 0) ? null : (value ?? null));
	return serialized(one) === serialized(other);
}
