import { describe, expect, test } from "vitest";
import { parseSelected } from "./select.ts";
import { useCaseDocuments } from "./use-case.ts";

const ROW = {
	id: "1",
	slug: "recall",
	title: "Recall",
	description: "Words.",
	industries: ["health", " trade ", "food", ""],
	industry: { id: "i", translation_key: "food" },
	translation_key: "recall",
	published_on: "2026-03-01",
	date_created: "2026-02-01T10:00:00",
	problem: "<p>It is slow.</p>",
	parties: [{ name: "Farm" }, { name: "Dairy", role: "fills" }],
	flows: [{ from: "farm ", to: "Dai\u00adry", data: "Batch", rule: null }],
	steps: [{ title: "Ask", text: "Once." }],
	results: null,
	body: null,
	blocks: null,
};
const parse = (change: Record<string, unknown> = {}) =>
	parseSelected(useCaseDocuments.parts.page, { ...ROW, ...change });

describe("a use case", () => {
	test("has parties and flows between their indexes, and empty values for missing fields", () => {
		expect(parse()).toEqual({
			kind: "item",
			problems: [],
			item: {
				id: "1",
				slug: "recall",
				title: "Recall",
				description: "Words.",
				industryKeys: ["food", "health", "trade"],
				key: "recall",
				publishedOn: "2026-03-01",
				problem: expect.objectContaining({ id: "use-case-problem-1", html: "<p>It is slow.</p>" }),
				parties: [
					{ name: "Farm", role: "" },
					{ name: "Dairy", role: "fills" },
				],
				flows: [{ from: 0, to: 1, data: "Batch", rule: "" }],
				steps: [{ title: "Ask", text: "Once." }],
				results: [],
				body: expect.objectContaining({ passages: [] }),
				blocks: null,
			},
		});
	});

	test.each([
		[
			{ from: "Farm", to: "Shop", data: "x" },
			{ path: ["flows", 0, "to"], key: "party", values: { name: "Shop" } },
		],
		[
			{ from: "Nobody", to: "Shop", data: "x" },
			{ path: ["flows", 0, "from"], key: "party", values: { name: "Nobody" } },
		],
		[
			{ from: "Farm", to: "farm", data: "x" },
			{ path: ["flows", 0], key: "flow-circle", values: { name: "Farm" } },
		],
	])("leaves out an invalid flow: %j", (flow, problem) => {
		const parsed = parse({ flows: [flow, { from: "Dairy", to: "Farm", data: "Finding" }] });
		expect(parsed).toMatchObject({ kind: "item", problems: [problem] });
		expect(parsed.kind === "item" && parsed.item.flows).toEqual([{ from: 1, to: 0, data: "Finding", rule: "" }]);
	});

	test("without a date has the date of its creation", () => {
		expect(parse({ published_on: null })).toMatchObject({ item: { publishedOn: "2026-02-01" } });
	});

	test.each([["title"], ["slug"], ["translation_key"]])("without its %s is invalid, with the field's name", (field) => {
		expect(parse({ [field]: null })).toMatchObject({ kind: "invalid", problems: [{ path: [field] }] });
	});
});
