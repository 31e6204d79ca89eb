// Legacy redirects and editors' redirects.

import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite } from "../fixtures/test-site.ts";
import { useTestSite, useTestSites } from "../fixtures/use-test-site.ts";

describe("[RD-1] legacy addresses redirect permanently in one hop, with the query", () => {
	const site = useTestSite();

	test.each([
		["/connect", "/connect-integrate"],
		["/de/living-lab", "/de/build-operate"],
		["/EN/Digital-ID/", "/en/trust-participate"],
		["/category/news", "/category/top-news"],
		["/de/beratung", "/de/datenraum-beratungen"],
		["/publications", "/dataspaces-101"],
	])("%s → %s, which answers", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1&b=%C3%BC`);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, `${to}?a=1&b=%C3%BC`]);
		expect((await site.fetch(to)).status).toBe(200);
	});

	test.each([
		["/publications/reports/what-a-data-space-costs.pdf", "/what-a-data-space-costs.pdf"],
		["/de/publications/reports/what-a-data-space-costs.pdf", "/was-ein-datenraum-kostet.pdf"],
		["/DE/Publications/Reports/Product-Passport-Readiness.PDF", "/produktpass-was-unternehmen-schon-haben.pdf"],
	])("the old report %s is the site's file %s", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1`);
		const location = moved.headers.get("location") ?? "";
		expect([moved.status, location.replace(/^\/files\/[0-9a-f-]{36}/, "")]).toEqual([301, `${to}?a=1`]);
		const file = await site.fetch(location, { method: "HEAD" });
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	});

	test("REPORT_REDIRECTS replaces the files, and a tab loads the target as a document", async () => {
		const to = "https://reports.example/a.pdf";
		const set = await openTestSite({ reportRedirects: [{ from: "/old/a.pdf", to: { de: to, en: to } }] });
		try {
			for (const from of ["/old/a.pdf", "/de/old/a.pdf", "/EN/Old/A.pdf/"]) {
				const moved = await set.fetch(`${from}?a=1`);
				expect([from, moved.status, moved.headers.get("location")]).toEqual([from, 301, `${to}?a=1`]);
			}
			expect((await set.fetch("/publications/reports/what-a-data-space-costs.pdf")).status).toBe(404);
		} finally {
			await set.close();
		}
		const { set: shown } = dataOfPage((await site.get("/events")).document) as { set: { id: string } };
		const asked = await site.data("/publications/reports/what-a-data-space-costs.pdf", shown.id);
		expect([asked.status, await asked.json()]).toEqual([409, { kind: "reload" }]);
	});
});

describe("[RD-2] an editor's redirect", () => {
	const editor = openEditor();
	afterEach(() => editor.undo());
	const openSite = useTestSites();

	/** A site that begins after the redirects were written, by whatever way. */
	const openWith = async (lines: readonly (readonly [from: string, to: string, permanent?: boolean])[], options = {}) => {
		const ids: string[] = [];
		for (const [from, to, permanent = true] of lines) ids.push(editor.force("redirects", { from, to, permanent }));
		const site = await openSite({}, options);
		const moved = async (path: string) => {
			const response = await site.fetch(path);
			return [response.status, response.headers.get("location")];
		};
		return { site, ids, moved };
	};

	test("redirects permanently or temporarily from a missing address, with the query", async () => {
		const { moved } = await openWith([
			["/en/made-by-a-test", "/en/about"],
			["/de/made/by/a/test", "/de/about", false],
		]);
		expect(await moved("/made-by-a-test?a=1")).toEqual([301, "/about?a=1"]);
		expect(await moved("/EN/Made-by-a-test/")).toEqual([301, "/about"]);
		expect(await moved("/de/made/by/a/test?a=1")).toEqual([302, "/de/uber-uns?a=1"]);
		expect((await moved("/made/by/a/test"))[0]).toBe(404);
	});

	test("in a loop or to a script is ignored and logged", async () => {
		const log = recordLog();
		try {
			const { ids, moved } = await openWith(
				[
					["/made-by-a-test-1", "/en/made-by-a-test-2"],
					["/made-by-a-test-2", "/made-by-a-test-1"],
					["/made-by-a-test-3", "javascript:alert(1)"],
				],
				{ logLevel: "error" },
			);
			expect((await moved("/made-by-a-test-1"))[0]).toBe(404);
			expect((await moved("/made-by-a-test-3"))[0]).toBe(404);
			const logged = (line: object) => vi.waitFor(() => expect(log.lines).toContainEqual(expect.objectContaining(line)));
			await logged({ path: "/made-by-a-test-1", redirects: ids.slice(0, 2) });
			await logged({ collection: "redirects", id: ids[2] });
		} finally {
			log.stop();
		}
	});
});
