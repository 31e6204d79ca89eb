// Names things in sentences for editors like Studio does, in the editor's language.

import { AsyncLocalStorage } from "node:async_hooks";
import { type CollectionDefinition, nameField } from "@hub/content-model/collections/collection";
import { createI18n, textsFor, textsIn } from "@hub/shared-contracts/language/i18n";
import {
	type ByLocale,
	DEFAULT_LOCALE,
	isLocale,
	LOCALE_CODES,
	type Locale,
	localeEntry,
} from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import type { ParseKeys } from "i18next";
import { z } from "zod";
import { collectionLabel, fieldLabel, textIn } from "../../../src/schema/labels.ts";
import { type Row, textOf } from "../entries/row.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const catalogues: ByLocale<MessageCatalogue> = { de, en };
const i18n = createI18n();
for (const code of LOCALE_CODES) i18n.addResourceBundle(code, "hub-server/wording", catalogues[code] ?? {});

/** Key of a sentence for editors, or of a part of one. */
export type WordingKey = ParseKeys<"hub-server/wording">;

const editorLocale = new AsyncLocalStorage<Locale>();

/** Runs a function with an editor's language, also for its asynchronous work. */
export function runInLocale<Result>(locale: Locale, run: () => Result): Result {
	return editorLocale.run(locale, run);
}

/** Returns the current editor's language, else the default. */
export function currentLocale(): Locale {
	return editorLocale.getStore() ?? DEFAULT_LOCALE;
}

/** Returns our locale for one of Studio's, such as `de-DE`; the default for unsupported ones. */
export function localeOf(language: unknown): Locale {
	const [code] = typeof language === "string" ? language.split("-") : [];
	return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** Translates a message to the editor's language. */
export const translate = textsFor(i18n, "hub-server/wording", currentLocale);

/** A message to be translated later. Lists become “A, B and C”. */
export interface DeferredMessage {
	readonly key: WordingKey;
	readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

export function translateDeferred({ key, values = {} }: DeferredMessage): string {
	const words = Object.entries(values).map(
		([name, value]) => [name, typeof value === "string" || typeof value === "number" ? value : listed(value)] as const,
	);
	return textsIn(i18n, currentLocale(), "hub-server/wording")(key, Object.fromEntries(words));
}

/** Quotes a name in a sentence: “Author”, „Rubrik“. */
export function quoted(name: string): string {
	return translate("quoted", { name });
}

/**
 * Returns the label of a field in Studio's form: `display_name` is “Display Name”.
 * @param collection for fields whose label depends on it
 */
export function fieldName(field: string, collection = ""): string {
	return quoted(fieldLabel(collection, field, currentLocale()));
}

/** Translates the text of a choice. */
export function choiceName(text: string): string {
	return textIn(text, currentLocale());
}

/** Returns the label of a choice's stored value. */
export function choiceNamed({ fields }: CollectionDefinition, field: string, value: string): string {
	const { choices } = choiceOptions.parse(fields[field]?.meta.options);
	return choiceName(choices.find((choice) => choice.value === value)?.text ?? value);
}

const choiceOptions = z.looseObject({ choices: z.array(z.object({ value: z.string(), text: z.string() })) });

/** Names a collection within a sentence, e.g. “references”. */
function collectionName({ collection, label }: CollectionDefinition): string {
	return collectionLabel(collection, currentLocale()) ?? label?.toLowerCase() ?? collection;
}

/** Names an entry with its collection. */
export function nameWithCollection(definition: CollectionDefinition, row: Row): string {
	return translate("entry.in", { name: nameOf(definition, row), collection: collectionName(definition) });
}

/** “A”, “A and B”, “A, B and C”. */
export function listed(words: readonly string[]): string {
	return new Intl.ListFormat(localeEntry(currentLocale()).formats, { type: "conjunction" }).format(words);
}

/** Lists the first names and counts the others. */
export function listedUpTo(names: readonly string[], max = 3): string {
	return listed(
		names.length > max ? [...names.slice(0, max), translate("more", { count: names.length - max })] : names,
	);
}

/** Name of a language in the editor's language: `de` is “German”, or “Deutsch”. */
export function languageName(locale: unknown): string {
	return typeof locale === "string" && /^[a-z]{2}$/.test(locale)
		? (new Intl.DisplayNames(currentLocale(), { type: "language" }).of(locale) ?? locale)
		: translate("language.none");
}

/** Name of a row as in Studio's lists, e.g. “Why Lisbon” (draft). */
export function nameOf(definition: CollectionDefinition, row: Row): string {
	const name = quoted(textOf(row, nameField(definition)) || String(row.id));
	return row.status === "published" ? name : `${name} (${stateName(String(row.status))})`;
}

function stateName(status: string): string {
	if (status === "draft") return translate("state.draft");
	return status === "archived" ? translate("state.archived") : status;
}
