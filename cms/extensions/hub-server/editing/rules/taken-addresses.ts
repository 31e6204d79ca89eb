import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import { isLocale } from "@hub/shared-contracts/language/locale";
import { addressesOf, addressFields } from "../addresses.ts";
import { type Change, isPublished, touches } from "../change.ts";
import { textOf } from "../row.ts";
import type { Site } from "../site.ts";
import { fieldName, say } from "../wording.ts";

/** An entry whose address leads somewhere else could never be read: fixed pages of the site win over what editors name (RT-3). */
export async function addressTakenBySiteError(change: Change, site: Site): Promise<string | undefined> {
	const { definition, after } = change;
	if (!touches(change, ...addressFields)) return undefined;
	const rows = addressesOf(definition.collection, after);
	if (rows.length === 0) return undefined;
	const answer = await site.ask({ rows });
	for (const [index, row] of (answer?.rows ?? []).entries()) {
		const word = Object.values(rows[index]?.params ?? {}).at(-1) ?? "";
		if (row.taken) return say("address.taken", { value: word, owner: ownerSentence(row.taken.path, row.taken.owner) });
	}
	return undefined;
}

/** Refuses a page with an unknown route key: it would not be shown anywhere. */
export async function unknownRouteError(change: Change, site: Site): Promise<string | undefined> {
	const { definition, after } = change;
	const { routeField } = definition;
	if (!routeField || !isPublished(after) || !isLocale(after.locale) || !touches(change, "status", routeField)) return undefined;
	const key = textOf(after, routeField);
	if (key === "") return undefined;
	const answer = await site.ask({ rows: [{ route: key, params: {}, locale: after.locale }] });
	const isNowhere = answer?.rows[0]?.href === null;
	return isNowhere ? say("address.no-route", { field: fieldName(routeField, definition.collection), value: key }) : undefined;
}

/** E.g. “the address /events belongs to a page of its own”. */
export function ownerSentence(path: string, owner: AddressOwner): string {
	switch (owner.kind) {
		case "page":
			return say(owner.fixed ? "address.fixed" : "address.other", { path });
		case "moved":
			return say("address.moved", { path, to: owner.to });
		case "site":
			return say("address.site", { path });
		case "none":
			return say("address.none", { path });
	}
}
