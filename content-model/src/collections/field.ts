// Declaration of a field: how Directus stores and edits it, and how the site reads it. Schema, reads, types, editing
// rules and seeds follow from it.

import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import type { z } from "zod";

/** Directus' types that we use. `alias` has no column. */
export type FieldType =
	| "uuid"
	| "string"
	| "text"
	| "csv"
	| "integer"
	| "boolean"
	| "json"
	| "date"
	| "timestamp"
	| "alias";

/** Kind of a value, independent of its interface in Studio. Rules and readers depend on it. */
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
 * Documents that contain the field: `list` for lists and pages, `page` only for the entry's own page. Other fields
 * never leave Directus.
 */
export type Shown = "list" | "page";

/** Storage in Directus and interface in Studio. `column` is null for a field without a column. */
export interface DirectusField {
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
		/** Section (`group-detail`) of the form that contains this field. */
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
	/** Target of the column, and the effect of deleting the target. */
	readonly relation?: {
		readonly to: string;
		readonly on_delete: "SET NULL" | "CASCADE";
		/** Alias field of the target that lists the referring rows. */
		readonly one_field?: string;
		readonly junction_field?: string;
		readonly sort_field?: string;
	};
}

/** Junction table, with its field that refers to the listed rows. */
export interface Through {
	readonly collection: string;
	readonly field: string;
}

/** Field of a collection. `Value` is the type that the site reads, `Seeded` the type in seeds. */
export interface Field<Value = unknown, Seeded = unknown> extends DirectusField {
	readonly kind: FieldKind;
	/** Schema of a stored value, with messages for editors. Formatted texts are parsed when their document is built. */
	readonly read: z.ZodType;
	/** For formatted texts: prefix of the ids of headings. */
	readonly anchors?: string;
	/** For ordered relations. */
	readonly through?: Through;
	/** For files: allowed formats. Default: all that visitors may download. */
	readonly formats?: readonly DownloadFormat[];
	/** For structures edited as code: the schema, to report unknown fields. */
	readonly shape?: z.ZodType;
	/** `value` and `seeded` exist only for type inference. */
	readonly value?: Value;
	readonly seeded?: Seeded;
	readonly shown?: Shown;
	/** True if all languages of an entry share the value. Seeds contain it once. */
	readonly shared?: boolean;
	/** True for an address or a code, which find-and-replace skips. Default false. */
	readonly isCode?: boolean;
	/** Value for an empty field: a part of an address derived from the title, or the day of saving. */
	readonly whenEmpty?: "name" | "today";
}

/** Options of every kind of field. */
export interface FieldOptions {
	/** Description for editors, in English. */
	readonly note?: string;
	/** True if a published entry requires it. Drafts may be incomplete. */
	readonly required?: boolean;
	readonly width?: "half" | "full";
	readonly group?: string;
	readonly readonly?: boolean;
	readonly hidden?: boolean;
	readonly shown?: Shown;
	readonly shared?: boolean;
	readonly isCode?: boolean;
}

/** Options that are part of the type of a field. */
export type PreservedOptions<Options> = Pick<Options, keyof Options & ("shown" | "shared" | "required")>;

/** Converts options to Studio's `meta`. */
export function fieldMeta(options: FieldOptions): Omit<DirectusField["meta"], "interface"> {
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

export type NoOptions = Record<never, never>;

/** Adds the options to a field. */
export function withOptions<Value, Seeded, const Options extends FieldOptions = NoOptions>(
	options: Options | undefined,
	field: Field<Value, Seeded>,
): Field<Value, Seeded> & PreservedOptions<Options> {
	const { shown, shared, required, isCode }: FieldOptions = options ?? {};
	// The type contains exactly the options that are present; the compiler cannot infer that for a spread.
	return {
		...field,
		...(shown && { shown }),
		...(shared && { shared }),
		...(required && { required }),
		...(isCode && { isCode }),
	} as Field<Value, Seeded> & PreservedOptions<Options>;
}
