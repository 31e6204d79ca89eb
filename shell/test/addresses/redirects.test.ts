// Addresses of before, of the site's first version and of editors.

import { testSite } from "@hub/e2e/test-site";
import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

describe("[RD-1] addresses of the site before lead on for good, in one hop, with the query", () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.close());

	test.each([
		["/connect", "/connect-integrate"],
		["/en/connect", "/en/connect-integrate"],
		["/de/connect", "/de/connect-integrate"],
		["/en/living-lab", "/en/build-operate"],
		["/de/living-lab", "/de/build-operate"],
		["/EN/Digital-ID/", "/en/trust-participate"],
		["/digital-id", "/trust-participate"],
		["/en/category/news", "/en/category/top-news"],
		["/de/category/news", "/de/category/top-news"],
		["/category/news", "/category/top-news"],
		["/en/advisory", "/en/dataspace-consultations"],
		["/de/beratung", "/de/datenraum-beratungen"],
		["/en/publications", "/en/dataspaces-101"],
		["/de/publications", "/de/datenraeume-101"],
		["/publications", "/dataspaces-101"],
	])("%s → %s, which is there", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1&b=%C3%BC`);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, `${to}?a=1&b=%C3%BC`]);
		expect((await site.fetch(to)).status).toBe(200);
	});

	test.each([
		["/publications/reports/what-a-data-space-costs.pdf", "/what-a-data-space-costs.pdf"],
		["/en/publications/reports/what-a-data-space-costs.pdf", "/what-a-data-space-costs.pdf"],
		["/de/publications/reports/what-a-data-space-costs.pdf", "/was-ein-datenraum-kostet.pdf"],
		["/publications/reports/product-passport-readiness.pdf", "/product-passport-what-companies-already-have.pdf"],
		["/DE/Publications/Reports/Product-Passport-Readiness.PDF", "/produktpass-was-unternehmen-schon-haben.pdf"],
	])("the old report %s is now %s of this site", async (from, to) => {
		const moved = await site.fetch(`${from}?a=1`);
		const location = moved.headers.get("location") ?? "";
		expect([moved.status, location.replace(/^\/files\/[0-9a-f-]{36}/, "")]).toEqual([301, `${to}?a=1`]);
		const file = await site.fetch(location, { method: "HEAD" });
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	});

	test("an old report leads where the setting says instead, and a tab loads it afresh", async () => {
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

	test("a tab is told the same", async () => {
		const { set } = dataOfPage((await site.get("/events")).document) as { set: { id: string } };
		const response = await site.data("/en/connect?a=1", set.id);
		expect(await response.json()).toEqual({ answer: { kind: "moved", to: "/en/connect-integrate?a=1", permanent: true } });
	});

	test("under the other setting the target is canonical there", async () => {
		const prefixed = await openTestSite({ localeStrategy: "prefix" });
		try {
			for (const from of ["/connect", "/en/connect"]) {
				const moved = await prefixed.fetch(`${from}?a=1`, { headers: { cookie: "i18n_redirected=de" } });
				expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/connect-integrate?a=1"]);
			}
		} finally {
			await prefixed.close();
		}
	});
});

describe("[RD-2] an editor's redirect", () => {
	const editor = openEditor();
	const sites: TestSite[] = [];
	afterEach(async () => {
		await editor.undo();
		for (const site of sites.splice(0)) await site.close();
	});
	/** A site that begins after the redirects were written, by whatever way. */
	const openWith = async (lines: readonly (readonly [from: string, to: string, permanent?: boolean])[], options = {}) => {
		const ids: string[] = [];
		for (const [from, to, permanent = true] of lines) ids.push(editor.force("redirects", { from, to, permanent }));
		const site = await openTestSite({}, options);
		sites.push(site);
		const moved = async (path: string) => {
			const response = await site.fetch(path);
			return [response.status, response.headers.get("location")];
		};
		return { site, ids, moved };
	};

	test("leads on from where nothing is, for good or for now, with the query, whatever the form", async () => {
		const { moved } = await openWith([
			["/en/made-by-a-test", "/en/about"],
			["/de/made/by/a/test", "/de/about", false],
		]);
		expect(await moved("/made-by-a-test?a=1")).toEqual([301, "/about?a=1"]);
		expect(await moved("/EN/Made-by-a-test/")).toEqual([301, "/about"]);
		expect(await moved("/de/made/by/a/test?a=1")).toEqual([302, "/de/uber-uns?a=1"]);
		expect((await moved("/made/by/a/test"))[0]).toBe(404);
	});

	test("under the other setting it is one hop too", async () => {
		await openWith([["/made-by-a-test", "/about"]]);
		const prefixed = await openTestSite({ localeStrategy: "prefix" });
		sites.push(prefixed);
		for (const path of ["/made-by-a-test", "/en/made-by-a-test"]) {
			const moved = await prefixed.fetch(path);
			expect([moved.status, moved.headers.get("location")]).toEqual([301, "/en/about-us"]);
		}
		expect((await prefixed.fetch("/why-lisbon")).headers.get("location")).toBe("/en/why-lisbon");
	});

	test("needs no deployment: a save in the content service is enough, and so is its removal", async () => {
		const { url } = testSite();
		const moved = async () => {
			const response = await fetch(`${url}/made-by-a-test`, { redirect: "manual" });
			return [response.status, response.headers.get("location")];
		};
		await expect.poll(moved, { timeout: 5_000 }).toEqual([404, null]);
		await editor.create("redirects", { from: "/made-by-a-test", to: "/about" });
		await expect.poll(moved, { timeout: 5_000 }).toEqual([301, "/about"]);
		await editor.undo();
		await expect.poll(moved, { timeout: 5_000 }).toEqual([404, null]);
	});

	test("is one hop at the end of a chain, and may leave the site; a tab then loads afresh", async () => {
		const { site, moved } = await openWith([
			["/made-by-a-test-1", "/made-by-a-test-2"],
			["/made-by-a-test-2", "https://example.com/there"],
		]);
		expect(await moved("/made-by-a-test-1?a=1")).toEqual([301, "https://example.com/there?a=1"]);
		const { set } = dataOfPage((await site.get("/events")).document) as { set: { id: string } };
		const asked = await site.data("/made-by-a-test-1", set.id);
		expect([asked.status, await asked.json()]).toEqual([409, { kind: "reload" }]);
	});

	test("never wins over what is there", async () => {
		const { moved } = await openWith([
			["/about", "/made-by-a-test"],
			["/why-lisbon", "/made-by-a-test"],
			["/made-by-a-test", "/why-lisbon"],
			["/en/connect", "/made-by-a-test"],
		]);
		expect((await moved("/about"))[0]).toBe(200);
		expect((await moved("/why-lisbon"))[0]).toBe(200);
		expect(await moved("/made-by-a-test")).toEqual([301, "/why-lisbon"]);
		expect(await moved("/en/connect")).toEqual([301, "/en/connect-integrate"]);
	});

	test("that goes round in a circle, or to a script, is ignored and logged", async () => {
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
