import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { areas } from "@hub/shared-contracts/collections/collections";
import type { FieldDraft } from "@hub/shared-contracts/collections/field";

/** A field in Directus' own form, as it is sent and as it comes back. */
export interface FieldPayload {
	readonly collection: string;
	readonly field: string;
	readonly type: string;
	readonly meta: Readonly<Record<string, unknown>>;
	readonly schema: Readonly<Record<string, unknown>> | null;
}

/** A collection in Directus' own form, without its fields. */
export interface CollectionPayload {
	readonly collection: string;
	readonly meta: Readonly<Record<string, unknown>>;
	/** `null` for a folder of Studio's list. */
	readonly schema: Readonly<Record<string, unknown>> | null;
}

/** A relation in Directus' own form. */
export interface RelationPayload {
	readonly collection: string;
	readonly field: string;
	readonly related_collection: string;
	readonly meta: Readonly<Record<string, unknown>>;
	readonly schema: { readonly on_delete: string };
}

/** The whole schema as Directus wants it. */
export interface ExpandedSchema {
	readonly collections: readonly CollectionPayload[];
	readonly fields: readonly FieldPayload[];
	readonly relations: readonly RelationPayload[];
}

const englishName = (label: string) => [{ language: "en-US", translation: label, singular: label, plural: label }];

/** Expands what the repository says about its collections to Directus' collections, fields and relations. */
export function expandSchema(definitions: readonly CollectionDefinition[]): ExpandedSchema {
	const folders = Object.entries(areas).map(
		([collection, { label, icon }], index): CollectionPayload => ({
			collection,
			meta: { icon, sort: index + 1, collapse: "open", translations: englishName(label) },
			schema: null,
		}),
	);
	return {
		collections: [...folders, ...definitions.map(collectionPayload)],
		fields: definitions.flatMap((definition) =>
			Object.entries(definition.fields).map(([field, draft], index) => fieldPayload(definition, field, draft, index + 1)),
		),
		relations: definitions.flatMap((definition) =>
			Object.entries(definition.fields).flatMap(([field, draft]) => relationPayload(definition.collection, field, draft)),
		),
	};
}

function collectionPayload(definition: CollectionDefinition, index: number): CollectionPayload {
	const archives = "status" in definition.fields;
	return {
		collection: definition.collection,
		meta: {
			icon: definition.icon,
			note: definition.note,
			display_template: definition.template,
			hidden: definition.junction ?? false,
			group: definition.area,
			sort: index + 1,
			sort_field: definition.sortField ?? null,
			versioning: definition.versions ?? false,
			preview_url: definition.pages ? previewUrl(definition.collection) : null,
			accountability: "all",
			...(archives
				? { archive_field: "status", archive_value: "archived", unarchive_value: "draft", archive_app_filter: true }
				: { archive_field: null }),
			...(definition.label === undefined ? {} : { translations: englishName(definition.label) }),
		},
		schema: {},
	};
}

/** Where Studio finds the preview of an entry: at the extension hub-previews, which leads on to the site by a signed link. */
function previewUrl(collection: string): string {
	return `/hub-previews/${collection}/{{id}}?version={{$version}}`;
}

/** What every entry needs, even as a draft. */
const identity: readonly string[] = ["status", "locale", "translation_key"];

/** A draft may be unfinished: Studio asks for the rest once it is to be published. */
const whenPublished = {
	required: false,
	conditions: [{ name: "Published", rule: { _and: [{ status: { _eq: "published" } }] }, required: true }],
} as const;

function fieldPayload({ collection, fields }: CollectionDefinition, field: string, draft: FieldDraft, sort: number): FieldPayload {
	const later = draft.meta.required && "translation_key" in fields && !identity.includes(field);
	return {
		collection,
		field,
		type: draft.type,
		meta: {
			hidden: false,
			readonly: false,
			required: false,
			special: null,
			note: null,
			options: null,
			group: null,
			...draft.meta,
			...(later ? whenPublished : {}),
			sort,
		},
		schema: draft.column === null ? null : { ...draft.column },
	};
}

function relationPayload(collection: string, field: string, draft: FieldDraft): RelationPayload[] {
	if (draft.relation === undefined) return [];
	const { to, on_delete, one_field, junction_field, sort_field } = draft.relation;
	return [
		{
			collection,
			field,
			related_collection: to,
			meta: {
				one_field: one_field ?? null,
				junction_field: junction_field ?? null,
				sort_field: sort_field ?? null,
				one_deselect_action: junction_field === undefined ? "nullify" : "delete",
			},
			schema: { on_delete },
		},
	];
}
