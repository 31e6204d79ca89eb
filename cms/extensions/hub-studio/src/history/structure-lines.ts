// The texts in a structure, a line each, behind what the form calls them: `Title: Why data spaces`.

import { blockForms, type FieldForm, fieldsOfBlock, type ValueForm } from "../blocks/block-forms.ts";
import type { BlockNames } from "../blocks/block-names.ts";

/** How what is in a structure is called, and its texts read. */
export interface StructureWords {
	readonly blocks: BlockNames;
	toggle(value: boolean): string;
	/** What a file of the library is called. */
	file(id: string): string;
	/** A text without its formats. */
	plain(text: string): string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The lines of a list or an object whose parts have these labels; what has none is edited as code, under its own name. */
export function linesOfParts(value: unknown, labels: ReadonlyMap<string, string>, words: StructureWords, label = ""): string[] {
	if (Array.isArray(value)) return value.flatMap((part) => linesOfParts(part, labels, words, label));
	if (!isObject(value)) return lines(textOf(value, words), label);
	return Object.entries(value).flatMap(([name, part]) => linesOfParts(part, labels, words, labels.get(name) ?? name));
}

/** The lines of the blocks of a page. */
export function linesOfBlocks(value: unknown, words: StructureWords): string[] {
	if (!Array.isArray(value)) return linesOfParts(value, new Map(), words);
	return value.flatMap((block: unknown) => {
		if (!isObject(block)) return linesOfParts(block, new Map(), words);
		const type = String(block.type ?? "");
		const form = blockForms.get(type);
		const { type: _, ...parts } = block;
		const chosen = form?.chosenBy;
		const fields: readonly FieldForm[] = [
			...(form ? fieldsOfBlock(form, block) : []),
			...(chosen === undefined ? [] : [{ name: chosen, needed: true, form: CHOICE, about: undefined }]),
		];
		return [`— ${words.blocks.blockName(type)}`, ...linesOfObject(parts, { type, fields }, words)];
	});
}

const CHOICE: ValueForm = { kind: "choice", values: [], initial: undefined };

/** The properties of an object within a block. */
interface Within {
	readonly type: string;
	readonly fields: readonly FieldForm[];
}

function linesOfObject(value: Readonly<Record<string, unknown>>, { type, fields }: Within, words: StructureWords): string[] {
	return Object.entries(value).flatMap(([name, part]) => {
		const form = fields.find((field) => field.name === name)?.form;
		return linesOfValue(part, { type, form, label: words.blocks.fieldName(type, name), name }, words);
	});
}

/** A value within a block. */
interface Placed {
	readonly type: string;
	readonly form: ValueForm | undefined;
	readonly label: string;
	readonly name: string;
}

function linesOfValue(value: unknown, { type, form, label, name }: Placed, words: StructureWords): string[] {
	const { choiceName, itemName } = words.blocks;
	if ((form?.kind === "rows" || form?.kind === "columns") && Array.isArray(value))
		return value.flatMap((part: unknown) => lines(cellsOf(part), itemName(type, name)));
	if (Array.isArray(value)) {
		const item = form?.kind === "list" ? form.item : undefined;
		return value.flatMap((entry: unknown) => linesOfValue(entry, { type, form: item, label, name }, words));
	}
	if (isObject(value)) return linesOfObject(value, { type, fields: form?.kind === "object" ? form.fields : [] }, words);
	const text = textOf(value, words);
	if (form?.kind === "choice") return lines(choiceName(text), label);
	if (form?.kind === "picture" && text) return lines(words.file(text), label);
	return lines(text, label);
}

/** A row of a table, or the heading of a column. */
function cellsOf(part: unknown): string {
	if (Array.isArray(part)) return part.join(" | ");
	return String(isObject(part) ? (part.label ?? "") : (part ?? ""));
}

function textOf(value: unknown, words: StructureWords): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "boolean") return words.toggle(value);
	return typeof value === "string" ? words.plain(value) : String(value);
}

function lines(text: string, label: string): string[] {
	if (text === "") return [];
	return text.split("\n").map((line, at) => (label && at === 0 ? `${label}: ${line}` : line));
}
