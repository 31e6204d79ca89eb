// Rules for addresses and keys: each has one spelling and one owner.

import type { Filter } from "@directus/types";
import type { AddressOwner } from "@hub/shared-contracts/address/address-query";
import { isLocale } from "@hub/shared-contracts/language/locale";
import {
	addressesOf,
	addressFields,
	addressPart,
	addressParts,
	collectionsWithSharedAddresses,
} from "../../entries/addresses.ts";
import { type Change, definitionOf, isPublished, touches } from "../../entries/change.ts";
import { type Row, textOf } from "../../entries/row.ts";
import type { Reason } from "../../wording/refusal.ts";
import { fieldName, languageName, nameOf, nameWithCollection, translate } from "../../wording/wording.ts";
import { clash, type Unique, uniquesOf } from "../uniques.ts";
import type { Facts } from "./rule.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Refuses parts of addresses in another spelling. */
export function slugError(change: Change): Reason | undefined {
	for (const field of addressParts) {
		const value = change.after[field];
		if (!(field in change.definition.fields) || !touches(change, field)) continue;
		if (typeof value !== "string" || value === "" || SLUG.test(value)) continue;
		const better = addressPart(value);
		const values = { field: fieldName(field), value, better };
		return { at: field, reason: translate(better ? "slug.better" : "slug.shape", values) };
	}
	return undefined;
}

/** Refuses a published page without route key and slug. A page without route key is shown at its slug. */
export function missingAddressError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (definition.collection !== "pages" || !isPublished(after)) return undefined;
	if (!touches(change, "status", "slug", "route_key")) return undefined;
	if (textOf(after, "slug") !== "" || textOf(after, "route_key") !== "") return undefined;
	return { at: "slug", reason: translate("slug.missing") };
}

/** Refuses two entries in one language with the same address, key or route. */
export async function duplicateError(change: Change, { rows, together }: Facts): Promise<Reason | undefined> {
	const { definition, id, after } = change;
	for (const unique of uniquesOf(definition)) {
		if (textOf(after, unique.field) === "" || !touches(change, ...unique.fields)) continue;
		const twin =
			together.find((other) => other !== change && clash(unique, after, other.after))?.after ??
			(await rows.list(definition, equal(after, ["locale", unique.field]))).find(
				(row) => row.id !== id && clash(unique, after, row),
			);
		if (twin) return taken(nameOf(definition, twin), unique.field, after);
	}
	// Pages and posts share one level of addresses, so their slugs must differ.
	if (!touches(change, ...addressFields) || addressesOf(definition.collection, after).length === 0) return undefined;
	for (const collection of collectionsWithSharedAddresses(definition.collection)) {
		const neighbour = definitionOf(collection);
		const found = neighbour && (await rows.list(neighbour, equal(after, ["locale", "slug"])));
		const twin = found?.find((row) => addressesOf(collection, row).length > 0);
		if (neighbour && twin) return taken(nameWithCollection(neighbour, twin), "slug", after);
	}
	return undefined;
}

function equal(row: Row, fields: readonly string[]): Filter {
	return { _and: fields.map((field) => ({ [field]: { _eq: textOf(row, field) } })) };
}

function taken(twin: string, field: Unique["field"], row: Row): Reason {
	const values = { value: textOf(row, field), language: languageName(row.locale), twin };
	return { at: field, reason: translate(`taken.${field}`, values) };
}

/** Refuses an entry at the address of a fixed page of the site, where it could not be read (RT-3). */
export async function addressTakenBySiteError(change: Change, { site }: Facts): Promise<Reason | undefined> {
	if (!touches(change, ...addressFields)) return undefined;
	const rows = addressesOf(change.definition.collection, change.after);
	const answer = rows.length === 0 ? undefined : await site.lookUp({ rows });
	for (const [index, { taken }] of (answer?.rows ?? []).entries()) {
		const value = Object.values(rows[index]?.params ?? {}).at(-1) ?? "";
		if (taken) return { reason: translate("address.taken", { value, owner: ownerSentence(taken.path, taken.owner) }) };
	}
	return undefined;
}

/** Refuses a page with an unknown route key: it would not be shown anywhere. */
export async function unknownRouteError(change: Change, { site }: Pick<Facts, "site">): Promise<Reason | undefined> {
	const { definition, after } = change;
	const { routeField } = definition;
	if (!routeField || !isPublished(after) || !isLocale(after.locale) || !touches(change, "status", routeField))
		return undefined;
	const key = textOf(after, routeField);
	if (key === "") return undefined;
	const answer = await site.lookUp({ rows: [{ route: key, params: {}, locale: after.locale }] });
	if (answer?.rows[0]?.href !== null) return undefined;
	const field = fieldName(routeField, definition.collection);
	return { at: routeField, reason: translate("address.no-route", { field, value: key }) };
}

/** E.g. “the address /events belongs to a page of its own”. */
export function ownerSentence(path: string, owner: AddressOwner): string {
	if (owner.kind === "page") return translate(owner.fixed ? "address.fixed" : "address.other", { path });
	if (owner.kind === "moved") return translate("address.moved", { path, to: owner.to });
	return translate(`address.${owner.kind}`, { path });
}
