import { addressWords } from "@hub/shared-contracts/language/letters";
import { addressParts } from "../addresses.ts";
import { type Change, touches } from "../change.ts";
import { textOf } from "../row.ts";
import { fieldName, say } from "../wording.ts";

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What becomes a part of an address has one spelling only. */
export function slugError(change: Change): string | undefined {
	for (const field of addressParts) {
		const value = change.after[field];
		if (!(field in change.definition.fields) || !touches(change, field) || typeof value !== "string" || value === "") continue;
		if (shape.test(value)) continue;
		const better = addressPart(value);
		return say(better ? "slug.better" : "slug.shape", { field: fieldName(field), value, better });
	}
	return undefined;
}

/** A page without a route key lives at its slug, so it needs one to be shown. */
export function missingAddressError(change: Change): string | undefined {
	const { definition, after } = change;
	if (definition.collection !== "pages" || after.status !== "published" || !touches(change, "status", "slug", "route_key"))
		return undefined;
	if (textOf(after, "slug") !== "" || textOf(after, "route_key") !== "") return undefined;
	return say("slug.missing");
}

/** What a column for a part of an address has room for, in words that one still reads. */
const LONGEST = 80;

/** A text as a part of an address, with whole words where it is long; empty where nothing of the text is left. */
export function addressPart(text: string): string {
	const part = addressWords(text);
	return part.length > LONGEST
		? part
				.slice(0, LONGEST + 1)
				.replace(/-[^-]*$/, "")
				.slice(0, LONGEST)
		: part;
}
