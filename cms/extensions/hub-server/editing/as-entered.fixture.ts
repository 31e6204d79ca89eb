// Compares values that the site shows with those that were entered, as a reader sees them.

import type { Field } from "@hub/content-model/collections/field";
import { inOneLine } from "@hub/shared-contracts/language/letters";
import type { Row } from "../entries/row.ts";

/** Text as a page shows it: in one line, or in paragraphs. */
const seen = (text: unknown) =>
	String(text ?? "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();

const isNothing = (value: unknown) =>
	value === null || value === undefined || value === "" || (typeof value === "string" && inOneLine(value) === "");

/** True if a reader sees the entered value. */
export function isAsEntered(field: Field, entered: unknown, shown: unknown): boolean {
	switch (field.kind) {
		case "text":
			return isNothing(entered) ? isNothing(shown) || field.whenEmpty !== undefined : seen(shown) === seen(entered);
		case "choice":
		case "toggle":
		case "number":
			if (isNothing(entered)) return shown === undefined || shown === (field.column?.default_value ?? shown);
			return (
				String(shown) === String(entered).trim().toLowerCase() ||
				String(shown) === { 1: "true", 0: "false" }[String(entered).trim()]
			);
		case "moment":
			if (isNothing(entered)) return isNothing(shown);
			return (
				new Date(String(shown)).getTime() ===
				Date.parse(/T[\d:.]+$/.test(String(entered)) ? `${entered}Z` : String(entered))
			);
		case "day":
			return isNothing(entered)
				? isNothing(shown) || field.whenEmpty === "today"
				: shown === String(entered).trim().slice(0, 10);
		case "words": {
			const list = (typeof entered === "string" && entered.startsWith("[") ? JSON.parse(entered) : entered) ?? [];
			const words = (typeof list === "string" ? list.split(",") : (list as unknown[])).flatMap((word) =>
				field.type === "csv" ? String(word).split(",") : [word],
			);
			return (
				JSON.stringify(((shown ?? []) as unknown[]).map(seen)) ===
				JSON.stringify(words.map(seen).filter((word) => inOneLine(word) !== ""))
			);
		}
		case "structure":
			return isWithin(typeof entered === "string" && entered.trim() !== "" ? parsedOr(entered) : entered, shown);
		default:
			throw new Error(`There is no comparison for fields of kind “${field.kind}”.`);
	}
}

const parsedOr = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
};

/** True if everything that was entered is shown. Fields that were left out may be filled in. */
function isWithin(entered: unknown, shown: unknown): boolean {
	if (isNothing(entered)) return true;
	if (Array.isArray(entered))
		return Array.isArray(shown) ? entered.every((one, at) => isWithin(one, shown[at])) : entered.length === 0;
	if (typeof entered !== "object" || entered === null) return seen(entered) === seen(shown);
	if (typeof shown !== "object" || shown === null) return false;
	return Object.entries(entered).every(([name, one]) => isWithin(one, (shown as Row)[name]));
}

/**
 * Letters of a formatted text that a reader sees, regardless of its elements. Text that is not refused must be shown.
 */
export const lettersOf = (html: unknown) =>
	String(html)
		.replace(/<!--.*?-->|<style.*?<\/style>|<[^>]*>?/gs, "")
		.replace(/&[#\w]+;|·/g, "");
