// The page cache on a real site: who gets what is in it, what of it a browser may cache, and what invalidates it.

import { connect } from "node:net";
import { KNOWN_PAGES } from "@hub/e2e/page-kinds";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const { url } = testSite();
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	fetch(`${url}${path}`, { method, headers, redirect: "manual" });
const cacheStatus = async (path: string, headers: Record<string, string> = {}) =>
	(await ask(path, headers)).headers.get("cache-status")?.split(";")[1]?.trim();
/** Requests the page until it is cached, and fails where it never is. */
const untilCached = (path: string, headers: Record<string, string> = {}) =>
	expect.poll(() => cacheStatus(path, headers)).toBe("hit");

const PAGE = {
	status: "published",
	locale: "en",
	title: "Made by a test",
	description: "A page that a test made.",
	blocks: [{ type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" }],
};

describe("cached pages", () => {
	test.each(["/", "/de", "/demos", "/de/insights", "/why-lisbon", "/glossary", "/feeds/en/insights.rss"])(
		"%s is cached and is the same again",
		async (path) => {
			const first = await (await ask(path)).text();
			await untilCached(path);
			expect(await (await ask(path)).text()).toBe(first);
		},
	);

	test("has the headers of every page, in every encoding", async () => {
		await untilCached("/demos");
		for (const encoding of ["br", "gzip", "zstd", "identity"]) {
			const answer = await ask("/demos", { "accept-encoding": encoding });
			expect([encoding, answer.status, answer.headers.get("content-encoding")]).toEqual([
				encoding,
				200,
				encoding === "identity" ? null : encoding,
			]);
			expect(await answer.text()).toContain("</html>");
			for (const name of ["content-security-policy", "x-content-type-options", "content-language", "etag"])
				expect([name, answer.headers.has(name)]).toEqual([name, true]);
			expect(answer.headers.get("cache-control")).toBe("private, no-cache");
			expect(answer.headers.get("vary")?.split(/,\s*/)).toEqual(["Cookie", "Accept-Encoding"]);
		}
	});

	test("a browser that has it is told so, and is not sent it again", async () => {
		await untilCached("/demos");
		const etag = (await ask("/demos")).headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[\w-]+"$/);
		const again = await ask("/demos", { "if-none-match": `"other", ${etag}` });
		expect([again.status, again.headers.get("etag"), again.headers.get("content-length"), await again.text()]).toEqual([
			304,
			etag,
			null,
			"",
		]);
		expect((await ask("/demos", { "if-none-match": '"other"' })).status).toBe(200);
		const head = await ask("/demos", {}, "HEAD");
		expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
	});

	test("[CN-6] with the banner for those who have not answered it, without it for the others", async () => {
		const banner = async (cookie?: string) =>
			(await (await ask("/demos", cookie ? { cookie } : {})).text()).includes("data-consent-policy");
		for (let time = 0; time < 3; time += 1) {
			expect(await banner()).toBe(true);
			expect(await banner("DIH_ACCEPTED=true")).toBe(false);
			expect(await banner("session=abc; theme=x")).toBe(true);
		}
	});

	test("[LN-4] the home page leads a German browser on, whoever was here before", async () => {
		await untilCached("/", { "accept-language": "en" });
		for (const [language, status] of [
			["de", 302],
			["en-GB", 200],
			["de-AT,de;q=0.9", 302],
			["pl", 200],
		] as const)
			expect([language, (await ask("/", { "accept-language": language })).status]).toEqual([language, status]);
	});

	test("[LN-7] who comes over from the other language gets its cookie, from a cached page too", async () => {
		await untilCached("/de/insights");
		const from = (path: string) => ({ referer: `${url}${path}` });
		expect((await ask("/de/insights", from("/insights"))).headers.get("set-cookie")).toContain("=de;");
		expect((await ask("/de/insights", from("/de"))).headers.get("set-cookie")).toBe(null);
		expect((await ask("/de/insights")).headers.get("set-cookie")).toBe(null);
	});

	test("a feed says nothing of the language that a visitor reads, and goes with what it shows", async () => {
		const path = "/feeds/de/insights.json";
		await untilCached(path);
		expect((await ask(path, { referer: `${url}/insights` })).headers.get("set-cookie")).toBe(null);
		const [post] = await editor.read("posts", { locale: { _eq: "de" }, slug: { _eq: "warum-lissabon" } });
		await editor.update("posts", String(post?.id), { title: "Warum ein Test in Lissabon ist" });
		await expect.poll(async () => (await ask(path)).text()).toContain("Warum ein Test in Lissabon ist");
		await untilCached(path);
	});

	test("many who ask for a page at once wait for one render", async () => {
		const path = `/demos?at-once=${Date.now()}`;
		const answers = await Promise.all(Array.from({ length: 30 }, () => ask(path)));
		const from = answers.map(({ headers }) => headers.get("cache-status"));
		expect(from.filter((status) => status?.includes("miss"))).toHaveLength(1);
		expect(answers.every(({ status }) => status === 200)).toBe(true);
	});

	test("a page and its translation go when they are saved, others stay", async () => {
		const id = await editor.create("pages", { ...PAGE, translation_key: "cached-by-a-test", slug: "cached-by-a-test" });
		const shown = async () => (await ask("/cached-by-a-test")).text();
		await expect.poll(shown).toContain("A sound beginning");
		await untilCached("/cached-by-a-test");
		await untilCached("/why-lisbon");
		await untilCached("/de/insights");
		await editor.update("pages", id, { blocks: [{ ...PAGE.blocks[0], title: "Another beginning" }] });
		await expect.poll(shown).toContain("Another beginning");
		expect(await cacheStatus("/why-lisbon")).toBe("hit");
		expect(await cacheStatus("/de/insights")).toBe("hit");
		await editor.update("pages", id, { status: "draft" });
		await expect.poll(async () => (await ask("/cached-by-a-test")).status).toBe(404);
		await untilCached("/cached-by-a-test");
		await editor.update("pages", id, { status: "published" });
		await expect.poll(async () => (await ask("/cached-by-a-test")).status).toBe(200);
	});

	test("visitors who differ in nothing that a page depends on wait for one render", async () => {
		const site = await openTestSite({ pageCache: true });
		try {
			const path = "/glossary/catalogue";
			await site.fetch(path);
			const [term] = await editor.read("glossary_terms", { locale: { _eq: "en" }, slug: { _eq: "catalogue" } });
			await editor.update("glossary_terms", String(term?.id), { term: "Catalogue by a test" });
			const answers = await Promise.all(
				["de", "en", "fr"].map((language) => site.fetch(path, { headers: { "accept-language": language } })),
			);
			const from = answers.map(({ headers }) => headers.get("cache-status"));
			expect(from.filter((status) => status?.includes("miss"))).toHaveLength(1);
			for (const answer of answers) expect(await answer.text()).toContain("Catalogue by a test");
		} finally {
			await site.close();
		}
	});

	test("forms, their outcomes and what is one person's own are not cached", async () => {
		const body = new URLSearchParams({ name: "" });
		const headers = { "content-type": "application/x-www-form-urlencoded", origin: url };
		for (let time = 0; time < 2; time += 1) {
			const sent = await fetch(`${url}/contact`, { method: "POST", body, headers });
			expect(sent.headers.get("cache-control")).toContain("no-store");
			expect(sent.headers.get("cache-status") ?? "").not.toContain("hit");
		}
		await untilCached("/contact");
		expect(await (await ask("/contact")).text()).not.toContain('aria-invalid="true"');
	});

	test("a host that a sender made up is in no page that others get", async () => {
		const path = "/demos?host=made-up";
		const answer = await new Promise<string>((resolve, reject) => {
			const { hostname, port } = new URL(url);
			const socket = connect(Number(port), hostname, () =>
				socket.write(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`),
			);
			let text = "";
			socket.on("data", (part) => {
				text += part;
			});
			socket.on("end", () => resolve(text)).on("error", reject);
		});
		expect(answer).toContain("</html>");
		const next = await ask(path);
		expect(next.headers.get("cache-status")).toContain("hit");
		expect(await next.text()).not.toContain("evil.example");
	});

	describe("with PAGE_CACHE=off", () => {
		let site: TestSite;
		beforeAll(async () => {
			site = await openTestSite({ pageCache: false });
		});
		afterAll(() => site.close());

		test("each request is rendered", async () => {
			await site.get("/demos");
			const again = await site.get("/demos");
			expect([again.status, again.headers.get("cache-status")]).toEqual([200, null]);
		});

		test.each(KNOWN_PAGES.map(({ path }) => path))("%s is the same each time, with the same headers", async (path) => {
			const all = [];
			for (let time = 0; time < 2; time += 1) {
				const { status, headers, html } = await site.get(path);
				all.push({ status, headers: Object.fromEntries(headers), html });
			}
			expect(all[0]?.status).toBe(200);
			for (const again of all) expect(again).toEqual(all[0]);
		});

		test("one who answered the question about consent, and one who did not, see their own", async () => {
			for (let time = 0; time < 4; time += 1) {
				expect((await site.get("/why-lisbon")).html).toContain("data-consent-policy");
				expect((await site.get("/why-lisbon", { cookie: "DIH_ACCEPTED=true" })).html).not.toContain("data-consent-policy");
			}
		});
	});
});
