// What a field of a collection is: how Directus stores and edits it, and how the site reads it. Everything that has to be known of a
// field stands in its declaration; schema, reads, types, editing rules and seed follow from it.

import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import type { z } from "zod";

/** The types of Directus that we use. `alias` has no column. */
export type FieldType = "uuid" | "string" | "text" | "csv" | "integer" | "boolean" | "json" | "date" | "timestamp" | "alias";

/** What a value is, whatever form it is edited in: rules and readers ask for this, not for the name of an interface of Studio. */
export type FieldKind =
	| "text"
	| "rich-text"
	| "blocks"
	| "structure"
	| "words"
	| "choice"
	| "number"
	| "toggle"
	| "moment"
	| "day"
	| "link"
	| "picture"
	| "file"
	| "system";

/**
 * Where the site reads a field: `list` wherever the entry is shown, in lists and on its page; `page` on its own page alone. A field
 * that says neither never leaves Directus.
 */
export type Shown = "list" | "page";

/** How a field is stored in Directus and shown in Studio. `null` for a column: there is none. */
export interface FieldDraft {
	readonly type: FieldType;
	readonly meta: {
		readonly interface: string | null;
		readonly options?: Readonly<Record<string, unknown>>;
		readonly display?: string;
		readonly display_options?: Readonly<Record<string, unknown>>;
		readonly special?: readonly string[];
		readonly required?: boolean;
		readonly readonly?: boolean;
		readonly hidden?: boolean;
		readonly width?: "half" | "full" | "fill";
		readonly note?: string;
		/** The field of interface `group-detail` that this one is shown in. */
		readonly group?: string;
	};
	readonly column: {
		readonly is_primary_key?: boolean;
		readonly is_nullable?: boolean;
		readonly is_unique?: boolean;
		readonly is_indexed?: boolean;
		readonly default_value?: string | number | boolean | null;
		readonly max_length?: number;
	} | null;
	/** Where the column points to, and what becomes of it when its target is deleted. */
	readonly relation?: {
		readonly to: string;
		readonly on_delete: "SET NULL" | "CASCADE";
		/** The alias field of the target that lists the rows which point to it. */
		readonly one_field?: string;
		readonly junction_field?: string;
		readonly sort_field?: string;
	};
}

/** The table between two collections, and its field that points to the rows of the one that is listed. */
export interface Through {
	readonly collection: string;
	readonly field: string;
}

/** A field of a collection; its collection gives it its name. `Value` is what the site reads, `Seeded` what a seed file writes. */
export interface Field<Value = unknown, Seeded = unknown> extends FieldDraft {
	readonly kind: FieldKind;
	/** Reads a stored value; what does not fit is reported in words for editors. A formatted text is parsed after that, an address at a time. */
	readonly read: z.ZodType;
	/** Of a formatted text: what the ids of its headings begin with. */
	readonly anchors?: string;
	/** Of rows in an order. */
	readonly through?: Through;
	/** Of a file: the formats that it may have. Default: all that visitors may take along. */
	readonly formats?: readonly DownloadFormat[];
	/** Of a structure that editors write by hand: its shape, so that fields which it does not have can be named. */
	readonly shape?: z.ZodType;
	/** Only the compiler looks at these two. */
	readonly value?: Value;
	readonly seeded?: Seeded;
	readonly shown?: Shown;
	/** Whether the languages of an entry have it in common: the seed says it once. */
	readonly shared?: boolean;
	/** Whether it holds an address or a code that people type and no words: no phrase is searched for in it. Default false. */
	readonly wordless?: boolean;
	/** What it is filled in with when it is saved empty: a part of an address derived from what the row is called, or the day of saving. */
	readonly whenEmpty?: "name" | "today";
}

/** What every kind of field takes. */
export interface FieldOptions {
	/** A sentence for editors, in English. */
	readonly note?: string;
	/** A published entry has it; a draft may be unfinished. */
	readonly required?: boolean;
	readonly width?: "half" | "full";
	readonly group?: string;
	readonly readonly?: boolean;
	readonly hidden?: boolean;
	readonly shown?: Shown;
	readonly shared?: boolean;
	readonly wordless?: boolean;
}

/** What of a field's options its type keeps. */
export type Counters<Options> = Pick<Options, keyof Options & ("shown" | "shared" | "required")>;

/** What a field's options say to Studio. */
export function fieldMeta(options: FieldOptions): Omit<FieldDraft["meta"], "interface"> {
	const { note, required, width, group, readonly, hidden } = options;
	return {
		width: width ?? "full",
		...(note === undefined ? {} : { note }),
		...(required ? { required } : {}),
		...(group === undefined ? {} : { group }),
		...(readonly ? { readonly } : {}),
		...(hidden ? { hidden } : {}),
	};
}

/** No options at all. */
export type NoOptions = Record<never, never>;

/** A field together with the marks of its options. */
export function marked<Value, Seeded, const Options extends FieldOptions = NoOptions>(
	options: Options | undefined,
	field: Field<Value, Seeded>,
): Field<Value, Seeded> & Counters<Options> {
	const { shown, shared, required, wordless }: FieldOptions = options ?? {};
	// The marks are the options' own, and what is absent here is absent there; the compiler cannot follow that through a spread.
	return {
		...field,
		...(shown && { shown }),
		...(shared && { shared }),
		...(required && { required }),
		...(wordless && { wordless }),
	} as Field<Value, Seeded> & Counters<Options>;
}
