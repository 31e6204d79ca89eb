import { expect, test } from "vitest";
import { textsOfBlocks } from "./words-of-blocks.loader.ts";

const card = { title: "Read a passport", text: "As a buyer.", href: "/demos", label: "Try the demo" };
const actions = [{ label: "See the events", href: "/events" }];

test.each([
	[
		"texts of cards, without labels of links",
		{ type: "cards", heading: "Try it", items: [card] },
		["Try it", "Read a passport. As a buyer."],
	],
	[
		"texts of a call to action",
		{ type: "cta", heading: "Bring a nameplate", text: "We read it.", actions },
		["Bring a nameplate", "We read it."],
	],
	[
		"the heading of a list, without its entries",
		{ type: "references", heading: "Who takes part", limit: 3, slugs: ["a-pump"] },
		["Who takes part"],
	],
	[
		"the heading and intro of a form",
		{ type: "form", heading: "Write to us", intro: "We answer." },
		["Write to us", "We answer."],
	],
	[
		"texts of a hero, without names of motifs and tones",
		{ type: "hero", title: "A title", text: "A text.", actions, motif: "exchange", tone: "leaf" },
		["A title", "A text."],
	],
])("[CT-5] the search index has %s", (_, block, words) => {
	expect(textsOfBlocks([block], "1").body).toEqual(words);
});
