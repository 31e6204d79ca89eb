import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadFormat, fileHref } from "./download.ts";

test.each([
	["report.pdf", "pdf"],
	["REPORT.PDF", "pdf"],
	["Größe & Maß.v2.xlsx", "xlsx"],
	["table.csv", "csv"],
	["Film.MP4", "mp4"],
])("%s is offered for download as %s", (name, format) => {
	expect(downloadFormat(name)).toBe(format);
});

test.each(
	[
		["page.html", "drawing.svg", "run.exe", "pdf", ".pdf", "report.pdf.js", "report.pdf ", "report.", "report.pdf."],
		["film.mp4.exe", "poster.jpg", "guide.odt", "", "a.constructor"],
	].flat(),
)("“%s” is not offered for download", (name) => {
	expect(downloadFormat(name)).toBeUndefined();
});

test("a download's path has one segment with the encoded file name, whatever it is", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
			const parts = fileHref({ id: "7", name }).split("/");
			expect(parts.slice(0, 3)).toEqual(["", "files", "7"]);
			expect(parts.slice(3).map(decodeURIComponent)).toEqual([name]);
		}),
	);
});
