// Fields with several values, stored as JSON or as comma-separated text.

import { z } from "zod";
import { text as filled, optionalText, orUndefined } from "../cms/row.ts";
import {
	type Field,
	type FieldKind,
	type FieldOptions,
	fieldMeta,
	type NoOptions,
	type PreservedOptions,
	withOptions,
} from "./field.ts";

function jsonField(kind: FieldKind, read: z.ZodType, options: FieldOptions): Field<never, never> {
	return {
		kind,
		type: "json",
		read,
		meta: { ...fieldMeta(options), interface: "hub-json", special: ["cast-json"] },
		column: { is_nullable: true },
	};
}

/** Structure, stored as JSON and edited as code; undefined if empty. */
export function structure<Shape extends z.ZodType, const Options extends FieldOptions = NoOptions>(
	shape: Shape,
	options?: Options,
): Field<z.output<Shape> | undefined, z.input<Shape>> & PreservedOptions<Options> {
	return withOptions(options, { ...jsonField("structure", orUndefined(shape), options ?? {}), shape });
}

/** Sections of a page from top to bottom. The blocks' own loaders parse them. */
export function blocks<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<unknown, readonly object[]> & PreservedOptions<Options> {
	const { meta, ...field } = jsonField("blocks", z.unknown(), options ?? {});
	return withOptions(options, { ...field, meta: { ...meta, interface: "hub-blocks", display: "hub-block-names" } });
}

declare module "zod" {
	interface GlobalMeta {
		/** True for an address or a code, which find-and-replace skips. */
		isCode?: true;
	}
}

/** Inputs of an item's fields. `value` is one line with a time or an address. */
type FormFields = Readonly<Record<string, "input" | "input-multiline" | "value">>;

const INPUT_SCHEMAS = { input: filled, "input-multiline": optionalText, value: filled.meta({ isCode: true }) } as const;

/** Item of a list. Single lines are required; longer texts may be empty. */
export type ListItem<Fields extends FormFields> = { readonly [Name in keyof Fields]: string };

/** List of small forms, stored as JSON. */
export function list<const Fields extends FormFields, const Options extends FieldOptions = NoOptions>(
	fields: Fields,
	template: string,
	options?: Options,
): Field<readonly ListItem<Fields>[], readonly ListItem<Fields>[]> & PreservedOptions<Options> {
	const item = z.object(Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, INPUT_SCHEMAS[form]])));
	return withOptions(options, {
		kind: "structure",
		type: "json",
		shape: item.array(),
		read: item
			.array()
			.nullish()
			.transform((items) => items ?? []),
		meta: {
			...fieldMeta(options ?? {}),
			interface: "list",
			options: {
				template,
				fields: Object.entries(fields).map(([field, form]) => ({
					field,
					name: field.charAt(0).toUpperCase() + field.slice(1),
					...(form === "input-multiline"
						? { type: "text", meta: { field, type: "text", interface: form, width: "full" } }
						: { type: "string", meta: { field, type: "string", interface: "input", width: "half" } }),
				})),
			},
			display: "formatted-json-value",
			display_options: { format: template },
			special: ["cast-json"],
		},
		column: { is_nullable: true },
	});
}

const wordList = z
	.array(z.string())
	.nullish()
	.transform((words): readonly string[] => (words ?? []).map((word) => word.trim()).filter(Boolean));

interface WordsOptions extends FieldOptions {
	/** Collection whose translation keys are stored; editors choose entries by title. Default: words are typed. */
	readonly entries?: string;
}

/** Returns the interface for words: typed tags, or chosen entries. */
function wordsMeta({ entries, ...rest }: WordsOptions = {}) {
	const form = entries
		? { interface: "hub-entry", options: { entries } }
		: { interface: "tags", options: { alphabetize: false } };
	return { ...fieldMeta(rest), ...form };
}

/** Short words, stored as a JSON list. */
export function words<const Options extends WordsOptions = NoOptions>(
	options?: Options,
): Field<readonly string[], readonly string[]> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "words",
		type: "json",
		read: wordList,
		meta: { ...wordsMeta(options), special: ["cast-json"] },
		column: { is_nullable: true },
	});
}

/** Short words, stored as comma-separated text, so that every database can search rows by a word. */
export function keywords<const Options extends WordsOptions = NoOptions>(
	options?: Options,
): Field<readonly string[], readonly string[]> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "words",
		type: "csv",
		read: wordList,
		meta: { ...wordsMeta(options), special: ["cast-csv"] },
		column: { is_nullable: true },
	});
}
