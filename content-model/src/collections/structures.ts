// Fields that hold more than one value, stored as JSON or as words with commas between.

import { z } from "zod";
import { text as filled, optionalText, orUndefined } from "../cms/row.ts";
import { type Counters, type Field, type FieldKind, type FieldOptions, fieldMeta, marked, type NoOptions } from "./field.ts";

function jsonField(kind: FieldKind, read: z.ZodType, options: FieldOptions): Field<never, never> {
	return {
		kind,
		type: "json",
		read,
		meta: { ...fieldMeta(options), interface: "hub-json", special: ["cast-json"] },
		column: { is_nullable: true },
	};
}

/** A structure of our own as JSON, edited as code in the field of our own extension; undefined where there is none. */
export function structure<Shape extends z.ZodType, const Options extends FieldOptions = NoOptions>(
	shape: Shape,
	options?: Options,
): Field<z.output<Shape> | undefined, z.input<Shape>> & Counters<Options> {
	return marked(options, { ...jsonField("structure", orUndefined(shape), options ?? {}), shape });
}

/** A page's sections from top to bottom. What a block is, those know that render it. */
export function blocks<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<unknown, readonly object[]> & Counters<Options> {
	const { meta, ...field } = jsonField("blocks", z.unknown(), options ?? {});
	return marked(options, { ...field, meta: { ...meta, interface: "hub-blocks", display: "hub-block-names" } });
}

declare module "zod" {
	interface GlobalMeta {
		/** False for a text that is an address or a code and no words: no phrase is searched for in it. */
		words?: false;
	}
}

/** How the parts of an entry are asked for: `value` is one line that holds a time or an address and no words. */
type FormFields = Readonly<Record<string, "input" | "input-multiline" | "value">>;

/** How the site reads each of them. */
const PART = { input: filled, "input-multiline": optionalText, value: filled.meta({ words: false }) } as const;

/** An entry of a list: one line is filled, several may be empty. */
export type ListItem<Fields extends FormFields> = { readonly [Name in keyof Fields]: string };

/** A list of the same small form, stored as JSON. */
export function list<const Fields extends FormFields, const Options extends FieldOptions = NoOptions>(
	fields: Fields,
	template: string,
	options?: Options,
): Field<readonly ListItem<Fields>[], readonly ListItem<Fields>[]> & Counters<Options> {
	const item = z.object(Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, PART[form]])));
	return marked(options, {
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

/** Words that were typed one by one; empty ones are none. */
const typedWords = z
	.array(z.string())
	.nullish()
	.transform((typed): readonly string[] => (typed ?? []).map((word) => word.trim()).filter(Boolean));

interface WordsOptions extends FieldOptions {
	/** The words are translation keys of entries of this collection, which are found by their titles. */
	readonly entries?: string;
}

/** How words are edited: typed one by one, or chosen as entries. */
function wordsForm({ entries, ...rest }: WordsOptions = {}) {
	const form = entries ? { interface: "hub-entry", options: { entries } } : { interface: "tags", options: { alphabetize: false } };
	return { ...fieldMeta(rest), ...form };
}

/** Short words, stored as a JSON list of strings. */
export function words<const Options extends WordsOptions = NoOptions>(
	options?: Options,
): Field<readonly string[], readonly string[]> & Counters<Options> {
	return marked(options, {
		kind: "words",
		type: "json",
		read: typedWords,
		meta: { ...wordsForm(options), special: ["cast-json"] },
		column: { is_nullable: true },
	});
}

/** Short words, stored as one text with commas between, so that rows can be found by a word in every database. */
export function keywords<const Options extends WordsOptions = NoOptions>(
	options?: Options,
): Field<readonly string[], readonly string[]> & Counters<Options> {
	return marked(options, {
		kind: "words",
		type: "csv",
		read: typedWords,
		meta: { ...wordsForm(options), special: ["cast-csv"] },
		column: { is_nullable: true },
	});
}
