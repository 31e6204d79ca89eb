import { pages } from "@hub/shared-contracts/collections/pages";
import { posts } from "@hub/shared-contracts/collections/posts";
import { expect, test } from "vitest";
import { derivedValues } from "./fill-in.ts";
import { addressPart } from "./rules/slugs.ts";

const today = "2026-11-23";

test("slug and key follow from the title, and the day is today's, where they are left empty", () => {
	expect(derivedValues(posts, undefined, { title: "Größe zählt: Äpfel & Übermut" }, today)).toEqual({
		slug: "groesse-zaehlt-aepfel-uebermut",
		translation_key: "groesse-zaehlt-aepfel-uebermut",
		published_on: today,
	});
	expect(
		derivedValues(posts, undefined, { title: "One", slug: "uno", translation_key: "first", published_on: "2026-01-02" }, today),
	).toEqual({});
	expect(derivedValues(posts, undefined, { published_on: today }, today)).toEqual({});
});

test("a page with an address of its own gets no slug", () => {
	expect(derivedValues(pages, undefined, { title: "Imprint", route_key: "imprint" }, today)).toEqual({
		translation_key: "imprint",
	});
});

test("a stored entry gets them as it is published, and keeps those that it has", () => {
	const draft = { title: "One", translation_key: "one", slug: null, published_on: null, status: "draft" };
	expect(derivedValues(posts, draft, { description: "About one." }, today)).toEqual({});
	expect(derivedValues(posts, draft, { status: "published" }, today)).toEqual({ slug: "one", published_on: today });
});

test("a translation gets its slug with its own title, and not from the one that it begins with", () => {
	const begun = { title: "Eins", slug: null, translation_key: "one", published_on: today, status: "draft" };
	expect(derivedValues(posts, undefined, begun, today)).toEqual({});
	expect(derivedValues(posts, begun, { title: "One" }, today)).toEqual({ slug: "one" });
});

test("an address part ends with a whole word", () => {
	expect(addressPart(`${"word ".repeat(30)}`)).toMatch(/^(word-)+word$/);
	expect(addressPart(`${"word ".repeat(30)}`).length).toBeLessThanOrEqual(80);
	expect(addressPart("!?")).toBe("");
});
