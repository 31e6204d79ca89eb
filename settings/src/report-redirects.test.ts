import { reportTarget } from "@hub/shared-contracts/address/report-redirects";
import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

const read = (text: string, PUBLIC_URL = "https://hub.example") =>
	readSettings({ REPORT_REDIRECTS: text, PUBLIC_URL }).reportRedirects ?? [];

describe("[RD-1] REPORT_REDIRECTS", () => {
	test("a path with a prefix applies to its language, one without to the others", () => {
		const reports = read(
			"/a.pdf=https://example.com/x?y=1, /de/a.pdf=https://example.com/de\n/b/c.PDF=http://example.org/",
		);
		expect(
			["/a.pdf", "/en/a.pdf", "/de/a.pdf", "/de/b/c.pdf", "/constructor"].map((path) => reportTarget(path, reports)),
		).toEqual([
			"https://example.com/x?y=1",
			"https://example.com/x?y=1",
			"https://example.com/de",
			"http://example.org/",
			undefined,
		]);
	});

	test.each([
		["/a.pdf", "has “/a.pdf”"],
		["a.pdf=https://example.com", "has “a.pdf=https://example.com”"],
		["/a=https://example.com", "must be old paths of PDF files"],
		["/a.pdf?x=https://example.com", "must be old paths of PDF files"],
		["//host/a.pdf=https://example.com", "must be old paths of PDF files"],
		["/a.pdf=javascript:alert(1)", "must be old paths of PDF files"],
		["/a.pdf=/b.pdf", "must be old paths of PDF files"],
		["/a.pdf=https://", "must be old paths of PDF files"],
		["/a.pdf=https://example.com,/A.pdf=https://example.org", "names /A.pdf twice."],
	])("“%s” is refused: %s", (text, problem) => {
		expect(() => read(text)).toThrow(problem);
	});

	test("a redirect to another old report of this site is reported", () => {
		const text = "/a.pdf=https://hub.example/de/b.pdf /b.pdf=https://example.com/b.pdf";
		expect(() => read(text)).toThrow("REPORT_REDIRECTS leads from /a.pdf to an old path again");
		expect(read(text, "https://other.example")).toHaveLength(2);
	});
});
