// Entries with a public address, and what they are called.

import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { collections } from "@hub/content-model/collections/collections";
import type { LinkedEntry } from "@hub/shared-contracts/address/link-target";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { addressesOf, type RowAddress } from "../editing/addresses.ts";
import { type Row, textOf } from "../editing/row.ts";

/** Collections whose entries have pages of their own. */
export const linkable: readonly CollectionDefinition[] = collections.filter(
	({ pages, audience, fields }) => pages !== undefined && audience === "public" && "locale" in fields && "status" in fields,
);

/** Where an entry is shown: on the route of its own where it has one, else on those of its collection. */
export function placesOf({ collection, routeField }: CollectionDefinition, row: Row): readonly RowAddress[] {
	const own = routeField ? textOf(row, routeField) : "";
	if (own === "") return addressesOf(collection, row);
	return isLocale(row.locale) ? [{ route: own, params: {}, locale: row.locale }] : [];
}

/** An entry as far as links show it. */
export function linkedEntry(definition: CollectionDefinition, row: Row): LinkedEntry {
	const moment = (field: string) => textOf(row, field) || null;
	return {
		collection: definition.collection,
		id: String(row.id),
		name: textOf(row, nameField(definition)) || String(row.id),
		locale: textOf(row, "locale"),
		status: textOf(row, "status"),
		publish_at: moment("publish_at"),
		unpublish_at: moment("unpublish_at"),
	};
}
