import { expect, test } from "vitest";
import { resource } from "./resource.ts";
import { parseSelected } from "./select.ts";

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
const parse = (change: object) => parseSelected(resource, { ...row, ...change });

test.each(["102345", 102345])("[CT-3] a resource has the size, format and version of its file: %j", (filesize) => {
	expect(parse({ file: { ...file, filesize } })).toMatchObject({
		problems: [],
		item: {
			file: { id: "f", name: "costs.pdf", format: "pdf", bytes: 102345, version: "2026-03-01T10:00:00.000Z 102345" },
		},
	});
});

test.each([
	[{ file: null }, ["file"], "missing"],
	[{ file: { ...file, filename_download: "costs.html" } }, ["file", "filename_download"], "download"],
	[{ file: { ...file, filesize: null } }, ["file", "filesize"], "missing"],
	[{ file: { ...file, filesize: 0 } }, ["file", "filesize"], "low"],
	[{ kind: "song" }, ["kind"], "choice"],
	[{ language: "fr" }, ["language"], "choice"],
])("[CT-3] a resource with %o is invalid, with the reason", (change, path, key) => {
	expect(parse(change)).toMatchObject({ kind: "invalid", problems: [{ path, key }] });
});
