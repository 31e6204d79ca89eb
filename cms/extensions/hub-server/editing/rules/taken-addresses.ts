import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { addressesOf, addressFields } from "../addresses.ts";
import { type Change, isPublished, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { textOf } from "../row.ts";
import type { Site } from "../site.ts";
import { fieldName, translate } from "../wording.ts";

/** Refuses an entry at the address of a fixed page of the site, where it could not be read (RT-3). */
export async function addressTakenBySiteError(change: Change, site: Site): Promise<Reason | undefined> {
	const { definition, after } = change;
	if (!touches(change, ...addressFields)) return undefined;
	const rows = addressesOf(definition.collection, after);
	if (rows.length === 0) return undefined;
	const answer = await site.lookUp({ rows });
	for (const [index, row] of (answer?.rows ?? []).entries()) {
		const word = Object.values(rows[index]?.params ?? {}).at(-1) ?? "";
		if (row.taken)
			return {
				reason: translate("address.taken", { value: word, owner: ownerSentence(row.taken.path, row.taken.owner) }),
			};
	}
	return undefined;
}

/** Refuses a page with an unknown route key: it would not be shown anywhere. */
export async function unknownRouteError(change: Change, site: Site): Promise<Reason | undefined> {
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
	switch (owner.kind) {
		case "page":
			return translate(owner.fixed ? "address.fixed" : "address.other", { path });
		case "moved":
			return translate("address.moved", { path, to: owner.to });
		case "site":
			return translate("address.site", { path });
		case "none":
			return translate("address.none", { path });
	}
}
