// What a collection of the content service is. Each has one declaration, a value in a file of its own. From it come Directus' schema,
// the selection of a read and the parser of its rows (`cms/select.ts`), the types of what pages are given, the editing rules, and the
// shape of its seed.

import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import type { Field } from "./field.ts";
import { choice, moment, text } from "./fields.ts";
import { section, tool } from "./links.ts";

/** Where Studio lists a collection; a folder there, not a table. */
export type Area = "area_website" | "area_editorial" | "area_events" | "area_inbox";

/** A list of rows in Studio. */
export interface RowList {
	/** Fields, or fields of related rows such as `event.capacity`; the first is the widest. */
	readonly columns: readonly [string, ...string[]];
	/** A field, `-` before it for descending. */
	readonly sort: string;
	/** How many rows a page has, and an export unless staff say otherwise: one of Studio's own numbers. Default 25. */
	readonly rows?: 100 | 250 | 500 | 1000;
	/** A list of ours, from the extension hub-studio; staff can choose the table with the columns instead. Default: that table. */
	readonly layout?: "hub-menus";
}

/** The fields of a collection, in the order of Studio's form. */
export type CollectionFields = Readonly<Record<string, Field>>;

/** A way in which rows of a collection are shown: on these routes, unless the field `without` is filled. */
export interface RowRoutes {
	/** Keys of routes; what their addresses look like, the site alone knows. */
	readonly routes: readonly string[];
	/** Parameter of the route to the field that fills it. */
	readonly params: Readonly<Record<string, string>>;
	readonly without?: string;
}

/** Something about a row that keeps a part of it from being shown, in words for editors; `whole`: all of it. */
export interface RowProblem {
	readonly field: string;
	readonly problem: string;
	readonly whole?: boolean;
}

/** One collection as the repository describes it. */
export interface CollectionDefinition<Fields extends CollectionFields = CollectionFields> {
	readonly collection: string;
	/** The name that editors read, where the collection's own is not it. */
	readonly label?: string;
	readonly icon: string;
	/** A sentence for editors, in English. */
	readonly note: string;
	readonly area: Area;
	/** What stands for a row in lists and links. */
	readonly template: string;
	/** How Studio lists the rows at first; absent where they are not listed. */
	readonly list?: RowList;
	readonly fields: Fields;
	/** Pages on which a row is what the page is about; Studio shows a preview of the first beside the form. Default: none. */
	readonly pages?: readonly RowRoutes[];
	/** The field with the key of the one route that shows a row, and no other row; where it is empty, `pages` holds. Default: none. */
	readonly routeField?: string;
	/** The field that editors order rows by, by hand. */
	readonly sortField?: string;
	/** Editors can prepare a next version of a row beside the published one. */
	readonly versions?: boolean;
	/** Not listed in Studio: the table between two others. */
	readonly junction?: boolean;
	/** Who may read its rows: the public through the site, or staff alone. */
	readonly audience: "public" | "staff";
	/** What no field can say by itself: looks at a whole row as it was read. */
	check?(row: Readonly<Record<string, unknown>>): readonly RowProblem[];
}

/** Gives a definition its type; the value stays as it is. */
export function defineCollection<const Fields extends CollectionFields>(
	definition: CollectionDefinition<Fields>,
): CollectionDefinition<Fields> {
	return definition;
}

/** The field that says what a row of a collection is called: the first that stands for it in lists. */
export function nameField({ template }: Pick<CollectionDefinition, "template">): string {
	return /\{\{\s*(\w+)\s*\}\}/.exec(template)?.[1] ?? "id";
}

/** The rows of a collection are each shown at their slug, on one or more routes. */
export function atSlug(...routes: readonly string[]): RowRoutes {
	return { routes, params: { slug: "slug" } };
}

/** The primary key of every table. */
export const id = {
	kind: "system",
	type: "uuid",
	read: text({ required: true }).read,
	meta: { interface: "input", special: ["uuid"], readonly: true, hidden: true, width: "full" },
	column: { is_primary_key: true, is_nullable: false },
} as const satisfies Field<string>;

/** The language of a row. */
export const locale = choice(LOCALE_NAMES, {
	required: true,
	note: "The language of this entry. Each language is its own entry and is published separately.",
});

/**
 * What every translatable collection begins with: identity, and when the public sees it. The form has language and status first, for
 * what it offers depends on them; what is seldom touched stands in the section of {@link closing}.
 */
export function publishing() {
	const key = text({
		required: true,
		indexed: true,
		width: "half",
		group: "publishing",
		shown: "list",
		note: "Links the entries of all languages: use the same key in each. Leave empty to make it from the title.",
	});
	return {
		id,
		standing: tool("hub-standing"),
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
		publish_at: moment({ group: "publishing", note: "Hidden from visitors until then. Leave empty to publish at once." }),
		unpublish_at: moment({ group: "publishing", note: "Hidden from visitors from then on. Leave empty to keep it online." }),
		// Lists say with it how each language stands: a status alone does not tell what visitors see.
		translation_key: {
			...key,
			meta: { ...key.meta, display: "hub-standings" },
			whenEmpty: "name",
		},
	} as const;
}

/** What every translatable collection ends with: the section for address, key and period, and the record. */
export function closing() {
	return {
		publishing: section("When and where the entry is shown, and what joins it to its translation.", "public", "closed"),
		...record(),
	} as const;
}

/** The field that a list is ordered by. */
export const sort: Field<number | undefined, number> = {
	kind: "system",
	type: "integer",
	read: id.read,
	meta: { interface: "input", hidden: true, width: "full" },
	column: { is_nullable: true, default_value: null },
};

/** Who created a row and when, filled in by Directus. */
export function record() {
	const who = (special: string): Field => ({
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
	const when = (special: string): Field<string | undefined> => ({
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
		user_created: who("user-created"),
		date_created: when("date-created"),
		user_updated: who("user-updated"),
		date_updated: when("date-updated"),
		uses: tool("hub-uses"),
		history: tool("hub-history"),
	} as const;
}
