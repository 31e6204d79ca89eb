// How the values of a form's fields are read by people: by the labels and names that the form shows.

import { useBlockTexts } from "../blocks/messages.ts";
import { useEntryNames } from "../studio/entry-names.ts";
import type { FormField } from "../studio/form-fields.ts";
import { useFormats } from "../studio/texts.ts";
import type { FieldChange } from "./earlier-state.ts";
import { useHistoryTexts } from "./messages.ts";
import { linesOfBlocks, linesOfParts, type StructureWords } from "./structure-lines.ts";
import { textOfHtml, type ValueWords } from "./value-text.ts";

const FILES = "directus_files";
const FILE_ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** Words for the values of fields. To be called in a component's `setup`. @param fieldOf a field of the form, by its name */
export function useFieldWords(fieldOf: (name: string) => FormField | undefined) {
	const t = useHistoryTexts();
	const formats = useFormats();
	const blocks = useBlockTexts();
	const names = useEntryNames();
	const toggle = (value: boolean) => t(value ? "yes" : "no");
	const structure: StructureWords = { blocks, toggle, file: (id) => names.nameOf(FILES, id), plain: textOfHtml };
	return {
		/** Whether an entry that a field pointed to is not there any more. */
		isGone: names.isGone,
		wordsOf(name: string): ValueWords {
			const field = fieldOf(name);
			return {
				yes: t("yes"),
				no: t("no"),
				moment: formats.moment,
				choice: (value) => field?.choices.get(value) ?? (field?.target ? names.nameOf(field.target, value) : undefined),
				lines: (value) =>
					field?.isBlocks ? linesOfBlocks(value, structure) : linesOfParts(value, field?.parts ?? new Map(), structure),
			};
		},
		/** Reads the names of the entries and files that changes point to. */
		readNames(changes: readonly FieldChange[]): void {
			const keys = new Map<string, string[]>();
			const add = (target: string, key: string) => keys.set(target, [...(keys.get(target) ?? []), key]);
			for (const { field: name, before, after } of changes) {
				const field = fieldOf(name);
				for (const value of [before, after]) {
					if (field?.target && (typeof value === "string" || typeof value === "number")) add(field.target, String(value));
					if (field?.isBlocks) for (const [id] of JSON.stringify(value ?? null).matchAll(FILE_ID)) add(FILES, id);
				}
			}
			for (const [target, wanted] of keys) void names.read(target, wanted);
		},
	};
}
