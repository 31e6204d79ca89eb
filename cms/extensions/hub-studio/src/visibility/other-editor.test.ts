import { describe, expect, test } from "vitest";
import { changeByOther, isShown, readChanges } from "./other-editor.ts";

const ME = "me";
const change = (id: number, by?: string) => ({
	id,
	activity: { timestamp: "2026-11-23T09:23:00Z", user: by ? { id: by, first_name: "Anna", last_name: null } : null },
});

describe("a change by another editor", () => {
	test.each([
		["none since the form was opened", [change(3, "anna")], 3, undefined],
		["one since", [change(4, "anna"), change(3, ME)], 3, 4],
		["the newest of several", [change(6, "anna"), change(5, "anna")], 3, 6],
		["one before my own save", [change(5, ME), change(4, "anna")], 3, 4],
		["my own", [change(4, ME)], 3, undefined],
		["what the product did, such as a seat that was taken", [change(4)], 3, undefined],
		["an entry without history", [], 0, undefined],
	])("is found: %s", (_, data, known, found) => {
		expect(changeByOther(readChanges({ data }), known, ME)?.id).toBe(found);
	});

	test("says who, and when", () => {
		expect(changeByOther(readChanges({ data: [change(4, "anna")] }), 0, ME)).toEqual({
			...{ id: 4, by: { id: "anna", name: "Anna" } },
			at: new Date("2026-11-23T09:23:00Z"),
			wrote: {},
		});
	});

	test.each([
		["the form shows", { title: "A", body: null, date_updated: "2026-11-23" }, { title: "A", date_updated: "2026-11-22" }, true],
		["the form has otherwise", { title: "A" }, { title: "B" }, false],
		["the form lacks", { blocks: [{ type: "quote" }] }, {}, false],
	])("is reported unless the form has it already: what %s", (_, wrote, values, shown) => {
		expect(isShown({ wrote }, values)).toBe(shown);
	});
});
