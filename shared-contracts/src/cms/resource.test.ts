import { expect, test } from "vitest";
import { asWritten } from "../content/content-reader.ts";
import { offeredFile, resourcesOf } from "./resource.ts";

const file = { id: "f", filename_download: "costs.pdf", filesize: "102345", modified_on: "2026-03-01T10:00:00.000Z" };
const row = {
	id: "1",
	slug: "costs",
	title: "Costs",
	description: null,
	kind: "report",
	language: "de",
	translation_key: "costs",
	file,
};
const parse = (change: object) => resourcesOf("en").parse({ ...row, ...change }, asWritten);

test("[CT-3] a resource is what is said about it and the file behind it, whose size may come as text", () => {
	expect(parse({})).toEqual({
		kind: "item",
		problems: [],
		item: {
			id: "1",
			slug: "costs",
			title: "Costs",
			description: "",
			kind: "report",
			language: "de",
			key: "costs",
			file: { id: "f", name: "costs.pdf", format: "pdf", bytes: 102345, version: "2026-03-01T10:00:00.000Z 102345" },
		},
	});
	expect(parse({ file: { ...file, filesize: 102345 } })).toMatchObject({ item: { file: { bytes: 102345 } } });
});

test.each([
	[{ file: null }, /file: there is no file/],
	[{ file: { ...file, filename_download: "costs.html" } }, /“costs\.html” is no kind of file/],
	[{ file: { ...file, filesize: null } }, /filesize/],
	[{ file: { ...file, filesize: 0 } }, /filesize/],
	[{ kind: "song" }, /kind/],
	[{ language: "fr" }, /language/],
])("[CT-3] %o is left out, and an editor can read why", (change, problem) => {
	expect(parse(change)).toEqual({ kind: "broken", problem: expect.stringMatching(problem) });
});

test("a file that is offered is known by its id alone", () => {
	const query = offeredFile("f");
	expect(query.filter).toEqual({ file: { id: { _eq: "f" } } });
	expect(query.parse({ id: "1", file }, asWritten)).toMatchObject({ kind: "item", item: { id: "f", name: "costs.pdf" } });
	expect(query.parse({ id: "1", file: { ...file, filename_download: "costs.svg" } }, asWritten).kind).toBe("broken");
});
