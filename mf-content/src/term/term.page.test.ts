import { openTestHost } from "@hub/content-model/testing/test-host";
import { expect, test } from "vitest";
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const footprint = {
	locale: "en",
	slug: "carbon-footprint",
	term: "Carbon footprint",
	short: "What a product weighs in greenhouse gases.",
	body: "<p>A figure, and what belongs to it.</p>",
	synonyms: [],
	related: [],
	translation_key: "carbon-footprint",
};
const post = (day: number, title: string, body: string) => ({
	locale: "en",
	slug: `post-${day}`,
	title,
	description: "",
	body,
	published_on: `2030-01-0${day}`,
	translation_key: `post-${day}`,
	author: { id: "ada", slug: "ada", display_name: "Ada A.", translation_key: "ada" },
	category: {
		id: "practice",
		slug: "practice",
		region: null,
		title: "Practice",
		tone: "leaf",
		translation_key: "practice",
	},
});

test("[CT-4] a term's page lists three posts: first about the term, then the newest that use it", async () => {
	const using = "<p>Then she sent the carbon footprint.</p>";
	const rows = {
		glossary_terms: [footprint],
		posts: [
			post(1, "Exchanging carbon footprints", "<p>The figure is the smallest part.</p>"),
			post(2, "An older week", using),
			post(3, "Rules", using),
			post(4, "Ports", "<p>Nothing of the kind.</p>"),
			post(5, "Costs", using),
			post(6, "A carbon footprint without a text", ""),
		],
	};
	const { document } = await openTestHost(server, { rows }).get("/glossary/carbon-footprint");
	const [about] = document.all("section").filter((section) => section.all("h2")[0]?.text === en["term.posts"]);
	expect(about?.all("h3").map(({ text }) => text)).toEqual(["Exchanging carbon footprints", "Costs", "Rules"]);
});
