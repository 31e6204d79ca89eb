// Finds a phrase in all entries of a language that an editor may change.

import { createHash } from "node:crypto";
import { momentOf } from "@hub/content-model/cms/row";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { locationOf } from "../editing/problem-words.ts";
import { type Row, textOf } from "../entries/row.ts";
import { type Occurrence, occurrencesIn } from "./occurrences.ts";
import { wordsOf } from "./own-words.ts";
import { BATCH_SIZE, type Draft, type Entry, type EntryReader } from "./searched-entries.ts";

/** Maximum number of matches in a response. Exceeds what an editor looks through. */
export const MAX_OCCURRENCES = 500;

/** Maximum number of searched entries. */
const MAX_ENTRIES = 20_000;

/** Time limit of the search in ms. The editor waits meanwhile. */
const TIMEOUT_MS = 8_000;

/** A match as shown to an editor. */
export interface DescribedOccurrence extends Pick<Occurrence, "before" | "found" | "after" | "beginsSentence"> {
	/** Identifies the match in a request to replace. */
	readonly key: string;
	/** The version with the match: the entry or its unpublished draft. */
	readonly of: "entry" | "draft";
	/** Position with the form's names: “Section 1, Steps: Heading”. */
	readonly where: string;
	/** True for a match in the entry whose field the draft overrides. */
	readonly isOverridden: boolean;
}

export interface FoundEntry {
	readonly collection: string;
	/** `+` for an entry that has only a draft. */
	readonly id: string;
	/** Id of its unpublished draft; null if there is none. */
	readonly version: string | null;
	/** True if the draft changes anything. */
	readonly hasEdits: boolean;
	readonly name: string;
	readonly standing: "shown" | "planned" | "over" | "draft" | "archived";
	/** True if the collection has drafts beside published entries. */
	readonly hasDrafts: boolean;
	/** Fingerprint that changes when the entry changes. */
	readonly mark: string;
	readonly places: readonly DescribedOccurrence[];
}

export interface Found {
	readonly entries: readonly FoundEntry[];
	/** False if the search stopped at a limit of matches, entries or time. */
	readonly isComplete: boolean;
}

export interface Search {
	readonly collections: readonly CollectionDefinition[];
	readonly locale: Locale;
	readonly pattern: RegExp;
	readonly reader: EntryReader;
	/** True if the editor may change an entry. */
	mayChange(definition: CollectionDefinition, id: string | undefined): Promise<boolean>;
	/** In ms. */
	now(): number;
}

/** Searches the entries of a language, one collection after the other. */
export async function findOccurrences({
	collections,
	locale,
	pattern,
	reader,
	mayChange,
	now,
}: Search): Promise<Found> {
	const entries: FoundEntry[] = [];
	const begin = now();
	let searched = 0;
	let room = MAX_OCCURRENCES;
	const isOver = () => room <= 0 || searched >= MAX_ENTRIES || now() - begin > TIMEOUT_MS;
	const searchEntry = async (definition: CollectionDefinition, entry: Entry): Promise<void> => {
		searched += 1;
		const all = describedOccurrences(definition, entry, pattern);
		if (all.length === 0 || !(await mayChange(definition, entry.row ? String(entry.row.id) : undefined))) return;
		const occurrences = all.slice(0, room);
		// Matches beyond the limit are not replaced either.
		room -= all.length;
		entries.push({ ...headOf(definition, entry, now()), mark: markOf(definition, entry), places: occurrences });
	};
	for (const definition of collections) {
		if (isOver()) break;
		const drafts = await reader.drafts(definition);
		const beside = new Map(drafts.flatMap((draft) => (draft.item === null ? [] : [[draft.item, draft] as const])));
		for (let page = 1; !isOver(); page += 1) {
			const rows = await reader.page(definition, locale, page);
			for (const row of rows) {
				if (isOver()) break;
				await searchEntry(definition, { row, draft: beside.get(String(row.id)) });
			}
			if (rows.length < BATCH_SIZE) break;
		}
		for (const draft of drafts) {
			if (isOver()) break;
			if (draft.item === null && draft.values.locale === locale)
				await searchEntry(definition, { row: undefined, draft });
		}
	}
	return { entries, isComplete: !isOver() };
}

/** Returns the key of a match. */
export const occurrenceKey = (of: DescribedOccurrence["of"], field: string, index: number): string =>
	`${of}/${field}/${index}`;

/** Fingerprint of an entry's status, text and draft. */
export function markOf(definition: CollectionDefinition, { row, draft }: Entry): string {
	const content = [row ? [row.status, wordsOf(definition, row)] : null, wordsOf(definition, draft?.values ?? {})];
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/** True if a draft overrides a field. */
export function isOverridden(draft: Draft | undefined, field: string): boolean {
	return draft !== undefined && field in draft.values;
}

function describedOccurrences(
	definition: CollectionDefinition,
	{ row, draft }: Entry,
	pattern: RegExp,
): readonly DescribedOccurrence[] {
	const describe = (of: DescribedOccurrence["of"], values: Row): DescribedOccurrence[] =>
		occurrencesIn(definition, values, pattern).map(({ field, index, path, ...words }) => ({
			key: occurrenceKey(of, field, index),
			of,
			where: inWords(path, { definition, after: values }),
			...words,
			isOverridden: of === "entry" && isOverridden(draft, field),
		}));
	return [...(row ? describe("entry", row) : []), ...(draft ? describe("draft", draft.values) : [])];
}

/** Names a location like the form, in the editor's language. */
function inWords(...[path, row]: Parameters<typeof locationOf>): string {
	const { block, parents, field = "" } = locationOf(path, row);
	const words = [[block, ...parents].filter(Boolean).join(", "), field].filter(Boolean).join(": ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function headOf(
	definition: CollectionDefinition,
	{ row, draft }: Entry,
	now: number,
): Omit<FoundEntry, "mark" | "places"> {
	const name = nameField(definition);
	return {
		collection: definition.collection,
		id: row ? String(row.id) : "+",
		version: draft?.id ?? null,
		hasEdits: draft !== undefined && Object.keys(draft.values).some((field) => field in definition.fields),
		name: (row && textOf(row, name)) || (draft ? textOf(draft.values, name) : ""),
		standing: row ? visibilityOf(row, now) : "draft",
		hasDrafts: definition.versions ?? false,
	};
}

function visibilityOf({ status, publish_at, unpublish_at }: Row, now: number): FoundEntry["standing"] {
	if (status === "archived") return "archived";
	if (status !== "published") return "draft";
	if ((momentOf(unpublish_at) ?? Number.POSITIVE_INFINITY) <= now) return "over";
	return (momentOf(publish_at) ?? 0) > now ? "planned" : "shown";
}
