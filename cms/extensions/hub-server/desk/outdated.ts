// Whether a translation still says what its original says: by the texts of the original that were changed since the translation was last
// saved. Directus notes every state of every entry for a month; where it has none, dates decide.

import { ageOfTranslation, ONE_ACT, originalOf } from "@hub/content-model/cms/translations";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { isOwnField, ownTextNames } from "@hub/content-model/collections/own-texts";
import type { Knex } from "knex";
import { definitionOf } from "../editing/change.ts";
import type { EntryHead } from "./entry-heads.ts";
import { type Noted, notedStates, readStates, type State } from "./noted-states.ts";

/** How many pairs are looked up at once, and at most in one reading: beyond that, dates decide. */
const AT_ONCE = 100;
const MOST = 500;

/** How many verdicts are remembered. */
const MAX_REMEMBERED = 10_000;

/** A text of an original that says something else than when its translation was last saved. */
export interface TextChange {
	readonly field: string;
	/** Undefined where it is not known any more. */
	readonly before: unknown;
	readonly after: unknown;
}

/** An outdated translation. Moments in ms. */
export interface Outdated {
	/** When the original's text was last changed. */
	readonly since: number;
	/** When the translation was last saved. */
	readonly saved: number;
	/** Undefined where only dates are known. */
	readonly changes: readonly TextChange[] | undefined;
}

/** A translation beside its original. */
interface Pair {
	readonly original: EntryHead;
	readonly translation: EntryHead;
}

/** Finds outdated translations. */
export interface OutdatedTranslations {
	/** Those among some entries, by their ids, without the changed texts. @param heads entries with all of their languages */
	among(heads: readonly EntryHead[]): Promise<ReadonlyMap<string, Omit<Outdated, "changes">>>;
	/** Those of one entry, by their ids. @param languages all of its languages */
	of(languages: readonly EntryHead[]): Promise<ReadonlyMap<string, Outdated>>;
}

/** Opens the look through what Directus notes. What it finds holds until one of two entries is changed, and is remembered until then. */
export function openOutdated(database: Knex): OutdatedTranslations {
	const remembered = new Map<string, Omit<Outdated, "changes"> | undefined>();
	const keyOf = ({ original, translation }: Pair) => [original.id, original.changed, translation.id, translation.changed].join(" ");

	const judge = async (pairs: readonly Pair[]): Promise<ReadonlyMap<string, Outdated>> => {
		const found = new Map<string, Outdated>();
		for (const [collection, own] of Map.groupBy(pairs, ({ original }) => original.collection)) {
			const definition = definitionOf(collection);
			if (!definition) continue;
			for (let at = 0; at < own.length; at += AT_ONCE) {
				const some = own.slice(at, at + AT_ONCE);
				const ids = some.flatMap(({ original, translation }) => [original.id, translation.id]);
				const noted = await notedStates(database, collection, ids);
				const histories = some.map((pair) => ({ pair, ...pairHistory(pair, noted, definition) }));
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
				.slice(0, MOST);
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

/** The translations of an entry that dates do not clear, each with its original. */
function pairsOf(languages: readonly EntryHead[]): readonly Pair[] {
	const original = originalOf(languages);
	if (!original) return [];
	return languages.flatMap((translation) => {
		const age = ageOfTranslation(translation, languages);
		return age === "outdated" || age === "together" ? [{ original, translation }] : [];
	});
}

function byDates({ original, translation }: Pair): Outdated | undefined {
	if (original.changed - translation.changed <= ONE_ACT) return undefined;
	return { since: original.changed, saved: translation.changed, changes: undefined };
}

/** What was noted of a pair, seen from the translation's last save. */
export interface PairHistory {
	/** When the translation was last saved, in ms. */
	readonly saved: number;
	/** The last state of the original until then; undefined where it is not known any more. */
	readonly seen: Noted | undefined;
	/** What was saved of the original since, in order. */
	readonly later: readonly Noted[];
}

/**
 * Reads what was noted of a pair. A save of nothing but shared facts says nothing of texts: it may have been for both languages at once.
 * @param noted of both, in order
 */
export function pairHistory(
	{
		original,
		translation,
	}: { readonly original: Pick<EntryHead, "id">; readonly translation: Pick<EntryHead, "id" | "created" | "changed"> },
	noted: readonly Noted[],
	definition: CollectionDefinition,
): PairHistory {
	const own = noted.filter(({ item }) => item === translation.id);
	const last = own.findLast(({ isNew, fields }) => isNew || fields.some((name) => isOwnField(definition, name)));
	const saved = last?.at ?? (own.length > 0 ? translation.created : translation.changed);
	const states = noted.filter(({ item }) => item === original.id);
	return {
		saved,
		seen: states.findLast(({ at }) => at <= saved + ONE_ACT),
		later: states.filter(({ at }) => at > saved + ONE_ACT),
	};
}

/** Says whether a pair's translation is outdated. @param states what was stored, by revision */
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

/** Whether two values say the same; nothing is nothing, in whatever way it is stored. */
function isSame(one: unknown, other: unknown): boolean {
	const said = (value: unknown) =>
		JSON.stringify(value === "" || (Array.isArray(value) && value.length === 0) ? null : (value ?? null));
	return said(one) === said(other);
}
