import { circularReport, readReports, reportTarget } from "@hub/shared-contracts/address/report-redirects";
import { describe, expect, test } from "vitest";

const read = (text: string) => {
	const result = readReports(text);
	if (result.kind === "wrong") throw new Error(result.problem);
	return result.reports;
};

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
		expect(readReports(text)).toMatchObject({ kind: "wrong", problem: expect.stringContaining(problem) });
	});

	test("a redirect to another old report of this site is reported", () => {
		const reports = read("/a.pdf=https://hub.example/de/b.pdf /b.pdf=https://example.com/b.pdf");
		expect(circularReport(reports, "https://hub.example")?.from).toBe("/a.pdf");
		expect(circularReport(reports, "https://other.example")).toBeUndefined();
	});
});
