// The search on the running site: finds published entries, and no withdrawn ones.

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSite } from "@hub/e2e/test-site";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openEditor, type Row } from "../fixtures/editor.ts";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const editor = openEditor();
afterEach(() => editor.undo());

const { url } = testSite();

/** Returns the addresses on a search page, the best first. */
async function find(words: string, path = "/search"): Promise<readonly string[]> {
	const response = await fetch(`${url}${path}?${new URLSearchParams({ q: words })}`);
	expect(response.status).toBe(200);
	const [results] = parsePage(await response.text()).all("ol");
	return results?.all("h2").map((heading) => heading.one("a").attributes.href ?? "") ?? [];
}

async function suggested(words: string): Promise<readonly string[]> {
	const response = await fetch(`${url}/api/search/suggestions?${new URLSearchParams({ q: words, locale: "en" })}`);
	return ((await response.json()) as { href: string }[]).map(({ href }) => href);
}

/** Returns a page with a unique word. */
const pageOf = (word: string): Row => ({
	status: "published",
	locale: "en",
	translation_key: `search-${word}`,
	slug: `search-${word}`,
	title: `All about ${word}`,
	description: "A page that a test made.",
	blocks: [{ type: "hero", title: "A sound beginning", text: "It stays.", actions: [], motif: "exchange" }],
});

/** Returns a word that occurs nowhere, with letters only, because numbers are never matched approximately. */
const newWord = () => `quux${randomUUID().replaceAll(/[^a-f]/g, "")}quux`;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

describe("[CT-5] the running site's search", () => {
	test("finds a published page, follows its changes and loses it when it is withdrawn", async () => {
		const [word, other] = [newWord(), newWord()];
		expect(await find(word)).toEqual([]);
		const page = pageOf(word);
		const id = await editor.create("pages", page);
		const address = `/${String(page.slug)}`;
		// The site receives a save before the editor gets a response, or shortly afterwards; two seconds are allowed.
		await expect.poll(() => find(word), { timeout: 2_000, interval: 50 }).toEqual([address]);
		expect(await suggested(`All about ${word.slice(0, -2)}`)).toContain(address);
		await editor.revise("pages", id, { title: `All about ${other}` });
		await expect.poll(() => find(other), { timeout: 2_000, interval: 50 }).toEqual([address]);
		for (const change of [{ status: "draft" }, { status: "published", publish_at: hours(24) }]) {
			await editor.revise("pages", id, change);
			await expect.poll(() => find(other), { timeout: 2_000, interval: 50 }).toEqual([]);
			await editor.revise("pages", id, { status: "published", publish_at: null });
			await expect.poll(() => find(other), { timeout: 2_000, interval: 50 }).toEqual([address]);
		}
		await editor.revise("pages", id, { unpublish_at: hours(-1) });
		await expect.poll(() => find(other), { timeout: 2_000, interval: 50 }).toEqual([]);
		expect(await suggested("All about quux")).not.toContain(address);
	});
});

describe("[CT-5] a site that starts with the index of the one before", () => {
	const folder = mkdtempSync(join(tmpdir(), "data-hub-search-"));
	afterAll(() => rmSync(folder, { recursive: true }));
	const start = () => openTestSite({ siteDir: folder }, { listens: true });
	const links = async (site: TestSite, words: string) => {
		const { status, document } = await site.get(`/search?${new URLSearchParams({ q: words })}`);
		return [status, document.all("h2").flatMap((heading) => heading.all("a").map(({ attributes }) => attributes.href))];
	};

	test("finds pages at the first request, and none that was withdrawn meanwhile", async () => {
		const [kept, withdrawn] = [newWord(), newWord()];
		const page = pageOf(withdrawn);
		const id = await editor.create("pages", page);
		await editor.create("pages", pageOf(kept));
		const before = await start();
		try {
			await expect.poll(() => links(before, withdrawn), { timeout: 20_000 }).toEqual([200, [`/${String(page.slug)}`]]);
			await expect.poll(async () => (await before.get("/readyz")).text, { timeout: 20_000 }).not.toContain("search");
		} finally {
			await before.close();
		}
		await editor.revise("pages", id, { status: "draft" });
		const after = await start();
		try {
			expect(await links(after, kept)).toEqual([200, [`/search-${kept}`]]);
			expect(await links(after, withdrawn)).toEqual([200, []]);
		} finally {
			await after.close();
		}
	}, 60_000);
});
