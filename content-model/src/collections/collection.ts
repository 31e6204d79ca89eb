// Declaration of a collection. Each collection has one in its own file. Directus' schema, the selection and the
// parser of its rows (`cms/select.ts`), the types of documents, the editing rules and the shape of seeds follow from
// it.

import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import type { Field } from "./field.ts";
import { choice, moment, text } from "./fields.ts";
import { section, tool } from "./links.ts";

/** Folder of a collection in Studio; it is no table. */
export type Area = "area_website" | "area_editorial" | "area_events" | "area_inbox";

/** List of rows in Studio. */
export interface RowList {
	/** Fields, or fields of related rows such as `event.capacity`. The first column is the widest. */
	readonly columns: readonly [string, ...string[]];
	/** Field; `-` before it for descending. */
	readonly sort: string;
	/** Rows per page, and per export by default. Must be one of Studio's numbers. Default 25. */
	readonly rows?: 100 | 250 | 500 | 1000;
	/** Layout of the extension hub-studio; staff can switch to the table. Default: the table. */
	readonly layout?: "hub-menus";
}

/** Fields in the order of Studio's form. */
export type CollectionFields = Readonly<Record<string, Field>>;

/** Routes that show rows of a collection, unless the field `without` is filled. */
export interface RowRoutes {
	/** Keys of routes. Only the site knows their paths. */
	readonly routes: readonly string[];
	/** Field for each parameter of the route. */
	readonly params: Readonly<Record<string, string>>;
	readonly without?: string;
}

/** Problem of a row. Invalid parts are left out, unless the problem `hidesRow`. */
export interface RowProblem extends Problem {
	readonly hidesRow?: boolean;
}

export interface CollectionDefinition<Fields extends CollectionFields = CollectionFields> {
	readonly collection: string;
	/** Label for editors. Default: derived from the collection's name. */
	readonly label?: string;
	readonly icon: string;
	/** Description for editors, in English. */
	readonly note: string;
	readonly area: Area;
	/** Title of a row in lists and links. */
	readonly template: string;
	/** Initial list in Studio; undefined if the collection is not listed. */
	readonly list?: RowList;
	readonly fields: Fields;
	/** Pages about a single row. Studio shows a preview of the first beside the form. Default: none. */
	readonly pages?: readonly RowRoutes[];
	/** Field with the key of a route for this row alone. If it is empty, `pages` apply. Default: none. */
	readonly routeField?: string;
	/** Field for the manual order of rows. */
	readonly sortField?: string;
	/** True if editors can prepare a version beside the published row. */
	readonly versions?: boolean;
	/** True for a junction table, which Studio does not list. */
	readonly junction?: boolean;
	/** Readers of its rows: the public through the site, or only staff. */
	readonly audience: "public" | "staff";
	/** Checks rules that concern several fields of a row. */
	check?(row: Readonly<Record<string, unknown>>): readonly RowProblem[];
}

/** Infers the type of a declaration; the value stays unchanged. */
export function defineCollection<const Fields extends CollectionFields>(
	definition: CollectionDefinition<Fields>,
): CollectionDefinition<Fields> {
	return definition;
}

/** Returns the field with the title of a row: the first one of its template. */
export function nameField({ template }: Pick<CollectionDefinition, "template">): string {
	return /\{\{\s*(\w+)\s*\}\}/.exec(template)?.[1] ?? "id";
}

/** Declares routes that show each row at its slug. */
export function atSlug(...routes: readonly string[]): RowRoutes {
	return { routes, params: { slug: "slug" } };
}

export const id = {
	kind: "system",
	type: "uuid",
	read: text({ required: true }).read,
	meta: { interface: "input", special: ["uuid"], readonly: true, hidden: true, width: "full" },
	column: { is_primary_key: true, is_nullable: false },
} as const satisfies Field<string>;

export const locale = choice(LOCALE_NAMES, {
	required: true,
	note: "The language of this entry. Each language is its own entry and is published separately.",
});

/**
 * Returns the first fields of every translatable collection: identity and publication. Language and status are first,
 * because the rest of the form depends on them. Rarely used fields are in the section of {@link closing}.
 */
export function publishing() {
	const key = text({
		required: true,
		indexed: true,
		width: "half",
		group: "publishing",
		shown: "list",
		note: "Links the entries of all languages: use the same key in each. Leave empty to derive it from the title.",
	});
	return {
		id,
		standing: tool("hub-visibility"),
		translations: tool("hub-translations"),
		locale,
		status: choice(
			{ draft: "Draft", published: "Published", archived: "Archived" },
			{
				required: true,
				default: "draft",
				note: "Visitors see what is published, within the period below.",
			},
		),
		publish_at: moment({
			group: "publishing",
			note: "Hidden from visitors until then. Leave empty to publish at once.",
		}),
		unpublish_at: moment({
			group: "publishing",
			note: "Hidden from visitors from then on. Leave empty to keep it online.",
		}),
		// Lists show the visibility of each language in this column, because the status alone does not.
		translation_key: {
			...key,
			meta: { ...key.meta, display: "hub-visibility-by-language" },
			whenEmpty: "name",
		},
	} as const;
}

/**
 * Returns the last fields of every translatable collection: the section for address, key and period, and the record.
 */
export function closing() {
	return {
		publishing: section(
			"When and where the entry is shown, and which entries are its translations.",
			"public",
			"closed",
		),
		...record(),
	} as const;
}

/** Field for the manual order. */
export const sort: Field<number | undefined, number> = {
	kind: "system",
	type: "integer",
	read: id.read,
	meta: { interface: "input", hidden: true, width: "full" },
	column: { is_nullable: true, default_value: null },
};

/** Returns the fields that Directus sets on a save: users and times. */
export function record() {
	const user = (special: string): Field => ({
		kind: "system",
		type: "uuid",
		read: id.read,
		meta: {
			interface: "select-dropdown-m2o",
			options: { template: "{{first_name}} {{last_name}}" },
			special: [special],
			display: "user",
			readonly: true,
			width: "half",
			group: "record",
		},
		column: { is_nullable: true },
		relation: { to: "directus_users", on_delete: "SET NULL" },
	});
	const timestamp = (special: string): Field<string | undefined> => ({
		kind: "system",
		type: "timestamp",
		read: moment().read,
		meta: {
			interface: "datetime",
			special: [special, "cast-timestamp"],
			display: "datetime",
			display_options: { relative: true },
			readonly: true,
			width: "half",
			group: "record",
		},
		column: { is_nullable: true },
	});
	return {
		record: section("Who created this entry and who last changed it.", "history", "closed"),
		user_created: user("user-created"),
		date_created: timestamp("date-created"),
		user_updated: user("user-updated"),
		date_updated: timestamp("date-updated"),
		uses: tool("hub-uses"),
		history: tool("hub-history"),
	} as const;
}
