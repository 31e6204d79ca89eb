// Creates the draft of a translation: the values of its original, with references and links to entries in the new
// language.

import { momentOf } from "@hub/content-model/cms/row";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { definitionOf } from "../entries/change.ts";
import { type Row, textOf } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import type { SearchSources } from "../links/choices.ts";
import { translatedLinks } from "./translated-links.ts";

/** Fields that each language has for itself. The slug follows from the translated title. */
const OWN: ReadonlySet<string> = new Set(["locale", "status", "slug"]);

/** Fields of the publication period. Future times apply to all languages, so that none appears before the others. */
const MOMENTS: ReadonlySet<string> = new Set(["publish_at", "unpublish_at"]);

/** Data sources of a draft. */
interface DraftSources extends SearchSources {
	/** In ms. */
	readonly now: number;
}

/** Returns the values of a draft in another language. @param original the stored values */
export async function translatedDraft(
	definition: CollectionDefinition,
	original: Row,
	locale: Locale,
	{ rows, site, database, now }: DraftSources,
): Promise<Record<string, unknown>> {
	const values: Record<string, unknown> = { locale, status: "draft" };
	if ("slug" in definition.fields) values.slug = null;
	for (const [name, { kind, column, meta, relation, through }] of Object.entries(definition.fields)) {
		const isSortField = name === definition.sortField;
		if ((kind === "system" && !isSortField) || meta.readonly || OWN.has(name)) continue;
		if (MOMENTS.has(name)) {
			const moment = momentOf(original[name]);
			values[name] = moment !== undefined && moment > now ? original[name] : null;
		} else if (through) {
			const ids: { id: string }[] = await database(through.collection)
				.select({ id: through.field })
				.where(`${definition.collection}_id`, String(original.id))
				.orderBy("sort");
			const translations = await translationsOf(
				through.collection,
				through.field,
				ids.map(({ id }) => id),
				locale,
				rows,
			);
			values[name] = translations.map((id, sort) => ({ [through.field]: id, sort }));
		} else if (column !== null && relation && isTranslated(relation.to)) {
			const target = textOf(original, name);
			values[name] = target === "" ? null : ((await inLanguage(relation.to, [target], locale, rows))[0] ?? null);
		} else if (column !== null) values[name] = original[name] ?? null;
	}
	return { ...values, ...(await translatedLinks(definition, original, locale, { rows, site })) };
}

function isTranslated(collection: string): boolean {
	return "translation_key" in (definitionOf(collection)?.fields ?? {});
}

/** Replaces the entries that a junction table lists by their translations, if its collection has languages. */
async function translationsOf(
	junction: string,
	field: string,
	ids: readonly string[],
	locale: Locale,
	rows: StoredRows,
): Promise<readonly string[]> {
	const to = definitionOf(junction)?.fields[field]?.relation?.to ?? "";
	return isTranslated(to) ? inLanguage(to, ids, locale, rows) : ids;
}

/** Returns the translations of entries in a language, in the same order. Entries without a translation are left out. */
async function inLanguage(
	collection: string,
	ids: readonly string[],
	locale: Locale,
	rows: StoredRows,
): Promise<string[]> {
	const definition = definitionOf(collection);
	if (!definition || ids.length === 0) return [];
	const targets = await rows.list(definition, { id: { _in: [...ids] } });
	const keyOf = new Map(targets.map((row) => [String(row.id), textOf(row, "translation_key")]));
	const keys = [...new Set(keyOf.values())].filter((key) => key !== "");
	const found = await rows.list(definition, {
		_and: [{ translation_key: { _in: keys } }, { locale: { _eq: locale } }],
	});
	const translation = new Map(found.map((row) => [textOf(row, "translation_key"), String(row.id)]));
	return ids.flatMap((id) => translation.get(keyOf.get(id) ?? "") ?? []);
}
