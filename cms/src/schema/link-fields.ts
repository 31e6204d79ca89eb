import type { FieldDraft } from "./field-draft.ts";
import { type FieldOptions, fieldMeta } from "./fields.ts";

/** Offers entries in the language that the form says; before it says one, none: as a list, for Directus refuses to compare with nothing. */
export const inOwnLanguage = { locale: { _in: ["{{locale}}"] } } as const;

/**
 * One row of another collection; it becomes empty when that row is deleted.
 * @param options `anyLanguage` for rows that have no language of their own: else, choices are in the language of the form
 */
export function one(to: string, template: string, options: FieldOptions & { anyLanguage?: boolean } = {}): FieldDraft {
	return {
		type: "uuid",
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "select-dropdown-m2o",
			options: { template, enableCreate: false, ...(options.anyLanguage ? {} : { filter: inOwnLanguage }) },
			special: ["m2o"],
			display: "related-values",
			display_options: { template },
		},
		column: { is_nullable: true },
		relation: { to, on_delete: "SET NULL" },
	};
}

/** A picture from the file library. */
export function picture(options: FieldOptions = {}): FieldDraft {
	return {
		type: "uuid",
		meta: { ...fieldMeta(options), interface: "file-image", options: { crop: false }, special: ["file"], display: "image" },
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	};
}

/** Any file from the file library. */
export function file(options: FieldOptions = {}): FieldDraft {
	return {
		type: "uuid",
		meta: { ...fieldMeta(options), interface: "file", special: ["file"], display: "file" },
		column: { is_nullable: true },
		relation: { to: "directus_files", on_delete: "SET NULL" },
	};
}

/** A foldable section of the form; fields join it with `group`. It has no column. */
export function section(label: string, icon: string, start: "open" | "closed"): FieldDraft {
	return {
		type: "alias",
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
