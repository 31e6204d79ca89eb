// The page cache on the running site.

import { connect } from "node:net";
import { testSite } from "@hub/e2e/test-site";
import { afterEach, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const { url } = testSite();
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	fetch(`${url}${path}`, { method, headers, redirect: "manual" });
const cacheStatus = async (path: string, headers: Record<string, string> = {}) =>
	(await ask(path, headers)).headers.get("cache-status")?.split(";")[1]?.trim();
/** Requests the page until it is cached; fails if it never is. */
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
	test.each(["/", "/why-lisbon", "/feeds/en/insights.rss"])("send %s unchanged", async (path) => {
		const first = await (await ask(path)).text();
		await untilCached(path);
		expect(await (await ask(path)).text()).toBe(first);
	});

	test("have all headers in every encoding", async () => {
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

	test("[CN-6] have the consent banner until the visitor answered", async () => {
		const banner = async (cookie?: string) =>
			(await (await ask("/demos", cookie ? { cookie } : {})).text()).includes("data-consent-policy");
		for (let time = 0; time < 3; time += 1) {
			expect(await banner()).toBe(true);
			expect(await banner("DIH_ACCEPTED=true")).toBe(false);
			expect(await banner("session=abc; theme=x")).toBe(true);
		}
	});

	test("are the same for visitors who accepted and who refused, whatever language they chose elsewhere", async () => {
		const answered = (analytical: boolean, more = "") => ({
			cookie: `DIH_ACCEPTED=true; DIH_REQUIRED=true; DIH_ANALYTICAL=${analytical}; DIH_MARKETING=${analytical}; hub_policy=1${more}`,
		});
		const others = [answered(false), answered(true, "~gpc"), answered(true, "; i18n_redirected=de; unknown=1")];
		for (const path of ["/why-lisbon", "/de/demos"])
			for (const headers of others) {
				// Each attempt uses another address, because changed content causes another rendering.
				const shared = async () => {
					const address = `${path}?visit=${crypto.randomUUID()}`;
					await ask(address, answered(true));
					return cacheStatus(address, headers);
				};
				await expect.poll(shared).toBe("hit");
			}
	});

	test("are rendered once for simultaneous requests", async () => {
		const path = `/demos?at-once=${Date.now()}`;
		const answers = await Promise.all(Array.from({ length: 30 }, () => ask(path)));
		const from = answers.map(({ headers }) => headers.get("cache-status"));
		expect(from.filter((status) => status?.includes("miss"))).toHaveLength(1);
		expect(answers.every(({ status }) => status === 200)).toBe(true);
	});

	test("are rendered again after an edit, and pages that it does not affect are not", async () => {
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

	test("never contain a host that a request claimed", async () => {
		const { hostname, port } = new URL(url);
		const claimed = (path: string) =>
			new Promise<string>((resolve, reject) => {
				const socket = connect(Number(port), hostname, () =>
					socket.write(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`),
				);
				let text = "";
				socket.on("data", (part) => {
					text += part;
				});
				socket.on("end", () => resolve(text)).on("error", reject);
			});
		// Each attempt uses another address, because changed content causes another rendering.
		const cachedFor = async () => {
			const path = `/demos?visit=${crypto.randomUUID()}`;
			expect(await claimed(path)).toContain("</html>");
			const next = await ask(path);
			expect(await next.text()).not.toContain("evil.example");
			return next.headers.get("cache-status");
		};
		await expect.poll(cachedFor).toContain("hit");
	});
});
