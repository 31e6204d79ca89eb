import { describe, expect, test } from "vitest";
import { legacyTarget } from "./legacy-redirects.ts";
import { isNoPage } from "./no-page.ts";
import { circularReport, DEFAULT_REPORTS, readReports, reportTarget } from "./report-redirects.ts";

const read = (text: string) => {
	const result = readReports(text);
	if (result.kind === "wrong") throw new Error(result.problem);
	return result.reports;
};

describe("[RD-1] the paths of old reports", () => {
	test("there are two, and each leads to a file in the language of its form", () => {
		expect(DEFAULT_REPORTS).toHaveLength(2);
		for (const { from, to } of DEFAULT_REPORTS) {
			expect([from, `/en${from}`, `/de${from}`].map((path) => reportTarget(path, DEFAULT_REPORTS))).toEqual([to.en, to.en, to.de]);
			expect(reportTarget(`/DE${from.toUpperCase()}/`, DEFAULT_REPORTS)).toBe(to.de);
		}
	});

	test("one hop: no target is an old address, and none is a page", () => {
		for (const target of DEFAULT_REPORTS.flatMap(({ to }) => Object.values(to))) {
			expect(reportTarget(target, DEFAULT_REPORTS)).toBeUndefined();
			expect(legacyTarget(target, "prefix_except_default")).toBeUndefined();
			expect(isNoPage(target)).toBe(true);
		}
	});

	test.each([
		"/",
		"/publications",
		"/publications/reports",
		"/fr/publications/reports/what-a-data-space-costs.pdf",
		"/constructor",
	])("%s is none of them", (path) => {
		expect(reportTarget(path, DEFAULT_REPORTS)).toBeUndefined();
	});

	test("set ones take the place of both; one with a prefix holds for its language", () => {
		const reports = read("/a.pdf=https://example.com/x?y=1, /de/a.pdf=https://example.com/de\n/b/c.PDF=http://example.org/");
		expect(
			["/a.pdf", "/en/a.pdf", "/de/a.pdf", "/de/b/c.pdf", DEFAULT_REPORTS[0]?.from ?? ""].map((path) =>
				reportTarget(path, reports),
			),
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

	test("none that leads back to an old report of this site", () => {
		const reports = read("/a.pdf=https://hub.example/de/b.pdf /b.pdf=https://example.com/b.pdf");
		expect(circularReport(reports, "https://hub.example")?.from).toBe("/a.pdf");
		expect(circularReport(reports, "https://other.example")).toBeUndefined();
		expect(circularReport(DEFAULT_REPORTS, "https://hub.example")).toBeUndefined();
	});
});
