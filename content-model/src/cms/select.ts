// Derives reads and types from the declaration of a collection. A field with `shown` is selected, checked and renamed
// to camel case (`startsAt` for `starts_at`) automatically.

import type { Fields } from "@hub/shared-contracts/content/content-reader";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import type { CollectionDefinition, CollectionFields, RowProblem } from "../collections/collection.ts";
import type { Field, Shown, Through } from "../collections/field.ts";
import { PICTURE_FILE_FIELDS } from "../collections/links.ts";
import { storedText, type TextLinker } from "../rich-text/rich-text-parser.ts";
import { isRow, type Row, text } from "./row.ts";

/** Selection of a collection's fields, with the conversion of its rows. */
export interface Selection<Item> {
	readonly collection: string;
	readonly fields: Fields;
	/** Checks a row; its output is the input of `convert`. */
	readonly row: z.ZodObject;
	/** Checks rules that concern several fields. A row with a problem that `hidesRow` is not converted. */
	readonly check?: ((row: Row) => readonly RowProblem[]) | undefined;
	/**
	 * Converts a checked row to the value that a document stores. Links in its texts are resolved when a page is
	 * rendered (`rich-text-parser.ts`).
	 */
	convert(row: Row, linkTerms: TextLinker): Item;
}

type Flat<Type> = { readonly [Key in keyof Type]: Type[Key] };
type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
	? `${Head}${Capitalize<Camel<Tail>>}`
	: Name;

/** Name of a field in documents. `translation_key` becomes `key`. */
type NameOf<Name> = Name extends "translation_key" ? "key" : Name extends string ? Camel<Name> : never;

/** Selected fields: those shown in lists, those shown on pages, or only named ones. */
export type SelectionScope = Shown | "none";
type ShownIn<Scope extends SelectionScope> = Scope extends "page" ? Shown : Scope extends "list" ? "list" : never;
type ValueOf<OneField> = OneField extends Field<infer Value, infer _> ? Value : never;
type Linked<Fields extends CollectionFields> = { readonly [Name in keyof Fields]?: Selection<unknown> };
/** Item of a selection. */
export type ItemOf<One> = One extends Selection<infer Item> ? Item : never;
type LinkedValue<One, Related> = One extends { readonly through: Through }
	? readonly ItemOf<Related>[]
	: One extends { readonly required: true }
		? ItemOf<Related>
		: ItemOf<Related> | undefined;

/** Item of a selection, derived from the declaration. */
export type SelectedItem<
	Fields extends CollectionFields,
	Scope extends SelectionScope,
	Links = Record<never, never>,
	Also extends keyof Fields = never,
> = Flat<
	{ readonly id: string } & {
		readonly [Name in keyof Fields as Name extends keyof Links
			? never
			: Name extends Also
				? NameOf<Name>
				: Fields[Name] extends { readonly shown: ShownIn<Scope> }
					? NameOf<Name>
					: never]: ValueOf<Fields[Name]>;
	} & { readonly [Name in keyof Links & keyof Fields as NameOf<Name>]: LinkedValue<Fields[Name], Links[Name]> }
>;

interface SelectionOptions<Fields extends CollectionFields, Links extends Linked<Fields>, Also extends keyof Fields> {
	/** Selections of related rows and files. */
	readonly links?: Links;
	readonly also?: readonly Also[];
	/** True to run the collection's own check; default: for pages. */
	readonly checked?: boolean;
}

/**
 * Selects the fields of a collection that its lists or pages show, and the fields in `also`. Related rows and files are
 * read by the selections in `links`.
 */
export function select<
	const Fields extends CollectionFields,
	const Scope extends SelectionScope,
	const Links extends Linked<Fields> = Record<never, never>,
	const Also extends keyof Fields & string = never,
>(
	definition: CollectionDefinition<Fields>,
	scope: Scope,
	{ links, also = [], checked = scope === "page" }: SelectionOptions<Fields, Links, Also> = {},
): Selection<SelectedItem<Fields, Scope, Links, Also>> {
	const linked = new Map(
		Object.entries<Selection<unknown> | undefined>(links ?? {}).flatMap(([name, selection]) =>
			selection ? [[name, selection] as const] : [],
		),
	);
	const names = Object.entries(definition.fields).flatMap(([name, { shown }]) => {
		const isShown = scope !== "none" && (shown === "list" || (shown === "page" && scope === "page"));
		return !linked.has(name) && (isShown || (also as readonly string[]).includes(name)) ? [name] : [];
	});
	const fieldOf = (name: string): Field => definition.fields[name] ?? throwUnknownField(definition, name);
	const related = [
		...names
			.filter((name) => fieldOf(name).kind === "picture")
			.map((name) => [name, { collection: "directus_files", fields: PICTURE_FILE_FIELDS }]),
		...[...linked].map(([name, to]) => [name, relatedFields(fieldOf(name), to)]),
	];
	return {
		collection: definition.collection,
		fields: [
			"id",
			...names.filter((name) => fieldOf(name).kind !== "picture"),
			...(related.length > 0 ? [Object.fromEntries(related)] : []),
		],
		row: z.object({
			id: text,
			...Object.fromEntries(names.map((name) => [name, fieldOf(name).read])),
			...Object.fromEntries([...linked].map(([name, to]) => [name, relatedRow(fieldOf(name), to)])),
		}),
		check: checked ? definition.check : undefined,
		convert(row, linkTerms) {
			const item: Record<string, unknown> = { id: row.id };
			for (const name of names) {
				const { kind, anchors = name } = fieldOf(name);
				const value = row[name];
				item[itemName(name)] =
					kind === "rich-text" ? storedText(String(value), `${anchors}-${row.id}`, linkTerms) : value;
			}
			for (const [name, to] of linked) item[itemName(name)] = relatedItem(fieldOf(name), to, row[name], linkTerms);
			// The loops above create these properties from the same declaration.
			return item as SelectedItem<Fields, Scope, Links, Also>;
		},
	};
}

/** Selects only the translation key of a row. */
export function selectKey({ collection }: { readonly collection: string }): Selection<string> {
	return {
		collection,
		fields: ["id", "translation_key"],
		row: z.object({ translation_key: text }),
		convert: ({ translation_key }) => String(translation_key),
	};
}

/** Maps the result of a selection. */
export function mapSelection<Item, Other>(selection: Selection<Item>, map: (item: Item) => Other): Selection<Other> {
	return { ...selection, convert: (row, linkTerms) => map(selection.convert(row, linkTerms)) };
}

/** The item of a row and the problems of its omitted parts, or the problems of an invalid row. */
export type ParsedRow<Item> =
	| { readonly kind: "item"; readonly item: Item; readonly problems: readonly Problem[] }
	| { readonly kind: "invalid"; readonly problems: readonly Problem[] };

/** Checks a row against its selection and converts it. @param linkTerms links glossary terms in its texts */
export function parseSelected<Item>(
	selection: Selection<Item>,
	value: unknown,
	linkTerms: TextLinker = (nodes) => nodes,
): ParsedRow<Item> {
	const checked = parseShape(selection.row, value);
	if (!checked.success) return { kind: "invalid", problems: checked.problems };
	const problems = selection.check?.(checked.data) ?? [];
	const fatal = problems.filter(({ hidesRow }) => hidesRow);
	if (fatal.length > 0) return { kind: "invalid", problems: fatal };
	return { kind: "item", item: selection.convert(checked.data, linkTerms), problems };
}

function itemName(name: string): string {
	return name === "translation_key" ? "key" : name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function relatedFields({ through }: Field, to: Selection<unknown>) {
	const target = { collection: to.collection, fields: to.fields };
	return through ? { collection: through.collection, fields: ["id", { [through.field]: target }] } : target;
}

function relatedRow({ through, meta }: Field, to: Selection<unknown>): z.ZodType {
	if (through) return z.array(z.object({ [through.field]: to.row.nullish() })).nullish();
	return meta.required ? to.row : to.row.nullish();
}

function relatedItem({ through }: Field, to: Selection<unknown>, value: unknown, linkTerms: TextLinker): unknown {
	if (!through) return isRow(value) ? to.convert(value, linkTerms) : undefined;
	const rows = Array.isArray(value) ? value.filter(isRow) : [];
	return rows
		.map((row) => row[through.field])
		.filter(isRow)
		.map((inner) => to.convert(inner, linkTerms));
}

function throwUnknownField({ collection }: { readonly collection: string }, name: string): never {
	throw new Error(`${collection} has no field “${name}”`);
}
