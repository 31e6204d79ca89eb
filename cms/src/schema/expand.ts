import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { areas } from "@hub/content-model/collections/collections";
import type { DirectusField } from "@hub/content-model/collections/field";
import { folderOf } from "./folders.ts";
import { collectionNames, fieldNames, translated } from "./labels.ts";
import { LIBRARY } from "./library.ts";

/** A field in Directus' format. */
export interface FieldPayload {
	readonly collection: string;
	readonly field: string;
	readonly type: string;
	readonly meta: Readonly<Record<string, unknown>>;
	readonly schema: Readonly<Record<string, unknown>> | null;
}

/** A collection in Directus' format, without its fields. */
export interface CollectionPayload {
	readonly collection: string;
	readonly meta: Readonly<Record<string, unknown>>;
	/** `null` for a folder of Studio's list. */
	readonly schema: Readonly<Record<string, unknown>> | null;
}

/** A relation in Directus' format. */
export interface RelationPayload {
	readonly collection: string;
	readonly field: string;
	readonly related_collection: string;
	readonly meta: Readonly<Record<string, unknown>>;
	readonly schema: { readonly on_delete: string };
}

/** The schema in Directus' format. */
export interface ExpandedSchema {
	readonly collections: readonly CollectionPayload[];
	readonly fields: readonly FieldPayload[];
	readonly relations: readonly RelationPayload[];
}

/** Expands the declared collections to Directus' collections, fields and relations. */
export function expandSchema(definitions: readonly CollectionDefinition[]): ExpandedSchema {
	const folders = Object.entries(areas).map(
		([collection, { label, icon }], index): CollectionPayload => ({
			collection,
			meta: { icon, sort: index + 1, collapse: "open", translations: collectionNames(collection, label) },
			schema: null,
		}),
	);
	return {
		collections: [...folders, ...definitions.map(collectionPayload)],
		fields: definitions.flatMap((definition) =>
			Object.entries(definition.fields).map(([field, declaration], index) =>
				fieldPayload(definition, field, declaration, index + 1),
			),
		),
		relations: definitions.flatMap((definition) =>
			Object.entries(definition.fields).flatMap(([field, declaration]) =>
				relationPayload(definition.collection, field, declaration),
			),
		),
	};
}

function collectionPayload(definition: CollectionDefinition, index: number): CollectionPayload {
	const hasStatus = "status" in definition.fields;
	return {
		collection: definition.collection,
		meta: {
			icon: definition.icon,
			note: translated(definition.note),
			display_template: definition.template,
			hidden: definition.junction ?? false,
			group: definition.area,
			sort: index + 1,
			sort_field: definition.sortField ?? null,
			versioning: definition.versions ?? false,
			preview_url: definition.pages ? previewUrl(definition.collection) : null,
			accountability: "all",
			...(hasStatus
				? { archive_field: "status", archive_value: "archived", unarchive_value: "draft", archive_app_filter: true }
				: { archive_field: null }),
			translations: collectionNames(definition.collection, definition.label),
		},
		schema: {},
	};
}

/**
 * URL of an entry's preview in `hub-server/previews`, which redirects to the site by a signed link. Startup replaces it
 * if the site's address is known (studio-frames.ts).
 */
function previewUrl(collection: string): string {
	return `/hub-previews/${collection}/{{id}}?version={{$version}}`;
}

/** Fields that drafts require too. */
const REQUIRED_IN_DRAFTS: readonly string[] = ["status", "locale"];

/** Settings of fields that drafts may leave empty. Studio requires them on publication. */
const REQUIRED_WHEN_PUBLISHED = {
	required: false,
	conditions: [{ name: "Published", rule: { _and: [{ status: { _eq: "published" } }] }, required: true }],
} as const;

function fieldPayload(
	{ collection, fields }: CollectionDefinition,
	field: string,
	declaration: DirectusField,
	sort: number,
): FieldPayload {
	const { whenEmpty } = fields[field] ?? {};
	const isRequiredLater =
		declaration.meta.required &&
		"translation_key" in fields &&
		!REQUIRED_IN_DRAFTS.includes(field) &&
		whenEmpty === undefined;
	return {
		collection,
		field,
		type: declaration.type,
		meta: {
			hidden: false,
			readonly: false,
			required: false,
			special: null,
			note: null,
			options: null,
			display: null,
			display_options: null,
			conditions: null,
			width: "full",
			group: null,
			...translatedMeta(declaration.meta),
			...(declaration.relation?.to === LIBRARY || declaration.meta.interface === "hub-blocks"
				? uploadOptions(collection, declaration.meta)
				: {}),
			translations: fieldNames(collection, field),
			...(isRequiredLater ? REQUIRED_WHEN_PUBLISHED : {}),
			// Derived on save, so Studio must not require it.
			...(whenEmpty === undefined ? {} : { required: false }),
			sort,
		},
		schema: declaration.column === null ? null : { ...declaration.column },
	};
}

type Meta = DirectusField["meta"];

function uploadOptions(collection: string, { options }: Meta): Pick<Meta, "options"> {
	const folder = folderOf(collection);
	return folder === undefined ? {} : { options: { ...options, folder } };
}

/** Marks the texts of a form for translation: notes, choices, placeholders, names of list fields. */
function translatedMeta({ note, options, display_options, ...meta }: Meta): Meta {
	return {
		...meta,
		...(note === undefined ? {} : { note: translated(note) }),
		...(options === undefined ? {} : { options: translatedOptions(options) }),
		...(display_options === undefined ? {} : { display_options: translatedOptions(display_options) }),
	};
}

/** Names of options with texts that are translated. */
const TRANSLATED_OPTIONS: readonly string[] = ["text", "name", "label", "placeholder"];

function translatedOptions(options: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(options).map(([key, value]) => [
			key,
			TRANSLATED_OPTIONS.includes(key) && typeof value === "string" ? translated(value) : translatedParts(value),
		]),
	);
}

function translatedParts(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(translatedParts);
	return typeof value === "object" && value !== null ? translatedOptions({ ...value }) : value;
}

function relationPayload(collection: string, field: string, declaration: DirectusField): RelationPayload[] {
	if (declaration.relation === undefined) return [];
	const { to, on_delete, one_field, junction_field, sort_field } = declaration.relation;
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
