import type { AddressOwner } from "@hub/shared-contracts/address/address-question";
import { addressesOf, addressFields } from "../addresses.ts";
import { type Change, touches } from "../change.ts";
import type { Site } from "../site.ts";

/** An entry whose address leads somewhere else could never be read: fixed pages of the site win over what editors name (RT-3). */
export async function addressTakenBySiteError(change: Change, site: Site): Promise<string | undefined> {
	const { definition, after } = change;
	if (!touches(change, ...addressFields)) return undefined;
	const rows = addressesOf(definition.collection, after);
	if (rows.length === 0) return undefined;
	const answer = await site.ask({ rows });
	for (const [index, row] of (answer?.rows ?? []).entries()) {
		const word = Object.values(rows[index]?.params ?? {}).at(-1) ?? "";
		if (row.taken)
			return `The slug “${word}” cannot be used: ${ownerSentence(row.taken.path, row.taken.owner)}. Choose another one.`;
	}
	return undefined;
}

/** E.g. “the address /events belongs to a page of its own”. */
export function ownerSentence(path: string, owner: AddressOwner): string {
	switch (owner.kind) {
		case "page":
			return `the address ${path} belongs to ${owner.fixed ? "a page of its own" : "another kind of page"}`;
		case "moved":
			return `${path} is an old address of the site, which leads to ${owner.to}`;
		case "site":
			return `the address ${path} belongs to the site itself`;
		case "none":
			return `nothing is at ${path}`;
	}
}
