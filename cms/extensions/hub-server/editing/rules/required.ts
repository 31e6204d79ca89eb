import { cleanNodes } from "@hub/content-model/rich-text/clean-nodes";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { RichNode } from "@hub/shared-contracts/rich-text/rich-text";
import { unshownIn } from "../../../../src/prose/stored-markup.ts";
import { type Change, isPublished, touches } from "../change.ts";
import type { Reason } from "../refusal.ts";
import { fieldName, listed, translate } from "../wording.ts";

/** Identity of a translatable entry. Even drafts need it. */
const IDENTITY_FIELDS = ["locale", "translation_key"] as const;

/** Refuses an entry without language or key, even as a draft. */
export function missingIdentityError(change: Change): Reason | undefined {
	if (!("translation_key" in change.definition.fields) || !touches(change, ...IDENTITY_FIELDS)) return undefined;
	const missing = IDENTITY_FIELDS.filter((field) => isEmpty(change.after[field]));
	return missing.length === 0
		? undefined
		: { at: missing[0], reason: translate("required.identity", { fields: names(missing) }) };
}

/** Refuses a published entry without a required field. Drafts may be incomplete. */
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
