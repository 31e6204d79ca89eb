// Texts of problems, for the site's log, for refusals and for the block editor.

import { type ByLocale, DEFAULT_LOCALE, type Locale, localeEntry } from "../language/locale.ts";
import { type MessageCatalogue, messageText } from "../language/messages.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };
import { groupByItem, type Problem } from "./problem.ts";

const catalogues: ByLocale<MessageCatalogue> = { de, en };

/** Labels of the names in a problem's lists, by the name of the list. */
export type ListLabels = Readonly<Record<string, (name: string) => string>>;

/**
 * Returns the text that continues the name of the field: “must be at least 3”.
 * @param labels default: the technical names
 */
export function problemText(
	{ key, values = {} }: Omit<Problem, "path">,
	locale: Locale,
	labels: ListLabels = {},
): string {
	const texts = Object.entries(values).map(([name, value]) => {
		if (typeof value === "string" || typeof value === "number") return [name, value] as const;
		const type = name === "choices" ? "disjunction" : "conjunction";
		const list = value.map((one) => labels[name]?.(one) ?? one);
		return [name, new Intl.ListFormat(localeEntry(locale).formats, { type }).format(list)] as const;
	});
	return messageText(catalogues, locale, key, Object.fromEntries(texts));
}

/**
 * Describes problems for the site's log, a text for each field or item: `blocks 2 (cards), items 1, href: is missing`.
 */
export function logTexts(problems: readonly Problem[], row: unknown): string[] {
	return groupByItem(problems).map((own) =>
		own.map((one) => `${positionOf(one.path, row)}: ${problemText(one, DEFAULT_LOCALE)}`).join("; "),
	);
}

/** Writes a path with items counted from 1, and the type of those that have one. */
function positionOf(path: Problem["path"], row: unknown): string {
	let value = row;
	const steps = path.map((step) => {
		value = Object(value)[step];
		if (typeof step === "string") return `, ${step}`;
		const { type } = Object(value);
		return ` ${step + 1}${type === undefined ? "" : ` (${String(type)})`}`;
	});
	return steps.join("").slice(2) || "row";
}
