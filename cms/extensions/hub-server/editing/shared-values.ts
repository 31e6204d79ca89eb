// Keeps shared values of an entry's languages equal. A new entry copies them from a translation, and a change applies
// to all. For events, hub-server/registrations does the latter, together with notifying participants.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { sharedNames } from "@hub/content-model/collections/shared-fields";
import { type Row, textOf } from "../entries/row.ts";
import type { StoredRows } from "../entries/stored-rows.ts";
import { isEmpty } from "./derived-values.ts";

/** Returns the shared values that a new entry leaves out, from its entry in another language. */
export async function valuesFromTranslation(
	definition: CollectionDefinition,
	values: Row,
	rows: StoredRows,
): Promise<Row> {
	const missing = sharedNames(definition).filter((field) => isEmpty(values[field]));
	const translation = missing.length === 0 ? undefined : (await translationsOf(definition, values, rows))[0];
	if (!translation) return {};
	return Object.fromEntries(
		missing.filter((field) => !isEmpty(translation[field])).map((field) => [field, translation[field]]),
	);
}

/** Returns the shared values in which translations differ from a changed entry, by their ids. @param row the stored row */
export async function changesForTranslations(
	definition: CollectionDefinition,
	row: Row,
	written: Row,
	rows: StoredRows,
): Promise<ReadonlyMap<string, Row>> {
	const names = definition.collection === "events" ? [] : sharedNames(definition).filter((field) => field in written);
	if (names.length === 0) return new Map();
	const differing = (await translationsOf(definition, row, rows)).flatMap((translation) => {
		const changed = names.filter((field) => JSON.stringify(translation[field]) !== JSON.stringify(row[field]));
		return changed.length === 0
			? []
			: [[String(translation.id), Object.fromEntries(changed.map((field) => [field, row[field]]))] as const];
	});
	return new Map(differing);
}

/** Returns entries with the same key in other languages. */
async function translationsOf(definition: CollectionDefinition, row: Row, rows: StoredRows): Promise<readonly Row[]> {
	const key = textOf(row, "translation_key");
	if (key === "" || !("translation_key" in definition.fields)) return [];
	const found = await rows.list(definition, { _and: [{ translation_key: { _eq: key } }] });
	return found.filter(({ locale }) => locale !== row.locale);
}
