// Blocks as editors write them: what each means, and what an editor is told of one that does not fit.

import { describe, expect, test } from "vitest";
import { parseBlocks } from "./parse-blocks.loader.ts";

const PICTURE = "8c1d6f0e-52b9-5a7e-9d3b-6a0f4c7e2158";
const VOICE = { text: "Words", name: "Somebody", role: "Somewhere" };
const parse = (...blocks: unknown[]) => parseBlocks(blocks, "p", (href) => (href.startsWith("/gone") ? "" : href));

const media = { type: "media", picture: PICTURE, alt: "A bridge" };
const table = {
	type: "table",
	caption: "Prices",
	columns: ["What", { label: "How much", kind: "number" }],
	rows: [["Bread", "3"]],
};
const logos = { type: "logos", heading: "Members", items: [{ name: "A" }, { name: "B", href: "/gone", picture: PICTURE }] };
const carousel = { type: "carousel", heading: "Voices", items: [VOICE, { title: "A title", text: "A text" }] };
const video = { type: "video", title: "A film", provider: "vimeo", source: "445351154" };
const form = { type: "form", heading: "Write to us" };

describe("[CT-1] a block means", () => {
	test.each<readonly [object, object]>([
		[media, { type: "media", picture: { id: PICTURE, alt: "A bridge" }, caption: "", shape: "landscape" }],
		[
			table,
			{
				type: "table",
				columns: [
					{ label: "What", kind: "text" },
					{ label: "How much", kind: "number" },
				],
				rowHeads: true,
				below: { kind: "rich-text", id: "block-p-0", html: "", nodes: [] },
			},
		],
		[
			{ ...video, picture: PICTURE, alt: "A hall" },
			{ source: { kind: "vimeo", source: "445351154" }, picture: { id: PICTURE, alt: "A hall" } },
		],
		[
			{ ...video, provider: "recording", source: "a-film" },
			{ source: { kind: "recording", slug: "a-film" }, picture: undefined },
		],
		[
			{ ...form, subject: "A talk" },
			{ type: "form", subject: "A talk", intro: "" },
		],
	])("%j", (written, meant) => {
		const { blocks, problems } = parse(written);
		expect(problems).toEqual([]);
		expect(blocks[0]).toMatchObject(meant);
	});

	test("a mark or a slide whose address leads nowhere stays, and is no link", () => {
		const { blocks } = parse(logos, { ...carousel, items: [{ ...VOICE, href: "/gone", label: "Read on" }, VOICE] });
		expect(blocks).toMatchObject([
			{
				items: [
					{ name: "A", href: "", picture: undefined },
					{ href: "", picture: { id: PICTURE, alt: "B" } },
				],
			},
			{ items: [{ href: "" }, { href: "" }] },
		]);
	});
});

test.each<readonly [object, string]>([
	[{ ...media, alt: "" }, "block 1 (media), alt: must not be empty"],
	[{ ...media, picture: "bridge.jpg" }, "block 1 (media), picture: must be the id of a picture in the file library"],
	[{ ...media, shape: "round" }, "block 1 (media), shape: must be one of landscape, wide"],
	[{ ...table, caption: undefined }, "block 1 (table), caption: is missing"],
	[{ ...table, rows: [["Bread", "3"], ["Milk"]] }, "block 1 (table), rows 2: has 1 cells, and the table 2 columns"],
	[{ ...logos, items: [{ name: "A" }] }, "block 1 (logos), items: needs at least 2 entries"],
	[{ ...carousel, items: [VOICE] }, "block 1 (carousel), items: needs at least 2 entries"],
	[{ ...carousel, items: [VOICE, { text: "Nobody’s words" }] }, "block 1 (carousel), items 2, title: is needed, or a name instead"],
	[{ ...carousel, items: [VOICE, { ...VOICE, href: "/a" }] }, "block 1 (carousel), items 2, label: says where the link leads"],
	[{ ...video, provider: "elsewhere" }, "block 1 (video), provider: must be one of recording, youtube, vimeo"],
	[{ ...video, picture: PICTURE }, "block 1 (video), alt: says what the picture shows"],
	[{ ...video, source: "abc" }, "block 1 (video), source: must be the video’s number at the provider"],
	[
		{ ...video, provider: undefined, source: "https://films.example/1" },
		"block 1 (video), source: is not the address of a video on YouTube or Vimeo: paste it as it is copied there (https://…), or write the end",
	],
	[
		{ ...carousel, items: [VOICE, { ...VOICE, video: "https://www.youtube.com/@somebody" }] },
		"block 1 (carousel), items 2, video: is not the address of a video on YouTube or Vimeo",
	],
	[{ ...form, heading: "" }, "block 1 (form), heading: must not be empty"],
])("[CT-1] of the block %j an editor is told: %s", (block, words) => {
	const { blocks, problems } = parse(block);
	expect(blocks).toEqual([]);
	expect(problems).toHaveLength(1);
	expect(problems[0]?.slice(0, words.length)).toBe(words);
});

describe("[CN-5] a video’s source must belong to its provider", () => {
	test.each([
		["youtube", "LjhCEhWiKXk", true],
		["youtube", "https://www.youtube.com/watch?v=BofL1AaiTjo", true],
		["youtube", "https://youtu.be/BofL1AaiTjo", true],
		["youtube", "https://vimeo.com/92731345", false],
		["youtube", "too-short", false],
		["vimeo", "92731345", true],
		["vimeo", "https://vimeo.com/92731345", true],
		["vimeo", "https://player.vimeo.com/video/92731345", true],
		["vimeo", "https://vimeo.com.evil.net/92731345", false],
		["vimeo", "http://vimeo.com/92731345", false],
		["vimeo", "javascript:alert(1)", false],
	])("%s: %s", (provider, source, fits) => {
		expect(parse({ ...video, provider, source }).blocks).toHaveLength(fits ? 1 : 0);
	});
});

test("[VD-3] the provider of a video follows from the address that an editor pastes", () => {
	const source = (written: string) => parse({ type: "video", title: "A film", source: written }).blocks;
	expect(source("https://youtu.be/BofL1AaiTjo")).toMatchObject([{ source: { kind: "youtube" } }]);
	expect(source("https://vimeo.com/92731345/c0ffee")).toMatchObject([{ source: { kind: "vimeo" } }]);
	expect(source("two-rulebooks-compared")).toMatchObject([{ source: { kind: "recording", slug: "two-rulebooks-compared" } }]);
	const slides = parse({ ...carousel, items: [VOICE, { ...VOICE, video: "https://vimeo.com/92731345" }], autoplay: true });
	expect(slides.blocks).toMatchObject([{ autoplay: true, items: [{ video: undefined }, { video: { kind: "vimeo" } }] }]);
});

test("[CT-6] a page has room for one form, and no heading takes the id of a field", () => {
	const { blocks, problems } = parse({ type: "prose", heading: "Message", html: "<p>A</p>" }, form, form);
	expect(problems).toEqual(["block 3 (form): a page has room for one form"]);
	expect(blocks).toMatchObject([{ type: "prose", anchor: "message-2" }, { type: "form" }]);
});
