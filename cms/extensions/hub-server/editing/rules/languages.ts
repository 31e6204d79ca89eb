// Requires that an entry and the entries that it shows have the same language: an English article has the author's
// English entry.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import { type Change, definitionOf, touches } from "../../entries/change.ts";
import { type Row, relatedId, textOf } from "../../entries/row.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import type { Reason } from "../../wording/refusal.ts";
import { fieldName, languageName, listedUpTo, nameOf, nameWithCollection, translate } from "../../wording/wording.ts";
import type { Facts } from "./rule.ts";

/** Field that refers to a translatable entry. */
interface Pointer {
	readonly field: string;
	readonly to: CollectionDefinition;
}

/** Refuses a relation between entries of different languages. */
export async function languageMixError(change: Change, { rows }: Facts): Promise<Reason | undefined> {
	const { definition, after } = change;
	if (definition.junction) return junctionLanguageError(change, rows);
	if (!isTranslated(definition) || textOf(after, "locale") === "") return undefined;
	for (const { field, to } of pointersOf(definition)) {
		if (!touches(change, "locale", field)) continue;
		const entry = await entryAt(after[field], to, rows);
		if (entry && differs(entry, after)) return otherLanguage(field, nameOf(to, entry), entry, after);
	}
	return languageChangeError(change, rows);
}

/** Refuses an entry that another one lists twice. @param change of the junction table */
export async function repeatedItemError(change: Change, { rows }: Facts): Promise<Reason | undefined> {
	const { definition, id, after } = change;
	const join = joinOf(definition);
	if (!join || !touches(change, join.owner.field, join.listed.field)) return undefined;
	const [owner, entry] = [relatedId(after[join.owner.field]), relatedId(after[join.listed.field])];
	if (owner === undefined || entry === undefined) return undefined;
	const filter = { _and: [{ [join.owner.field]: { _eq: owner } }, { [join.listed.field]: { _eq: entry } }] };
	const twins = (await rows.list(definition, filter)).filter((row) => row.id !== id);
	if (twins.length === 0) return undefined;
	const row = await entryAt(entry, join.listed.to, rows);
	const name = row ? nameOf(join.listed.to, row) : translate("language.entry");
	return { at: join.as, reason: translate("language.twice", { field: fieldName(join.as), name }) };
}

/** Returns the parts of a junction table: the listing collection, the listed one, and the field that shows the list. */
function joinOf(definition: CollectionDefinition) {
	if (!definition.junction) return undefined;
	const pointers = pointersOf(definition);
	const as = (pointer: Pointer) => definition.fields[pointer.field]?.relation?.one_field;
	const owner = pointers.find((pointer) => as(pointer) !== undefined);
	const listed = pointers.find((pointer) => as(pointer) === undefined);
	return owner && listed ? { owner, listed, as: as(owner) ?? "" } : undefined;
}

async function junctionLanguageError(change: Change, rows: StoredRows): Promise<Reason | undefined> {
	const join = joinOf(change.definition);
	if (!join || !touches(change, join.owner.field, join.listed.field)) return undefined;
	const [owner, entry] = await Promise.all([
		entryAt(change.after[join.owner.field], join.owner.to, rows),
		entryAt(change.after[join.listed.field], join.listed.to, rows),
	]);
	return owner && entry && differs(owner, entry)
		? otherLanguage(join.as, nameOf(join.listed.to, entry), entry, owner)
		: undefined;
}

/**
 * Refuses a change of language while other entries in the former language list or show the entry, or are listed by it.
 */
async function languageChangeError(
	{ definition, before, after }: Change,
	rows: StoredRows,
): Promise<Reason | undefined> {
	if (!before || textOf(before, "locale") === textOf(after, "locale")) return undefined;
	const id = String(before.id);
	const found = await Promise.all(
		collections.flatMap((other) => {
			const join = joinOf(other);
			const pointers = pointersOf(other).filter(({ to }) => to === definition);
			return pointers.map(async ({ field }) => {
				const pointing = await rows.list(other, { _and: [{ [field]: { _eq: id } }] });
				if (!join) return isTranslated(other) ? pointing.map((row) => ({ row, of: other })) : [];
				const far = field === join.owner.field ? join.listed : join.owner;
				const left = field === join.owner.field ? remaining(pointing, after[join.as], far.field) : pointing;
				const ids = left.map((row) => String(row[far.field]));
				return ids.length === 0
					? []
					: (await rows.list(far.to, { id: { _in: ids } })).map((row) => ({ row, of: far.to }));
			});
		}),
	);
	const behind = found.flat().filter(({ row }) => differs(row, after));
	if (behind.length === 0) return undefined;
	const names = [...new Set(behind.map(({ row, of }) => nameWithCollection(of, row)))];
	const values = { language: languageName(after.locale), entries: listedUpTo(names) };
	return { at: "locale", reason: translate("language.behind", values) };
}

/**
 * Returns the rows of a list that a save keeps: all if it does not contain the list. Written rows are checked
 * separately.
 */
function remaining(stored: readonly Row[], written: unknown, listed: string): readonly Row[] {
	const namesAnother = (row: unknown) => typeof row === "object" && row !== null && listed in row;
	if (Array.isArray(written)) {
		const retained = new Set(written.filter((row) => !namesAnother(row)).map(relatedId));
		return stored.filter((row) => retained.has(String(row.id)));
	}
	if (typeof written !== "object" || written === null) return stored;
	const { delete: gone, update: changed } = written as { readonly delete?: unknown; readonly update?: unknown };
	const out = new Set(
		[...(Array.isArray(gone) ? gone : []), ...(Array.isArray(changed) ? changed.filter(namesAnother) : [])].map(
			relatedId,
		),
	);
	return stored.filter((row) => !out.has(String(row.id)));
}

function pointersOf({ fields }: CollectionDefinition): Pointer[] {
	return Object.entries(fields).flatMap(([field, { relation }]) => {
		const to = relation && definitionOf(relation.to);
		return to && isTranslated(to) ? [{ field, to }] : [];
	});
}

function isTranslated({ fields }: CollectionDefinition): boolean {
	return "translation_key" in fields && "locale" in fields;
}

/** Returns the entry that a field refers to, including values that the same save writes to it. */
async function entryAt(value: unknown, to: CollectionDefinition, rows: StoredRows): Promise<Row | undefined> {
	const id = relatedId(value);
	const [stored] = id === undefined ? [] : await rows.list(to, { id: { _eq: id } });
	const written = typeof value === "object" && value !== null ? (value as Row) : {};
	return stored || "locale" in written ? { ...stored, ...written } : undefined;
}

function differs(one: Row, other: Row): boolean {
	const [first, second] = [textOf(one, "locale"), textOf(other, "locale")];
	return first !== "" && second !== "" && first !== second;
}

function otherLanguage(field: string, name: string, entry: Row, owner: Row): Reason {
	const [theirs, ours] = [languageName(entry.locale), languageName(owner.locale)];
	return { at: field, reason: translate("language.not-in", { field: fieldName(field), name, theirs, ours }) };
}
