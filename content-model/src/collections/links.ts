// Fields that point to rows of other collections or to files of the library.

import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import { isPictureFile } from "@hub/shared-contracts/content/picture-file";
import { z } from "zod";
import { type Counters, type Field, type FieldOptions, fieldMeta, marked, type NoOptions, type Through } from "./field.ts";

/** Offers entries in the language that the form says; before it says one, none: as a list, for Directus refuses to compare with nothing. */
const inOwnLanguage = { locale: { _in: ["{{locale}}"] } } as const;

interface LinkOptions extends FieldOptions {
	/** For rows that have no language of their own: else, choices are in the language of the form. */
	readonly anyLanguage?: boolean;
}

/** One row of another collection; it becomes empty when that row is deleted. What is read of it, a selection says. A seed names its key. */
export function one<const Options extends LinkOptions = NoOptions>(
	to: string,
	template: string,
	options?: Options,
): Field<unknown, string> & Counters<Options> {
	const { anyLanguage = false, ...rest }: LinkOptions = options ?? {};
	return marked(options, {
		kind: "link",
		type: "uuid",
		read: z.unknown(),
		meta: {
			...fieldMeta({ width: "half", ...rest }),
			interface: "hub-entry",
			options: { template, enableCreate: false, ...(anyLanguage ? {} : { filter: inOwnLanguage }) },
			special: ["m2o"],
			display: "related-values",
			display_options: { template },
		},
		column: { is_nullable: true },
		relation: { to, on_delete: "SET NULL" },
	});
}

/**
 * Rows of another collection in an order, through the table between the two. A seed names their keys.
 * @param through where they are; `label` and `picture` are the fields of a row that it is recognised by
 */
export function many<const Options extends FieldOptions = NoOptions>(
	{ label, picture, ...through }: Through & { readonly label: string; readonly picture: string },
	options?: Options,
): Field<unknown, readonly string[]> & Counters<Options> & { readonly through: Through } {
	const { field } = through;
	// Directus shows a picture of a file at its field `$thumbnail`, which no table has.
	const template = `{{${field}.${picture}.$thumbnail}} {{${field}.${label}}} · {{${field}.status}} · {{${field}.locale}}`;
	const listed: Field<unknown, readonly string[]> = {
		kind: "link",
		type: "alias",
		read: z.unknown(),
		meta: {
			...fieldMeta(options ?? {}),
			interface: "list-m2m",
			options: { template, enableCreate: false, filter: inOwnLanguage },
			special: ["m2m"],
			display: "related-values",
			display_options: { template: `{{${field}.${label}}}` },
		},
		column: null,
	};
	return { ...marked(options, listed), through };
}

/** One side of the table between two collections: a row of it goes with the row that it points to. */
export function side(to: string, relation: Omit<NonNullable<Field["relation"]>, "to" | "on_delete">): Field<unknown, string> {
	return {
		kind: "link",
		type: "uuid",
		read: z.unknown(),
		meta: { interface: null, hidden: true, width: "full" },
		column: { is_nullable: true, is_indexed: true },
		relation: { to, on_delete: "CASCADE", ...relation },
	};
}

/** What is read of a file that is shown as a picture. */
export const PICTURE_FILE_FIELDS = ["id", "type", "width", "height"] as const;

/** The file's id; undefined for one that is no picture, or cannot be decoded: older rows may have such, and show the computed picture. */
const pictureId = z
	.object({ id: z.string(), type: z.string().nullable(), width: z.number().nullable(), height: z.number().nullable() })
	.nullish()
	.transform((found) => (found && isPictureFile(found) ? found.id : undefined));

/** A picture from the file library; read as its id. */
export function picture<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<string | undefined, string> & Counters<Options> {
	return marked(options, {
		kind: "picture",
		type: "uuid",
		read: pictureId,
		meta: { ...fieldMeta(options ?? {}), interface: "file-image", options: { crop: false }, special: ["file"], display: "image" },
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	});
}

/** A drawing such as a logo, which Studio does not crop; read as its id. */
export function drawing<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<string | undefined, string> & Counters<Options> {
	const { kind: _, read: __, value: ___, ...stored } = file();
	const field: Field<string | undefined, string> = {
		...stored,
		kind: "picture",
		read: pictureId,
		meta: { ...stored.meta, ...fieldMeta(options ?? {}) },
	};
	return marked(options, field);
}

interface FileOptions extends FieldOptions {
	/** The formats that the page can show; default: all that visitors may take along. */
	readonly formats?: readonly DownloadFormat[];
}

/** A file from the file library that visitors take along or watch. What is read of it, a selection says. */
export function file<const Options extends FileOptions = NoOptions>(options?: Options): Field<unknown, string> & Counters<Options> {
	const { formats }: FileOptions = options ?? {};
	return marked(options, {
		...(formats && { formats }),
		kind: "file",
		type: "uuid",
		read: z.unknown(),
		meta: { ...fieldMeta(options ?? {}), interface: "file", special: ["file"], display: "file" },
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	});
}

/** A foldable section of the form; fields join it with `group`. It has no column. */
export function section(label: string, icon: string, start: "open" | "closed"): Field {
	return {
		kind: "system",
		type: "alias",
		read: z.unknown(),
		meta: {
			interface: "group-detail",
			options: { headerIcon: icon, start, headerColor: null },
			special: ["alias", "no-data", "group"],
			note: label,
			width: "full",
		},
		column: null,
	};
}

/**
 * A tool of ours in the form, from the extension hub-studio. It has no column.
 * @param name the id of its interface
 */
export function tool(name: string): Field {
	return {
		kind: "system",
		type: "alias",
		read: z.unknown(),
		meta: { interface: name, special: ["alias", "no-data"], width: "full" },
		column: null,
	};
}
