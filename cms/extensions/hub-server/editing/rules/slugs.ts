import { addressWords } from "@hub/shared-contracts/language/letters";
import { addressParts } from "../addresses.ts";
import { type Change, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { textOf } from "../row.ts";
import { fieldName, translate } from "../wording.ts";

const shape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Checks parts of addresses, which have only one spelling. */
export function slugError(change: Change): Reason | undefined {
	for (const field of addressParts) {
		const value = change.after[field];
		if (!(field in change.definition.fields) || !touches(change, field) || typeof value !== "string" || value === "")
			continue;
		if (shape.test(value)) continue;
		const better = addressPart(value);
		return {
			at: field,
			reason: translate(better ? "slug.better" : "slug.shape", { field: fieldName(field), value, better }),
		};
	}
	return undefined;
}

/** Refuses a published page without route key and slug. A page without route key is shown at its slug. */
export function missingAddressError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (
		definition.collection !== "pages" ||
		after.status !== "published" ||
		!touches(change, "status", "slug", "route_key")
	)
		return undefined;
	if (textOf(after, "slug") !== "" || textOf(after, "route_key") !== "") return undefined;
	return { at: "slug", reason: translate("slug.missing") };
}

/** Maximum length of an address part in characters. */
const MAX_LENGTH = 80;

/** Converts a text to a part of an address. Long texts are cut after a whole word. Empty if no characters remain. */
export function addressPart(text: string): string {
	const part = addressWords(text);
	return part.length > MAX_LENGTH
		? part
				.slice(0, MAX_LENGTH + 1)
				.replace(/-[^-]*$/, "")
				.slice(0, MAX_LENGTH)
		: part;
}
