import type { FieldDraft } from "./field-draft.ts";

// The words that collections are described with. Each gives a draft of one field; a collection gives it its name and place.

/** What every word takes. */
export interface FieldOptions {
	/** A sentence for editors, in English. */
	readonly note?: string;
	readonly required?: boolean;
	readonly width?: "half" | "full";
	readonly group?: string;
	readonly readonly?: boolean;
	readonly hidden?: boolean;
}

/** A choice of a select: the stored value and what editors read. */
export type Choices = Readonly<Record<string, string>>;

/** What every word says the same way. */
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

/** One line of text, 255 characters at most. */
export function text(options: FieldOptions & { unique?: boolean; indexed?: boolean; placeholder?: string } = {}): FieldDraft {
	return {
		type: "string",
		meta: {
			...fieldMeta(options),
			interface: "input",
			options: { trim: true, ...(options.placeholder === undefined ? {} : { placeholder: options.placeholder }) },
		},
		column: { is_nullable: true, is_unique: options.unique ?? false, is_indexed: options.indexed ?? false, max_length: 255 },
	};
}

/** The last part of a page's address. Unique together with the language, which the site checks. */
export function slug(options: FieldOptions = {}): FieldDraft {
	return {
		type: "string",
		meta: {
			...fieldMeta({
				width: "half",
				required: true,
				note: "The last part of the address: small letters, digits and hyphens.",
				...options,
			}),
			interface: "input",
			options: { slug: true, trim: true, font: "monospace" },
		},
		column: { is_nullable: true, is_indexed: true, max_length: 255 },
	};
}

/** Several lines of plain text. */
export function multiline(options: FieldOptions = {}): FieldDraft {
	return {
		type: "text",
		meta: { ...fieldMeta(options), interface: "input-multiline", options: { trim: true } },
		column: { is_nullable: true },
	};
}

/** Formatted text, stored as HTML. The toolbar offers what the site shows and nothing else. */
export function richText(options: FieldOptions = {}): FieldDraft {
	return {
		type: "text",
		meta: {
			...fieldMeta(options),
			interface: "input-rich-text-html",
			options: {
				toolbar: [
					"bold",
					"italic",
					"h2",
					"h3",
					"numlist",
					"bullist",
					"blockquote",
					"customLink",
					"customImage",
					"table",
					"code",
					"removeformat",
				],
			},
			display: "formatted-value",
			display_options: { format: false },
		},
		column: { is_nullable: true },
	};
}

/** A structure of our own as JSON, edited as code in the field of our own extension. */
export function json(options: FieldOptions = {}): FieldDraft {
	return {
		type: "json",
		meta: {
			...fieldMeta(options),
			interface: "hub-json",
			special: ["cast-json"],
		},
		column: { is_nullable: true },
	};
}

/** A list of the same small form, stored as JSON. */
export function list(
	fields: Readonly<Record<string, "input" | "input-multiline">>,
	template: string,
	options: FieldOptions = {},
): FieldDraft {
	return {
		type: "json",
		meta: {
			...fieldMeta(options),
			interface: "list",
			options: {
				template,
				fields: Object.entries(fields).map(([field, name]) => ({
					field,
					name: field,
					type: name === "input" ? "string" : "text",
					meta: { field, type: name === "input" ? "string" : "text", interface: name, width: name === "input" ? "half" : "full" },
				})),
			},
			special: ["cast-json"],
		},
		column: { is_nullable: true },
	};
}

/** Short words, stored as a JSON list of strings. */
export function words(options: FieldOptions = {}): FieldDraft {
	return {
		type: "json",
		meta: { ...fieldMeta(options), interface: "tags", options: { alphabetize: false }, special: ["cast-json"] },
		column: { is_nullable: true },
	};
}

/** Short words, stored as one text with commas between, so that rows can be found by a word in every database. */
export function keywords(options: FieldOptions = {}): FieldDraft {
	return {
		type: "csv",
		meta: { ...fieldMeta(options), interface: "tags", options: { alphabetize: false }, special: ["cast-csv"] },
		column: { is_nullable: true },
	};
}

/** One of a few values. */
export function select(choices: Choices, options: FieldOptions & { default?: string } = {}): FieldDraft {
	return {
		type: "string",
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "select-dropdown",
			options: { choices: Object.entries(choices).map(([value, label]) => ({ value, text: label })), allowNone: !options.required },
			display: "labels",
			display_options: { choices: Object.entries(choices).map(([value, label]) => ({ value, text: label })), showAsDot: false },
		},
		column: { is_nullable: true, default_value: options.default ?? null, max_length: 255 },
	};
}

/** The greatest whole number that a column, and GraphQL's Int, can hold. */
export const GREATEST_INTEGER = 2_147_483_647;

/** The bounds of what is counted and never typed. */
export const counted = { min: 0, max: GREATEST_INTEGER } as const;

/** A whole number; both bounds can be entered. One out of them would cost every list that shows it its answer. */
export function integer(options: FieldOptions & { default?: number; min: number; max: number }): FieldDraft {
	return {
		type: "integer",
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "input",
			options: { min: options.min, max: options.max },
		},
		column: { is_nullable: true, default_value: options.default ?? null },
	};
}

/** Yes or no. */
export function toggle(options: FieldOptions & { default: boolean }): FieldDraft {
	return {
		type: "boolean",
		meta: { ...fieldMeta({ width: "half", ...options }), interface: "boolean", special: ["cast-boolean"] },
		column: { is_nullable: false, default_value: options.default },
	};
}

/** A moment, stored in UTC and edited in the editor's own time zone. */
export function moment(options: FieldOptions = {}): FieldDraft {
	return {
		type: "timestamp",
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "datetime",
			display: "datetime",
			display_options: { format: "short" },
			special: ["cast-timestamp"],
		},
		column: { is_nullable: true },
	};
}

/** A day without a time. */
export function day(options: FieldOptions = {}): FieldDraft {
	return {
		type: "date",
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "datetime",
			display: "datetime",
			display_options: { format: "short" },
		},
		column: { is_nullable: true },
	};
}
