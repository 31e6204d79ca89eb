// Rules for single values of an entry. Most apply only once it is published: drafts may be incomplete.

import { momentOf } from "@hub/content-model/cms/row";
import { cleanNodes } from "@hub/content-model/rich-text/clean-nodes";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import { isTimeZone } from "@hub/shared-contracts/language/wall-clock";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { unshownIn } from "../../../../src/prose/stored-markup.ts";
import { type Change, isPublished, touches } from "../../entries/change.ts";
import { textOf } from "../../entries/row.ts";
import type { Reason } from "../../wording/refusal.ts";
import { choiceName, fieldName, listed, translate } from "../../wording/wording.ts";

/** Identity of a translatable entry. */
const IDENTITY_FIELDS = ["locale", "translation_key"] as const;

/** Refuses an entry without language or key, even as a draft. */
export function missingIdentityError(change: Change): Reason | undefined {
	if (!("translation_key" in change.definition.fields) || !touches(change, ...IDENTITY_FIELDS)) return undefined;
	const missing = IDENTITY_FIELDS.filter((field) => isEmpty(change.after[field]));
	return missing.length === 0
		? undefined
		: { at: missing[0], reason: translate("required.identity", { fields: names(missing) }) };
}

/** Refuses a published entry without a required field. */
export function missingRequiredError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (!isPublished(after)) return undefined;
	const required = Object.keys(definition.fields).filter((field) => definition.fields[field]?.meta.required);
	if (!touches(change, "status", ...required)) return undefined;
	const missing = required.filter((field) => isEmpty(after[field], definition.fields[field]?.kind));
	if (missing.length === 0) return undefined;
	return { at: missing[0], reason: translate("required.published", { fields: names(missing, definition.collection) }) };
}

function names(fields: readonly string[], collection?: string): string {
	return listed(fields.map((field) => fieldName(field, collection)));
}

function isEmpty(value: unknown, kind?: string): boolean {
	if (value === null || value === undefined) return true;
	// A page without a block is an empty page.
	if (Array.isArray(value)) return value.length === 0;
	if (typeof value !== "string") return false;
	if (kind !== "rich-text") return inOneLine(value) === "";
	// Content that cannot be shown is refused for its own reason.
	if (/<img\b/i.test(value) || unshownIn(value).length > 0) return false;
	// An empty editor leaves paragraphs and spaces behind.
	return !cleanNodes(value).some(hasWords);
}

function hasWords(node: RichNode): boolean {
	return typeof node === "string" ? inOneLine(node) !== "" : (node.children ?? []).some(hasWords);
}

/** Refuses values that are none of a field's choices. The site shows no other values. */
export function choiceError({ definition, after, touched }: Change): Reason | undefined {
	for (const [field, { meta, kind }] of Object.entries(definition.fields)) {
		const value = after[field];
		if (kind !== "choice" || !touched.has(field) || value === null || value === undefined || value === "") continue;
		const choices = meta.options?.choices as readonly { readonly value: string; readonly text: string }[];
		if (choices.some((choice) => choice.value === value)) continue;
		const reason = translate("choice.unknown", {
			field: fieldName(field, definition.collection),
			value: String(value),
			choices: listed(choices.map(({ text }) => choiceName(text))),
		});
		return { at: field, reason };
	}
	return undefined;
}

/** Refuses an entry that would be withdrawn before it appears. */
export function timeOrderError(change: Change): Reason | undefined {
	if (!touches(change, "publish_at", "unpublish_at")) return undefined;
	const [from, until] = [momentOf(change.after.publish_at), momentOf(change.after.unpublish_at)];
	if (from === undefined || until === undefined || until > from) return undefined;
	return { at: "unpublish_at", reason: translate("time.period") };
}

/** Requires a valid time zone, and that an event ends after its start. */
export function eventTimeError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (definition.collection !== "events" || !touches(change, "starts_at", "ends_at", "time_zone")) return undefined;
	const [start, end] = [momentOf(after.starts_at), momentOf(after.ends_at)];
	if (start !== undefined && end !== undefined && end <= start)
		return { at: "ends_at", reason: translate("time.event") };
	const zone = textOf(after, "time_zone");
	if (zone !== "" && !isTimeZone(zone)) return { at: "time_zone", reason: translate("time.zone", { zone }) };
	return undefined;
}

/** Refuses agenda times that are not clock times: visitors, calendars and pages in other languages all read “14:30”. */
export function agendaTimeError(change: Change): Reason | undefined {
	const { definition, after } = change;
	if (definition.collection !== "events" || !isPublished(after) || !touches(change, "agenda", "status"))
		return undefined;
	for (const [index, entry] of (Array.isArray(after.agenda) ? after.agenda : []).entries()) {
		const time = textOf(entry, "time");
		if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(time))
			return { at: "agenda", reason: translate("time.agenda", { time, line: index + 1 }) };
	}
	return undefined;
}
