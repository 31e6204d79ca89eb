import { LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import type { FieldDraft } from "./field-draft.ts";
import { day, type FieldOptions, moment, select, text } from "./fields.ts";
import { section } from "./link-fields.ts";

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
	/** What the columns were before: a list that still has them was changed by nobody, and gets what stands here. */
	readonly formerColumns?: readonly string[];
}

/** One collection as the repository describes it. */
export interface CollectionDefinition {
	readonly collection: string;
	/** The name that editors read, where the collection's own is not it. */
	readonly label?: string;
	readonly icon: string;
	/** A sentence for editors, in English. */
	readonly note: string;
	readonly area: Area;
	/** What stands for a row in lists and links. */
	readonly template: string;
	/** How Studio lists the rows at first; absent where nobody lists them. */
	readonly list?: RowList;
	/** In the order of the form. */
	readonly fields: Readonly<Record<string, FieldDraft>>;
	/** The field that editors order rows by, by hand. */
	readonly sortField?: string;
	/** Editors can prepare a next version of a row beside the published one. */
	readonly versions?: boolean;
	/** Not listed in Studio: the table between two others. */
	readonly junction?: boolean;
	/** Who may read its rows: everybody through the site, or staff alone. */
	readonly audience: "public" | "staff";
}

/** Gives a definition its type; the value stays as it is. */
export function defineCollection<const T extends CollectionDefinition>(definition: T): T {
	return definition;
}

/** The primary key of every table. */
export const id: FieldDraft = {
	type: "uuid",
	meta: { interface: "input", special: ["uuid"], readonly: true, hidden: true, width: "full" },
	column: { is_primary_key: true, is_nullable: false },
};

/** The language of a row. */
export const locale = select(LOCALE_NAMES, {
	required: true,
	note: "The language of this text. Each language is an entry of its own and is published on its own.",
});

/** What every translatable collection begins with: identity, language, and when the public sees it. */
export function publishing() {
	return {
		id,
		status: select(
			{ draft: "Draft", published: "Published", archived: "Archived" },
			{
				required: true,
				default: "draft",
				note: "Visitors see what says Published here, and only between the two moments below. A button “Publish” stores the entry as it is, and does not change this.",
			},
		),
		locale,
		translation_key: text({
			required: true,
			indexed: true,
			width: "half",
			note: "The same word in both languages joins the German and the English entry.",
		}),
		publish_at: moment({ note: "Not shown before; empty: at once." }),
		unpublish_at: moment({ note: "Not shown from then on; empty: never." }),
	} as const;
}

/** The field that a list is ordered by. */
export const sort: FieldDraft = {
	type: "integer",
	meta: { interface: "input", hidden: true, width: "full" },
	column: { is_nullable: true, default_value: null },
};

/** The day that an article or a file bears. */
export function publishedOn(options: Pick<FieldOptions, "required"> = {}): FieldDraft {
	return day({ note: "The day that visitors read on it.", ...options });
}

/** Who made a row and when, filled in by Directus. */
export function record(): Readonly<Record<string, FieldDraft>> {
	const who = (special: string): FieldDraft => ({
		type: "uuid",
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
	const when = (special: string): FieldDraft => ({
		type: "timestamp",
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
		record: section("Who made this entry and who changed it last.", "history", "closed"),
		user_created: who("user-created"),
		date_created: when("date-created"),
		user_updated: who("user-updated"),
		date_updated: when("date-updated"),
	};
}
