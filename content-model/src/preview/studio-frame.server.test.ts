import { describe, expect, test } from "vitest";
import { type PreviewedCollection, previewedCollections } from "./previewed-collections.server.ts";
import { asStudioFrame, frameTemplate, isFrameSetting, isStudioFrame, signingPath } from "./studio-frame.server.ts";

const SECRET = "a secret of Studio and the site";
const SITE = "https://datahub.example";
const queryOf = (href: string) => new URL(href, SITE).searchParams;

function previewed(collection: string): PreviewedCollection {
	const found = previewedCollections.get(collection);
	if (!found) throw new Error(`Rows of ${collection} have no preview.`);
	return found;
}

describe("[CT-8] the address of Studio's preview frame", () => {
	test("is the site's, with placeholders for Studio", () => {
		const template = frameTemplate(previewed("posts"), SITE, SECRET);
		expect(template).toMatch(
			/^https:\/\/datahub\.example\/\{\{locale\}\}\/preview\/blog-post\/\{\{id\}\}\?version=\{\{\$version\}\}&studio=[\w-]{22}$/,
		);
		expect(isFrameSetting(template)).toBe(true);
		expect(isFrameSetting("https://elsewhere.example/preview?id={{id}}")).toBe(false);
	});

	test("is recognised by its signature", () => {
		for (const href of ["/de/preview/blog-post/1", "/de/preview/blog-post/1?version=draft"])
			expect(isStudioFrame(queryOf(asStudioFrame(href, SECRET)), SECRET)).toBe(true);
		for (const query of ["", "studio=", "studio=1", `studio=${"A".repeat(22)}`])
			expect(isStudioFrame(new URLSearchParams(query), SECRET)).toBe(false);
		expect(isStudioFrame(queryOf(asStudioFrame("/", `${SECRET} `)), SECRET)).toBe(false);
	});

	test("leads to Studio's signing endpoint, with encoded values", () => {
		expect(signingPath({ collection: "posts", id: "../users", locale: "de" }, "a&b")).toBe(
			"/hub-previews/posts/..%2Fusers?locale=de&version=a%26b",
		);
	});
});
