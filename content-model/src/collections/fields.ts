// Kinds of fields. Each function creates a field without its name.

import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { z } from "zod";
import { dateAndTime, text as filled, optionalText, orUndefined } from "../cms/row.ts";
import {
	type Field,
	type FieldOptions,
	fieldMeta,
	type NoOptions,
	type PreservedOptions,
	withOptions,
} from "./field.ts";
import { RICH_TEXT_TOOLBAR } from "./rich-text-toolbar.ts";

/** Maximum of an integer column and of GraphQL's Int. */
export const MAX_INTEGER = 2_147_483_647;

/** Range of fields that are counted automatically. */
export const COUNTER_RANGE = { min: 0, max: MAX_INTEGER } as const;

interface TextOptions extends FieldOptions {
	readonly unique?: boolean;
	readonly indexed?: boolean;
	readonly placeholder?: string;
	/** Schema of a value with a special format. */
	readonly read?: z.ZodType<string>;
}

/** One line of text with up to 255 characters; empty by default. */
export function text<const Options extends TextOptions = NoOptions>(
	options?: Options,
): Field<string, string> & PreservedOptions<Options> {
	const { unique = false, indexed = false, placeholder, read, ...rest }: TextOptions = options ?? {};
	return withOptions(options, {
		kind: "text",
		type: "string",
		read: read ?? (rest.required ? filled : optionalText),
		meta: {
			...fieldMeta(rest),
			interface: "input",
			options: { trim: true, ...(placeholder === undefined ? {} : { placeholder }) },
		},
		column: { is_nullable: true, is_unique: unique, is_indexed: indexed, max_length: 255 },
	});
}

interface LinkOptions extends FieldOptions {
	/** Schema of a value with a special format. */
	readonly read?: z.ZodType<string>;
}

/** Address of a link, found by the title of an entry or typed: a path of this site, or a URL. */
export function linkAddress<const Options extends LinkOptions = NoOptions>(
	options?: Options,
): Field<string, string> & PreservedOptions<Options> {
	return { ...withInput(text(options), "hub-link", {}), isCode: true };
}

/** Returns a field with another input of Studio. */
function withInput<Own extends Field<string, string>>(
	field: Own,
	input: string,
	options: Readonly<Record<string, unknown>>,
): Own {
	return { ...field, meta: { ...field.meta, interface: input, options } };
}

/**
 * Last part of a page's address. The editing rules require it to be unique within its language. Required by default.
 */
export function slug(
	options: Pick<FieldOptions, "required"> = {},
): Field<string, string> & { readonly shown: "list"; readonly required: true } {
	const { required = true } = options;
	return withOptions({ shown: "list", required: true } as const, {
		kind: "text",
		whenEmpty: "name",
		type: "string",
		read: required ? filled : optionalText,
		meta: {
			...fieldMeta({
				width: "half",
				required,
				group: "publishing",
				note: "The last part of the address: lowercase letters, digits and hyphens. Leave empty to derive it from the title.",
			}),
			interface: "input",
			options: { slug: true, trim: true, font: "monospace" },
		},
		column: { is_nullable: true, is_indexed: true, max_length: 255 },
	});
}

/** Several lines of plain text; empty by default, unless `read` says otherwise. */
export function multiline<const Options extends FieldOptions & { readonly read?: z.ZodType<string> } = NoOptions>(
	options?: Options,
): Field<string, string> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "text",
		type: "text",
		read: options?.read ?? optionalText,
		meta: { ...fieldMeta(options ?? {}), interface: "input-multiline", options: { trim: true } },
		column: { is_nullable: true },
	});
}

/**
 * Formatted text, stored as HTML. The toolbar has only elements that the site shows.
 * @param anchors prefix of the ids of headings, which are part of addresses
 */
export function richText<const Options extends FieldOptions = NoOptions>(
	anchors: string,
	options?: Options,
): Field<RichText, string> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "rich-text",
		anchors,
		type: "text",
		read: options?.required ? filled : optionalText,
		meta: {
			...fieldMeta(options ?? {}),
			interface: "hub-prose",
			options: {
				toolbar: RICH_TEXT_TOOLBAR,
			},
			display: "formatted-value",
			display_options: { format: false },
		},
		column: { is_nullable: true },
	});
}

/** One of several values, with their labels. Rows older than a field have its default. */
export function choice<
	const Value extends string,
	const Options extends FieldOptions & { readonly default?: NoInfer<Value> } = NoOptions,
>(
	choices: Readonly<Record<Value, string>>,
	options?: Options,
): Field<Options extends { required: true } | { default: string } ? Value : Value | undefined, Value> &
	PreservedOptions<Options> {
	const { default: initial, ...rest }: FieldOptions & { readonly default?: string } = options ?? {};
	// The type of Object.keys is string[] for every object (microsoft/TypeScript#12870).
	const values = Object.keys(choices) as Value[];
	const one = z.enum(values);
	const shown = Object.entries(choices).map(([value, label]) => ({ value, text: label }));
	return withOptions(options, {
		kind: "choice",
		type: "string",
		read: rest.required && initial === undefined ? one : one.nullish().transform((value) => value ?? initial),
		meta: {
			...fieldMeta({ width: "half", ...rest }),
			interface: "select-dropdown",
			options: { choices: shown, allowNone: !rest.required },
			display: "labels",
			display_options: { choices: shown, showAsDot: false },
		},
		column: { is_nullable: true, default_value: initial ?? null, max_length: 255 },
	});
}

interface IntegerOptions extends FieldOptions {
	readonly default?: number;
	readonly min: number;
	readonly max: number;
}

/**
 * Integer. Both bounds are inclusive. A value out of range would break every list that shows it. Undefined
 * without a default.
 */
export function integer<const Options extends IntegerOptions>(
	options: Options,
): Field<Options extends { default: number } ? number : number | undefined, number> & PreservedOptions<Options> {
	const { default: initial, min, max, ...rest }: IntegerOptions = options;
	return withOptions(options, {
		kind: "number",
		type: "integer",
		read: z
			.int()
			.min(min)
			.nullish()
			.transform((value) => value ?? initial),
		meta: { ...fieldMeta({ width: "half", ...rest }), interface: "input", options: { min, max } },
		column: { is_nullable: true, default_value: initial ?? null },
	});
}

export function toggle<const Options extends FieldOptions & { readonly default: boolean }>(
	options: Options,
): Field<boolean, boolean> & PreservedOptions<Options> {
	const { default: initial, ...rest }: FieldOptions & { readonly default: boolean } = options;
	return withOptions(options, {
		kind: "toggle",
		type: "boolean",
		read: z
			.boolean()
			.nullish()
			.transform((value) => value ?? initial),
		meta: { ...fieldMeta({ width: "half", ...rest }), interface: "boolean", special: ["cast-boolean"] },
		column: { is_nullable: false, default_value: initial },
	});
}

type Maybe<Value, Options> = Options extends { required: true } ? Value : Value | undefined;

interface MomentOptions extends FieldOptions {
	/** Field of the same entry with the time zone of the input. Default: the site's time zone. */
	readonly zone?: string;
}

/** Moment, stored in UTC and entered in local time, whatever the editor's own time zone. Read as ISO in UTC. */
export function moment<const Options extends MomentOptions = NoOptions>(
	options?: Options,
): Field<Maybe<string, Options>, string> & PreservedOptions<Options> {
	const { zone, ...rest }: MomentOptions = options ?? {};
	return withOptions(options, {
		kind: "moment",
		type: "timestamp",
		read: rest.required ? dateAndTime : orUndefined(dateAndTime),
		meta: {
			...fieldMeta({ width: "half", ...rest }),
			interface: "hub-moment",
			options: zone === undefined ? {} : { zone },
			display: "hub-moments",
			special: ["cast-timestamp"],
		},
		column: { is_nullable: true },
	});
}

/** Date without a time, `YYYY-MM-DD`. Seeds count days from the day of seeding. */
export function day<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<Maybe<string, Options>, number> & PreservedOptions<Options> {
	return withOptions(options, {
		kind: "day",
		type: "date",
		read: options?.required ? z.iso.date() : orUndefined(z.iso.date()),
		meta: {
			...fieldMeta({ width: "half", ...options }),
			interface: "datetime",
			display: "datetime",
			display_options: { format: "short" },
		},
		column: { is_nullable: true },
	});
}

/** Suggested time zones. Any other IANA zone can be typed. */
const TIME_ZONES = [
	..."Berlin Vienna Zurich Lisbon London Dublin Madrid Paris Brussels Amsterdam Luxembourg Rome Copenhagen Oslo Stockholm Helsinki Tallinn Riga Vilnius Warsaw Prague Bratislava Budapest Ljubljana Zagreb Belgrade Bucharest Sofia Athens Kyiv Istanbul"
		.split(" ")
		.map((city) => `Europe/${city}`),
	..."America/New_York America/Chicago America/Los_Angeles America/Sao_Paulo".split(" "),
	..."Asia/Dubai Asia/Kolkata Asia/Singapore Asia/Shanghai Asia/Tokyo Asia/Seoul Australia/Sydney UTC".split(" "),
];

interface TimeZoneOptions extends FieldOptions {
	/**
	 * Fields of the same entry whose moments are entered in this zone. Their local times stay when the zone is changed.
	 */
	readonly start: string;
	readonly end: string;
}

/** Time zone of an entry's moments, such as `Europe/Berlin`: chosen from a list with search, or typed. */
export function timeZone<const Options extends TimeZoneOptions>(
	options: Options,
): Field<string, string> & PreservedOptions<Options> {
	const { start, end } = options;
	const choices = TIME_ZONES.map((name) => ({ text: name.replaceAll("_", " "), value: name }));
	const zone: Field<string, string> & PreservedOptions<Options> = text({ width: "half", ...options });
	return withInput(zone, "hub-time-zone", { choices, placeholder: SITE_TIME_ZONE, start, end });
}

/** Publication day of an article or a file. */
export function publishedOn<const Options extends FieldOptions = NoOptions>(
	options?: Options,
): Field<Maybe<string, Options>, number> & PreservedOptions<Options> {
	const field = day({
		note: "The date shown to visitors. Leave empty for the day on which the entry appears.",
		...options,
	} as Options);
	return { ...field, whenEmpty: "today" };
}
