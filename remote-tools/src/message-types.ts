// Generates i18next's types for a package from the messages of its source language.

import { localeEntry, SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";

/**
 * Returns the declaration file of a package's messages, with which a wrong key or a missing value is a type error.
 * @param namespace the package's name
 * @param source messages in the source language
 * @param contract module with the types. Default: the contract's export
 */
export function messageTypes(
	namespace: string,
	source: MessageCatalogue,
	{
		writtenBy,
		contract = "@hub/shared-contracts/language/messages",
	}: { readonly writtenBy: string; readonly contract?: string },
): string {
	const values = Object.entries(source).flatMap(valuesOf);
	const needed = values.length > 0 ? `interface Values {\n${values.join("\n")}\n}\n\n` : "";
	return `// Written by \`${writtenBy}\` from the German messages: types for i18next.

import type { SourceMessages } from "${contract}";
import type de from "./${localeEntry(SOURCE_LOCALE).file}";

${needed}declare module "i18next" {
	interface ResourceNamespaceMap {
		${property(namespace)}: SourceMessages<typeof de, ${values.length > 0 ? "Values" : "object"}>;
	}
}
`;
}

/** Returns the placeholders of a message as a type, so that their values are required. Plurals require `count`. */
function valuesOf([key, text]: readonly [string, string]): string[] {
	const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);
	const all = [...new Set([...(/_(zero|one|other)$/.test(key) ? ["count"] : []), ...names])];
	return all.length > 0 ? [`\t${property(key)}: "${all.map((name) => `{{${name}}}`).join(" ")}";`] : [];
}

/** Returns a property's name in Biome's format. */
function property(name: string): string {
	return /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
}
