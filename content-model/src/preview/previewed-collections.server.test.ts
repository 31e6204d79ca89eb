import { describe, expect, test } from "vitest";
import {
	type PreviewedCollection,
	pageOfRow,
	previewedCollections,
	previewPath,
} from "./previewed-collections.server.ts";

function previewed(collection: string): PreviewedCollection {
	const found = previewedCollections.get(collection);
	if (!found) throw new Error(`Rows of ${collection} have no preview.`);
	return found;
}

describe("[CT-8] previewed collections", () => {
	test("have distinct preview paths", () => {
		const target = { id: "1", locale: "de" } as const;
		expect(previewPath({ ...target, collection: "posts" })).toBe("/de/preview/blog-post/1");
		expect(previewPath({ ...target, collection: "events" })).toBe("/de/preview/event/1");
		expect(previewPath({ ...target, collection: "glossary_terms" })).toBe("/de/preview/glossary-terms/1");
		const paths = [...previewedCollections.values()].map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
	});

	test.each(["registrations", "contact_messages", "navigation", "partners"])("do not include %s", (collection) => {
		expect(previewedCollections.has(collection)).toBe(false);
		expect(() => previewPath({ collection, id: "1", locale: "en" })).toThrow(collection);
	});

	test.each([
		["posts", { slug: "a" }, { route: "page", params: { slug: "a" } }],
		["posts", {}, { route: "page", params: { slug: "" } }],
		["pages", { slug: "a", route_key: null }, { route: "page", params: { slug: "a" } }],
		["pages", { slug: "a", route_key: "about" }, { route: "about", params: {} }],
		["categories", { slug: "a", region: "" }, { route: "category", params: { slug: "a" } }],
		["categories", { slug: "a", region: "asia" }, { route: "category-region", params: { region: "asia" } }],
		["industries", { slug: "a" }, { route: "industry", params: { field: "a" } }],
	])("lead from a row of %s with %o to its page", (collection, row, page) => {
		expect(pageOfRow(previewed(collection), row)).toEqual(page);
	});
});
