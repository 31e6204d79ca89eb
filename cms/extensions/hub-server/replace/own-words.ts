// Texts of an entry in its language: plain and formatted texts, also within structures and blocks. Addresses, ids,
// codes and choices are not included.

import { type DescribedShape, describedShape, entryShape, fieldShapes } from "@hub/content-model/cms/described-shape";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Field } from "@hub/content-model/collections/field";
import { ownTextNames } from "@hub/content-model/collections/own-texts";
import { blockShape } from "@hub/mf-content/blocks";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { type OtherWords, type Stretch, withOtherWords } from "../../../src/prose/other-words.ts";
import type { Row } from "../entries/row.ts";

/** Reads a passage, and may return a replacement. @param path path to the text in its row */
export type PassageVisitor = (passage: readonly Stretch[], path: Path) => readonly string[] | undefined;

type Path = Problem["path"];

/** Returns the fields of a collection that contain texts. */
export function wordFieldNames(definition: CollectionDefinition): readonly string[] {
	return ownTextNames(definition).filter((name) => !definition.fields[name]?.isCode);
}

const blocks = describedShape(blockShape.array());
const shapes = new WeakMap<Field, DescribedShape>();

/** Returns a field's value with replaced passages. Values that are invalid for the field stay unchanged. */
export function withOtherPassages(field: Field, name: string, value: unknown, visit: PassageVisitor): unknown {
	switch (field.kind) {
		case "text":
			return typeof value === "string" ? plain(value, [name], visit) : value;
		case "rich-text":
			return typeof value === "string" ? withOtherWords(value, atPath([name], visit)) : value;
		case "words":
			return Array.isArray(value)
				? value.map((word, index) => (typeof word === "string" ? plain(word, [name, index], visit) : word))
				: value;
		case "blocks":
			return Array.isArray(value)
				? value.map((block: unknown, index) => within(entryShape(blocks, index), block, [name, index], visit))
				: value;
		case "structure":
			return within(shapeOf(field), value, [name], visit);
		default:
			return value;
	}
}

const atPath =
	(path: Path, visit: PassageVisitor): OtherWords =>
	(passage) =>
		visit(passage, path);

function plain(text: string, path: Path, visit: PassageVisitor): string {
	return text === "" ? text : (visit([{ text, link: undefined }], path)?.[0] ?? text);
}

function shapeOf(field: Field): DescribedShape | undefined {
	if (!field.shape) return undefined;
	const known = shapes.get(field) ?? describedShape(field.shape);
	shapes.set(field, known);
	return known;
}

function within(described: DescribedShape | undefined, value: unknown, path: Path, visit: PassageVisitor): unknown {
	if (described === undefined) return value;
	if (typeof value === "string") {
		const form = wordsForm(described);
		if (form === "none") return value;
		return form === "formatted" ? withOtherWords(value, atPath(path, visit)) : plain(value, path, visit);
	}
	if (Array.isArray(value))
		return value.map((entry: unknown, index) => within(entryShape(described, index), entry, [...path, index], visit));
	if (typeof value !== "object" || value === null) return value;
	const fields = new Map(Object.entries(fieldShapes(described, value) ?? {}));
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, within(fields.get(name), inner, [...path, name], visit)]),
	);
}

/** Forms of texts that people read. */
const WORDS: readonly (string | undefined)[] = [undefined, "lines", "formatted"];

/** Returns the kind of a text in a shape. Addresses, ids, dates and choices are `none`. */
function wordsForm(described: DescribedShape): "plain" | "formatted" | "none" {
	const { form, isCode, enum: choices, const: only, pattern, format } = described;
	if (isCode || choices || pattern !== undefined || format !== undefined || !WORDS.includes(form)) return "none";
	if (typeof only === "string" && only !== "") return "none";
	const options = (described.anyOf ?? described.oneOf ?? []).map(wordsForm);
	if (options.includes("none")) return "none";
	return form === "formatted" || options.includes("formatted") ? "formatted" : "plain";
}

/** Serialises the texts of a row's values for comparison. */
export function wordsOf(definition: CollectionDefinition, values: Row): string {
	return JSON.stringify(
		wordFieldNames(definition).flatMap((name) => (name in values ? [[name, values[name] ?? null]] : [])),
	);
}
