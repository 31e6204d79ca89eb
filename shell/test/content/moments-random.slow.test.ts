// For random schedules and launches, the site at a moment is the site when the clock gets there, page by page.

import { randomInt } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";
import { draftBeside, launchOf, postValues, undoLaunches, type View, viewAt, whenSearched } from "./moment-views.ts";

const site = useTestSite();
const editor = openEditor();
afterEach(() => undoLaunches(editor).finally(() => editor.undo()));

/** Time from the planning to the moment, in ms: both sites are read before and after it. */
const AHEAD_MS = 40_000;

/** Returns numbers below a bound, the same for a seed. */
function seeded(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
		return state % below;
	};
}

/** Leaves out what differs between two requests, or is of the preview: its bar, and the time of the last change. */
function comparable(html: string): string {
	return html
		.replace(/<aside class="preview-bar".*?<\/aside>/s, "")
		.replace(/,"release":\{"label".*?\}\}/s, "")
		.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, "moment")
		.replace(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, "moment")
		.replace(/nonce(=|-)"?[\w+/=-]+/g, "nonce");
}

test("[CT-12] every page previewed at a moment equals the page at that time", { timeout: 300_000 }, async () => {
	const seed = randomInt(2 ** 31);
	const random = seeded(seed);
	const key = `grebe-${seed}`;
	await whenSearched(site.get);
	const at = Date.now() + AHEAD_MS;
	const iso = (ms: number) => new Date(ms).toISOString();
	// Schedules: posts that come and that go, at moments until then and after it.
	for (const number of [0, 1, 2, 3, 4, 5]) {
		const locale = random(2) === 0 ? "en" : "de";
		const moment = iso(at - 2_000 + random(2) * 3_600_000);
		const span = random(2) === 0 ? { publish_at: moment } : { unpublish_at: moment };
		const values = await postValues(editor, locale, `${key}-${number}`, `Grebe ${number}`);
		await editor.create("posts", { ...values, status: "published", ...span });
	}
	// A launch of five entries in both languages: two new ones, two edits, one draft.
	const entries: (readonly [string, string])[] = [];
	for (const locale of ["en", "de"]) {
		for (const number of [6, 7]) {
			const values = await postValues(editor, locale, `${key}-${number}`, `Grebe ${number}`);
			entries.push(["posts", await draftBeside(editor, "posts", null, values)]);
		}
		for (const number of [8, 9, 10]) {
			const values = await postValues(editor, locale, `${key}-${number}`, `Grebe ${number}`);
			const id = await editor.create("posts", { ...values, status: number === 10 ? "draft" : "published" });
			const change =
				random(2) === 0 ? { slug: `${key}-moved-${number}-${locale}` } : { title: `Grebe ${number}, changed` };
			entries.push(["posts", number === 10 ? id : await draftBeside(editor, "posts", id, change)]);
		}
	}
	await launchOf(key, entries, at - 3_000);
	const slugs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((number) =>
		["en", "de"].flatMap((locale) => [`${key}-${number}-${locale}`, `${key}-moved-${number}-${locale}`]),
	);
	const paths = [
		"/",
		"/de",
		"/insights",
		"/de/insights",
		"/feeds/en/insights.rss",
		"/feeds/de/insights.rss",
		"/sitemap.xml",
		"/glossary",
		"/events",
		"/search?q=Grebe",
		"/de/suche?q=Grebe",
		...slugs.flatMap((slug) => [`/${slug}`, `/de/${slug}`]),
	];
	const view = await viewAt(site, { at: iso(at) });
	await whenSearched(view);
	const before = new Map<string, string>();
	const read = async (get: View, path: string) => {
		const { status, headers, html } = await get(path);
		// Results that fit equally well are in the order in which they came into the index.
		const shown = path.includes("?q=") ? [...new Set(html.match(/href="[^"]*grebe[^"]*"/g))].sort() : comparable(html);
		return JSON.stringify([status, headers.get("location"), shown]);
	};
	for (const path of paths) before.set(path, await read(view, path));
	expect(Date.now(), "read before the moment").toBeLessThan(at - 4_000);
	// Once the launch is live, and the redirects that it leaves behind.
	const different = async () => {
		if (Date.now() < at) return [`${at - Date.now()} ms to go`];
		await editor.catchUp();
		const found: string[] = [];
		for (const path of paths) if ((await read(site.get, path)) !== before.get(path)) found.push(path);
		return found;
	};
	await expect.poll(different, { timeout: 120_000, interval: 1_000, message: `seed ${seed}` }).toEqual([]);
	expect([...before.values()].filter((text) => text.includes("Grebe")).length).toBeGreaterThan(10);
});
