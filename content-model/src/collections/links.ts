// Fields that refer to rows of other collections or to files.

import type { DownloadFormat } from "@hub/shared-contracts/content/download";
import { isPictureFile } from "@hub/shared-contracts/content/picture-file";
import { z } from "zod";
import {
	type Field,
	type FieldOptions,
	fieldMeta,
	type NoOptions,
	type PreservedOptions,
	type Through,
	withOptions,
} from "./field.ts";

/**
 * Limits choices to the language of the form. Without a language there are none; `_in` is used because Directus rejects
 * an empty `_eq`.
 */
const inOwnLanguage = { locale: { _in: ["{{locale}}"] } } as const;

interface LinkOptions extends FieldOptions {
	/** True for rows without a language. Default: choices are limited to the language of the form. */
	readonly anyLanguage?: boolean;
}

/**
 * Reference to one row of another collection, which becomes empty when that row is deleted. Selections decide which
 * fields are read. Seeds contain its key.
 */
export function one<const Options extends LinkOptions = NoOptions>(
	to: string,
	template: string,
	options?: Options,
): Field<unknown, string> & PreservedOptions<Options> {
	const { anyLanguage = false, ...rest }: LinkOptions = options ?? {};
	return withOptions(options, {
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
 * Ordered references to rows of another collection, through a junction table. Seeds contain their keys.
 * @param through the junction table; `label` and `picture` are the fields by which editors recognise rows
 */
export function many<const Options extends FieldOptions = NoOptions>(
	{ label, picture, ...through }: Through & { readonly label: string; readonly picture: string },
	options?: Options,
): Field<unknown, readonly string[]> & PreservedOptions<Options> & { readonly through: Through } {
	const { field } = through;
	// `$thumbnail` is a virtual field of Directus for files.
	const template = `{{${field}.${picture}.$thumbnail}} {{${field}.${label}}} · {{${field}.status}} · {{${field}.locale}}`;
	const list: Field<unknown, readonly string[]> = {
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
	return { ...withOptions(options, list), through };
}

/** Reference of a junction table. Its rows are deleted with the row that they refer to. */
export function junctionLink(
	to: string,
	relation: Omit<NonNullable<Field["relation"]>, "to" | "on_delete">,
): Field<unknown, string> {
	return {
		kind: "link",
		type: "uuid",
		read: z.unknown(),
		meta: { interface: null, hidden: true, width: "full" },
		column: { is_nullable: true, is_indexed: true },
		relation: { to, on_delete: "CASCADE", ...relation },
	};
}

/** Fields of a file that is shown as a picture. */
export const PICTURE_FILE_FIELDS = ["id", "type", "width", "height"] as const;

/** Id of the file; undefined if it is not a picture or cannot be decoded. Older rows can have such files; they show the generated picture. */
const pictureId = z
	.object({ id: z.string(), type: z.string().nullable(), width: z.number().nullable(), height: z.number().nullable() })
	.nullish()
	.transform((file) => (file && isPictureFile(file) ? file.id : undefined));

/** Picture of the file library; read as its id. */
export function picture<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<string | undefined, string> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "picture",
		type: "uuid",
		read: pictureId,
		meta: {
			...fieldMeta(options ?? {}),
			interface: "hub-picture",
			options: { crop: false },
			special: ["file"],
			display: "image",
		},
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	});
}

/** Graphic such as a logo, which Studio does not crop; read as its id. */
export function graphic<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<string | undefined, string> & PreservedOptions<Options> {
	const { meta } = file(options);
	return { ...picture(options), meta };
}

interface FileOptions extends FieldOptions {
	/** Formats that the page can show. Default: all that visitors may download. */
	readonly formats?: readonly DownloadFormat[];
}

/** File of the library that visitors download or watch. Selections decide which fields are read. */
export function file<const Options extends FileOptions = NoOptions>(
	options?: Options,
): Field<unknown, string> & PreservedOptions<Options> {
	const { formats }: FileOptions = options ?? {};
	return withOptions(options, {
		...(formats && { formats }),
		kind: "file",
		type: "uuid",
		read: z.unknown(),
		meta: { ...fieldMeta(options ?? {}), interface: "file", special: ["file"], display: "file" },
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	});
}

/** Collapsible section of the form, without a column. Fields join it by `group`. */
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

/** Tool of the extension hub-studio in the form, without a column. @param name id of its interface */
export function tool(name: string): Field {
	return {
		kind: "system",
		type: "alias",
		read: z.unknown(),
		meta: { interface: name, special: ["alias", "no-data"], width: "full" },
		column: null,
	};
}
