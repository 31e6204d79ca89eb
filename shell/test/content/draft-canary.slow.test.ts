// A previewed draft leaks nowhere (CT-8).

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import { testSite } from "@hub/e2e/test-site";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Editor, openEditor } from "../fixtures/editor.ts";
import { formBrowser } from "../fixtures/form-browser.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

/** A searched word, and one that occurs with it only in the draft; the page of results repeats the searched one. */
const QUERY = "Habichtskauzfeder";
const CANARY = "Wintergoldhähnchennest";
const SLUGS = { posts: "canary-post-nobody-links", events: "canary-event-nobody-links" } as const;

let log: ReturnType<typeof recordLog>;
let folder: string;
let site: TestSite;
let editor: Editor;
const drafts: { readonly collection: "posts" | "events"; readonly id: string }[] = [];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "hub-canary-"));
	log = recordLog();
	site = await openTestSite({ siteDir: folder }, { logLevel: "trace" });
	editor = openEditor();
	for (const collection of ["posts", "events"] as const) {
		const [row = {}] = await editor.read(collection, { locale: { _eq: "de" }, status: { _eq: "published" } });
		const { id: _id, user_created, date_created, user_updated, date_updated, speakers: _speakers, ...own } = row;
		const words = { title: `${QUERY} ${CANARY}`, description: `Von ${QUERY} und ${CANARY}.` };
		const when = { starts_at: "2035-05-01T08:00:00Z", ends_at: "2035-05-01T10:00:00Z", registered: 0, waiting: 0 };
		const known = { status: "draft", slug: SLUGS[collection], translation_key: SLUGS[collection], ...words };
		const id = await editor.create(collection, { ...own, ...(collection === "events" ? when : {}), ...known });
		drafts.push({ collection, id });
	}
});
afterAll(async () => {
	await editor?.undo();
	await site?.close();
	log?.stop();
	await rm(folder, { recursive: true, force: true });
});

test("[CT-8] a previewed draft is on no page, in no data, search, feed, cache or log", async () => {
	const { staff, settings } = testSite();
	const set = (await site.get("/de")).html.match(/"id":"([^"]+)"/)?.[1] ?? "";
	const browser = formBrowser((path, init) => site.fetch(path, init));
	expect((await browser.login(staff.email, staff.password)).status).toBe(303);
	const cookie = [...browser.jar].map((pair) => pair.join("=")).join("; ");
	const until = Math.floor(Date.now() / 1_000) + 60;
	for (const { collection, id } of drafts) {
		const link = previewHref(
			signPreview({ collection, id, locale: "de", version: "", until, generation: 0 }, settings.publishSecret),
		);
		for (const headers of [{}, { cookie }]) {
			expect((await site.get(link, headers)).text).toContain(CANARY);
			expect(await (await site.data(link, set, { headers })).text()).toContain(CANARY);
		}
		// Requested with the session alone. Its content does not matter here, but it must leave nothing behind either.
		await site.get(new URL(link, "http://site").pathname, { cookie });
	}

	const sitemap = await (await site.fetch("/sitemap.xml")).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
	const german = listed.filter((path) => path.startsWith("/de"));
	expect(german.length).toBeGreaterThan(20);
	const own = [`/de/${SLUGS.posts}`, `/de/insights/${SLUGS.posts}`, `/de/events/${SLUGS.events}`];
	const others = [
		"/sitemap.xml",
		"/de/feeds/insights.xml",
		"/de/events/calendar.ics",
		"/de/insights?page=2",
		"/robots.txt",
	];
	const searches = [
		`/de/suche?q=${QUERY}`,
		`/de/search?q=${QUERY}`,
		`/api/search/suggestions?locale=de&q=${QUERY.slice(0, 8)}`,
	];
	const pattern = new RegExp(`${CANARY}|${encodeURIComponent(CANARY)}|${SLUGS.posts}"|${SLUGS.events}"`);
	// The editor's visits to public pages come first, because their responses must not be cached for others.
	for (const headers of [{ cookie }, {}, {}] as Record<string, string>[]) {
		for (const path of [...searches, ...others, ...german.slice(0, 30)]) {
			const page = await site.fetch(path, { headers });
			const text = JSON.stringify([...page.headers]) + (await page.text());
			expect([path, pattern.exec(text)?.[0]]).toEqual([path, undefined]);
			if (path.startsWith("/api/") || path.includes(".")) continue;
			const data = await (await site.data(path, set, { headers })).text();
			expect([path, "data", pattern.exec(data)?.[0]]).toEqual([path, "data", undefined]);
		}
	}
	for (const path of own) {
		const page = await site.get(path);
		expect([path, page.status, page.html.includes(CANARY)]).toEqual([path, 404, false]);
	}

	const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
	for (const file of files) {
		const bytes = await readFile(join(file.parentPath, file.name));
		expect([file.name, bytes.includes(CANARY)]).toEqual([file.name, false]);
	}
	expect(log.lines.length).toBeGreaterThan(0);
	for (const line of log.lines) expect(JSON.stringify(line)).not.toContain(CANARY);
}, 120_000);
