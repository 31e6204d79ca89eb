import { describe, expect, test } from "vitest";
import { industryDocuments } from "./industry.ts";
import { referenceDocuments } from "./reference.ts";
import { parseSelected } from "./select.ts";

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
	parseSelected(referenceDocuments.parts.page, { ...ROW, ...change });

describe("a reference", () => {
	test("has its first figure, and empty values for missing fields", () => {
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
				solution: { passages: [] },
				result: { passages: [] },
			},
		});
	});

	test("is valid without industry, figures and quote", () => {
		expect(parse({ industry: null, figures: null, quote: null, logo: null })).toMatchObject({
			item: { industryKey: "", figure: undefined, figures: [], quote: undefined, logo: undefined },
		});
	});

	test.each([
		["client", null],
		["figures", "31 slots"],
		["quote", { name: "H." }],
	])("with an invalid %s is invalid, with the field's name", (field, value) => {
		expect(parse({ [field]: value })).toMatchObject({
			kind: "invalid",
			problems: [{ path: expect.arrayContaining([field]) }],
		});
	});
});

test("an industry is valid without colour and texts", () => {
	const row = { id: "1", slug: "food", title: "Food", translation_key: "food", blocks: null };
	expect(parseSelected(industryDocuments.parts.page, row)).toMatchObject({
		kind: "item",
		item: {
			tone: "brand",
			description: "",
			challenges: [],
			blocks: null,
			nextStep: { heading: "", text: "" },
			intro: { passages: [] },
		},
	});
});
