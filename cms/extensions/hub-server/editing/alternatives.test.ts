import { pages } from "@hub/content-model/collections/pages";
import { posts } from "@hub/content-model/collections/posts";
import { expect, test, vi } from "vitest";
import type { LibraryTexts } from "../entries/stored-rows.ts";
import { alternativesFromLibrary } from "./alternatives.ts";

const [A, B] = ["6b1f0d0e-0000-4000-8000-000000000001", "6b1f0d0e-0000-4000-8000-000000000002"];
const library = () =>
	vi.fn<LibraryTexts>(async (ids) => new Map(ids.filter((id) => id === A).map((id) => [id, " Ein Kran. "])));

test.each([
	["a new picture without a text", undefined, { cover: A, locale: "de" }, { cover_alt: "Ein Kran." }],
	[
		"a picture whose text is removed",
		{ cover: A, cover_alt: "Alt", locale: "de" },
		{ cover_alt: " " },
		{ cover_alt: "Ein Kran." },
	],
	["a picture with a text of its own", undefined, { cover: A, cover_alt: "Ein Hafen", locale: "de" }, {}],
	["a picture without a text in the library", undefined, { cover: B, locale: "de" }, {}],
	["an entry without language", undefined, { cover: A }, {}],
	["a save of another field", { cover: A, cover_alt: "", locale: "de" }, { title: "Neu" }, {}],
	["no picture", undefined, { cover: null, locale: "de" }, {}],
])("a picture takes its alternative text from the library or keeps its own: %s", async (_, before, values, taken) => {
	expect(await alternativesFromLibrary(posts, before, values, library())).toEqual(taken);
});

test("fills the empty alternative text of a block, without modifying the written blocks", async () => {
	const blocks = [
		{ type: "media", picture: A, alt: "" },
		{ type: "logos", heading: "Wir", items: [{ name: "A", picture: A }] },
		{ type: "carousel-3000", picture: A },
		"a text",
	];
	const written = structuredClone(blocks);
	const taken = await alternativesFromLibrary(pages, undefined, { locale: "de", blocks }, library());
	expect(taken.blocks).toEqual([{ type: "media", picture: A, alt: "Ein Kran." }, ...written.slice(1)]);
	expect(blocks).toEqual(written);
});
