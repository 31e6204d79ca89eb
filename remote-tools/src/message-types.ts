// What i18next's types know of a package's texts, written from the texts of the source language.

import { localeEntry, SOURCE_LOCALE } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";

/**
 * The declaration beside a package's texts: with it, a wrong key or a missing value is a type error.
 * @param namespace the package's name
 * @param source its texts in the source language
 * @param contract the module that the types come from. Default the contract's export
 */
export function messageTypes(
	namespace: string,
	source: MessageCatalogue,
	{ writtenBy, contract = "@hub/shared-contracts/language/messages" }: { readonly writtenBy: string; readonly contract?: string },
): string {
	const values = Object.entries(source).flatMap(valuesOf);
	const needed = values.length > 0 ? `interface Values {\n${values.join("\n")}\n}\n\n` : "";
	return `// Written by \`${writtenBy}\` from the German messages: what i18next's types know of them.

import type { SourceMessages } from "${contract}";
import type de from "./${localeEntry(SOURCE_LOCALE).file}";

${needed}declare module "i18next" {
	interface ResourceNamespaceMap {
		${property(namespace)}: SourceMessages<typeof de, ${values.length > 0 ? "Values" : "object"}>;
	}
}
`;
}

/** The placeholders of a text that has some, as a type: i18next's types then ask for their values. A plural asks for its count. */
function valuesOf([key, text]: readonly [string, string]): string[] {
	const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = ""]) => name);
	const all = [...new Set([...(/_(zero|one|other)$/.test(key) ? ["count"] : []), ...names])];
	return all.length > 0 ? [`\t${property(key)}: "${all.map((name) => `{{${name}}}`).join(" ")}";`] : [];
}

/** A property's name as Biome formats it. */
function property(name: string): string {
	return /^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);
}
