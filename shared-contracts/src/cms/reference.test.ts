import { describe, expect, test } from "vitest";
import { asWritten } from "../content/content-reader.ts";
import { industryBySlug } from "./industry.ts";
import { referenceBySlug } from "./reference.ts";

const ROW = {
	id: "1",
	slug: "port",
	title: "Shorter queues",
	client: "Port",
	profile: null,
	description: "Words.",
	industry: { id: "i", translation_key: "logistics" },
	use_case: null,
	figures: [
		{ value: "31", label: "slots" },
		{ value: "9", label: "lorries" },
	],
	translation_key: "port",
	published_on: null,
	date_created: "2026-02-01T10:00:00Z",
	challenge: "<p>Long <a href='/de/x'>queues</a>.</p>",
	solution: null,
	result: "",
	body: null,
	quote: { text: "Good.", name: "H." },
	logo: { id: "f", type: "image/png", width: 96, height: 60 },
};
const parse = (change: Record<string, unknown> = {}) =>
	referenceBySlug("en", "port").parse({ ...ROW, ...change }, { canonicalHref: (href) => href.replace("/x", "/own") });

describe("a reference as an editor wrote it", () => {
	test("the first figure says most; what is not written is empty", () => {
		expect(parse()).toMatchObject({
			kind: "item",
			item: {
				client: "Port",
				profile: "",
				industryKey: "logistics",
				useCaseKey: "",
				figure: { value: "31", label: "slots" },
				figures: [{ value: "31" }, { value: "9" }],
				publishedOn: "2026-02-01",
				quote: { text: "Good.", name: "H.", role: "" },
				logo: { id: "f", alt: "" },
				solution: { nodes: [] },
				result: { nodes: [] },
			},
		});
		expect(JSON.stringify(parse())).toContain('"/de/own"');
	});

	test("its texts have names of their own on the page", () => {
		const parsed = parse();
		if (parsed.kind !== "item") throw new Error(parsed.problem);
		const { challenge, solution, result, body } = parsed.item;
		expect(new Set([challenge, solution, result, body].map(({ id }) => id)).size).toBe(4);
	});

	test("without industry, figures and quote it is still one", () => {
		expect(parse({ industry: null, figures: null, quote: null, logo: null })).toMatchObject({
			item: { industryKey: "", figure: undefined, figures: [], quote: undefined, logo: undefined },
		});
	});

	test.each([
		["client", null],
		["figures", "31 slots"],
		["quote", { name: "H." }],
	])("a broken %s breaks it, and is named", (field, value) => {
		expect(parse({ [field]: value })).toMatchObject({ kind: "broken", problem: expect.stringContaining(field) });
	});
});

test("an industry from before it had a colour or a text is still one", () => {
	const row = { id: "1", slug: "food", title: "Food", translation_key: "food", blocks: null };
	expect(industryBySlug("en", "food").parse(row, asWritten)).toMatchObject({
		kind: "item",
		item: {
			tone: "brand",
			description: "",
			challenges: [],
			blocks: null,
			nextStep: { heading: "", text: "" },
			intro: { nodes: [] },
		},
	});
});
