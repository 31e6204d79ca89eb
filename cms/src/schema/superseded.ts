// What this repository once said about a field and says otherwise now, where leaving it would leave a fault behind: an instance that
// still has the old words gets the new ones. What editors or operators changed themselves is left alone.

import { isDeepStrictEqual } from "node:util";
import type { FieldPayload } from "./expand.ts";

/** How a field is edited. */
interface Form {
	readonly interface: unknown;
	readonly options: unknown;
}

/** How a field was to be edited before. */
function formerForms({ type, meta }: FieldPayload): Form[] {
	if (meta.interface === "hub-json") return [{ interface: "input-code", options: { language: "json", lineWrapping: true } }];
	if (meta.options && typeof meta.options === "object" && "filter" in meta.options) {
		// Entries of every language were offered.
		const { filter: _, ...options } = meta.options;
		return [{ interface: meta.interface, options }];
	}
	if (type !== "integer") return [];
	// Whole numbers had no upper bound, and often no lower one.
	return [0, 1, undefined].map((min) => ({ interface: "input", options: min === undefined ? null : { min } }));
}

/** The form of a field where an instance still has a former one; undefined where there is nothing to do. */
export function renewedForm(wanted: FieldPayload, found: Readonly<Record<string, unknown>>): Form | undefined {
	const { interface: form, options } = wanted.meta;
	const has = formOf(found);
	if (isDeepStrictEqual(has, formOf(wanted.meta))) return undefined;
	return formerForms(wanted).some((former) => isDeepStrictEqual(formOf({ ...former }), has))
		? { interface: form, options }
		: undefined;
}

/** No options are no options, whether as nothing or as an empty object. */
function formOf({ interface: form, options }: Readonly<Record<string, unknown>>): Form {
	const none = options === null || options === undefined || Object.keys(options).length === 0;
	return { interface: form, options: none ? null : options };
}
