// The beginning of a translation: a draft with everything that its original says, and the other language's entries where it points or links
// to some.

import type { EventContext } from "@directus/types";
import { momentOf } from "@hub/content-model/cms/row";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { definitionOf } from "../editing/change.ts";
import { type Row, textOf } from "../editing/row.ts";
import type { StoredRows } from "../editing/stored-rows.ts";
import { type LinkSources, translatedLinks } from "./translated-links.ts";

/** What each language has for itself. The slug follows from the title once that is translated. */
const OWN: ReadonlySet<string> = new Set(["locale", "status", "slug"]);

/** When an entry comes and goes. What is to come goes for all languages: none is to be seen before the others. */
const MOMENTS: ReadonlySet<string> = new Set(["publish_at", "unpublish_at"]);

/** What is asked for the answer. */
export interface DraftSources extends LinkSources {
	readonly database: EventContext["database"];
	/** In ms. */
	readonly now: number;
}

/** The values of a draft in another language, as Directus takes them. @param original as it is stored */
export async function translatedDraft(
	definition: CollectionDefinition,
	original: Row,
	locale: Locale,
	{ rows, site, database, now }: DraftSources,
): Promise<Record<string, unknown>> {
	const values: Record<string, unknown> = { locale, status: "draft" };
	if ("slug" in definition.fields) values.slug = null;
	for (const [name, { kind, column, meta, relation, through }] of Object.entries(definition.fields)) {
		const isPlace = name === definition.sortField;
		if ((kind === "system" && !isPlace) || meta.readonly || OWN.has(name)) continue;
		if (MOMENTS.has(name)) {
			const moment = momentOf(original[name]);
			values[name] = moment !== undefined && moment > now ? original[name] : null;
		} else if (through) {
			const ids: { id: string }[] = await database(through.collection)
				.select({ id: through.field })
				.where(`${definition.collection}_id`, String(original.id))
				.orderBy("sort");
			const partners = await partnersOf(
				through.collection,
				through.field,
				ids.map(({ id }) => id),
				locale,
				rows,
			);
			values[name] = partners.map((id, sort) => ({ [through.field]: id, sort }));
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

/** The rows that a table between two collections leads to, in another language. */
async function partnersOf(
	junction: string,
	field: string,
	ids: readonly string[],
	locale: Locale,
	rows: StoredRows,
): Promise<readonly string[]> {
	const to = definitionOf(junction)?.fields[field]?.relation?.to ?? "";
	return isTranslated(to) ? inLanguage(to, ids, locale, rows) : ids;
}

/** The partners of some entries in a language, in the same order, without those that have none. */
async function inLanguage(collection: string, ids: readonly string[], locale: Locale, rows: StoredRows): Promise<string[]> {
	const definition = definitionOf(collection);
	if (!definition || ids.length === 0) return [];
	const targets = await rows.list(definition, { id: { _in: [...ids] } });
	const keyOf = new Map(targets.map((row) => [String(row.id), textOf(row, "translation_key")]));
	const keys = [...new Set(keyOf.values())].filter((key) => key !== "");
	const found = await rows.list(definition, { _and: [{ translation_key: { _in: keys } }, { locale: { _eq: locale } }] });
	const partner = new Map(found.map((row) => [textOf(row, "translation_key"), String(row.id)]));
	return ids.flatMap((id) => partner.get(keyOf.get(id) ?? "") ?? []);
}
