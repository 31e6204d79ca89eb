import { expect, test } from "vitest";
import { wordsOfBlocks } from "./words-of-blocks.loader.ts";

const card = { title: "Read a passport", text: "As a buyer.", href: "/demos", label: "Try the demo" };
const actions = [{ label: "See the events", href: "/events" }];

test.each([
	[
		"cards that lead on, without what their links are called",
		{ type: "cards", heading: "Try it", items: [card] },
		["Try it", "Read a passport. As a buyer."],
	],
	[
		"a call to action",
		{ type: "cta", heading: "Bring a nameplate", text: "We read it.", actions },
		["Bring a nameplate", "We read it."],
	],
	[
		"what stands above a list of others, not which they are",
		{ type: "references", heading: "Who takes part", limit: 3, slugs: ["a-pump"] },
		["Who takes part"],
	],
	["the heads of forms", { type: "form", heading: "Write to us", intro: "We answer." }, ["Write to us", "We answer."]],
	[
		"no names of drawings and places",
		{ type: "hero", title: "A title", text: "A text.", actions, motif: "exchange", tone: "leaf" },
		["A title", "A text."],
	],
])("[CT-5] a page is found by %s", (_, block, words) => {
	expect(wordsOfBlocks([block], "1")).toEqual(words);
});
