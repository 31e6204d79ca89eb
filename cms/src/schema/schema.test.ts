import { collections } from "@hub/content-model/collections/collections";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "../access/access-rules.ts";
import { changedMeta, findDrift } from "./drift.ts";
import { expandSchema } from "./expand.ts";

const schema = expandSchema(collections);

describe("the limits of Directus' Core licence", () => {
	test("our collections are at most 25, including junctions", () => {
		const tables = schema.collections.filter((collection) => collection.schema !== null);
		expect(tables).toHaveLength(collections.length);
		expect(tables.length).toBeLessThanOrEqual(25);
		expect(new Set(tables.map(({ collection }) => collection)).size).toBe(tables.length);
	});

	test("no permission has a row filter except the one that Directus recommends", () => {
		const ruled = roles.flatMap(({ permissions }) =>
			permissions.filter(({ rows, fields }) => rows !== undefined || fields !== undefined),
		);
		expect(ruled.map(({ collection, action }) => `${collection} ${action}`)).toEqual(["directus_users update"]);
	});
});

describe("the declared collections", () => {
	test("[CT-1] every public collection except junctions and redirects is written and published per language", () => {
		for (const { collection, fields, audience } of collections) {
			if (audience !== "public" || collection === "redirects" || collection === "events_speakers") continue;
			expect(Object.keys(fields), collection).toEqual(
				expect.arrayContaining([
					"status",
					"locale",
					"translation_key",
					"publish_at",
					"unpublish_at",
					"date_created",
					"user_updated",
				]),
			);
		}
	});

	test("no field has a name that Directus removes from input to protect against prototype pollution", () => {
		const names = collections.flatMap(({ fields }) => Object.keys(fields));
		for (const dropped of ["prototype", "constructor", "__proto__"]) expect(names).not.toContain(dropped);
	});

	test("every relation, group and sort field exists", () => {
		const names = new Set([...collections.map(({ collection }) => collection), "directus_files", "directus_users"]);
		for (const { collection, fields, sortField } of collections) {
			for (const [name, field] of Object.entries(fields)) {
				if (field.relation) expect(names, `${collection}.${name}`).toContain(field.relation.to);
				if (field.meta.group) expect(Object.keys(fields), `${collection}.${name}`).toContain(field.meta.group);
			}
			if (sortField) expect(Object.keys(fields), collection).toContain(sortField);
		}
	});
});

describe("drift from the declarations", () => {
	const same = {
		collections: schema.collections.map((entry) => ({
			...entry,
			meta: { ...entry.meta },
			schema: entry.schema === null ? null : { ...entry.schema },
		})),
		fields: schema.fields.map((entry) => ({
			...entry,
			meta: { ...entry.meta },
			schema: entry.schema === null ? null : { ...entry.schema },
		})),
		relations: schema.relations.map((entry) => ({ ...entry, meta: { ...entry.meta }, schema: { ...entry.schema } })),
	};

	test("an instance that equals the declarations has none", () => {
		expect(findDrift(schema, same)).toEqual([]);
	});

	test("unknown collections and fields, other types and other relations are reported", () => {
		const changed = same.fields.map((entry) =>
			entry.collection === "posts" && entry.field === "title" ? { ...entry, type: "text" } : entry,
		);
		expect(
			findDrift(schema, {
				...same,
				collections: [...same.collections, { collection: "stray", meta: {}, schema: {} }],
				fields: [...changed, { collection: "posts", field: "extra", type: "string", meta: {}, schema: {} }],
				relations: same.relations.map((entry) =>
					entry.collection === "posts" && entry.field === "author"
						? { ...entry, related_collection: "speakers" }
						: entry,
				),
			}),
		).toEqual([
			"stray: not in the repository",
			"posts.title: type is text, the repository says string",
			"posts.extra: not in the repository",
			"posts.author: points to speakers, the repository says authors",
		]);
	});
});

describe("startup updates", () => {
	const meta = { note: "Short.", options: null, translations: [{ language: "en-US", translation: "Title" }], sort: 2 };

	test("declared settings that differ, and no other settings of an administrator", () => {
		expect(changedMeta(meta, { meta: { ...meta, options: {}, validation: { _and: [] } } })).toBeUndefined();
		expect(changedMeta(meta, { meta: { ...meta, note: "Long.", sort: 3 } })).toEqual({ note: "Short.", sort: 2 });
	});

	test("all declared settings of a column without metadata, and none of a missing column", () => {
		expect(changedMeta(meta, { meta: null })).toEqual(meta);
		expect(changedMeta(meta, undefined)).toBeUndefined();
	});

	test("no preview URL, which depends on the instance", () => {
		expect(
			changedMeta({ preview_url: "/hub-previews/posts" }, { meta: { preview_url: "https://elsewhere.example" } }),
		).toBeUndefined();
	});
});

describe("Studio's lists", () => {
	const unknown = (definition: (typeof collections)[number], path: string): boolean => {
		const [field = "", ...rest] = path.split(".");
		const declaration = definition.fields[field];
		if (!declaration || declaration.column === null) return true;
		if (rest.length === 0) return false;
		const related = collections.find(({ collection }) => collection === declaration.relation?.to);
		return !related || unknown(related, rest.join("."));
	};

	test("[CT-1] each list has columns that distinguish its rows, with the language and the visibility of each language", () => {
		for (const definition of collections.filter(({ junction }) => !junction)) {
			const { collection, list, fields, template } = definition;
			const columns = list?.columns ?? [];
			expect([collection, columns.length > 3]).toEqual([collection, true]);
			expect([
				collection,
				[...columns, (list?.sort ?? "").replace("-", "")].filter((path) => unknown(definition, path)),
			]).toEqual([collection, []]);
			// The status alone does not show what visitors see. Menu entries have only one language.
			const visibility = list?.layout === "hub-menus" ? "status" : "translation_key";
			for (const field of ["locale", visibility, "state"]) {
				if (field in fields && collection !== "registrations") expect(columns, collection).toContain(field);
			}
			expect(columns, collection).toContain(/\{\{(\w+)/.exec(template)?.[1]);
		}
	});
});

describe("required fields", () => {
	test("[CT-1] Studio saves an incomplete draft, and requires the rest on publication", () => {
		const metaOf = (field: string) =>
			schema.fields.find((entry) => entry.collection === "posts" && entry.field === field)?.meta;
		for (const field of ["status", "locale"]) expect(metaOf(field)).toMatchObject({ required: true });
		for (const field of ["slug", "translation_key", "published_on"])
			expect(metaOf(field)).not.toMatchObject({ required: true });
		for (const field of ["title", "body", "author"])
			expect(metaOf(field)).toMatchObject({
				required: false,
				conditions: [{ rule: { _and: [{ status: { _eq: "published" } }] }, required: true }],
			});
		const state = schema.fields.find(({ collection, field }) => collection === "registrations" && field === "event");
		expect(state?.meta).toMatchObject({ required: true });
	});
});

test("every editable integer has both bounds", () => {
	const integers = schema.fields.filter(
		({ field, type, meta }) => type === "integer" && !(field === "sort" && meta.hidden),
	);
	const bounds = z.object({ min: z.int32(), max: z.int32() });
	for (const { collection, field, meta } of integers)
		expect([collection, field, bounds.safeParse(meta.options).success]).toEqual([collection, field, true]);
});
