// The search on the running site: finds published entries, and no withdrawn ones.

import { randomUUID } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { afterEach, expect, test } from "vitest";
import { openEditor, type Row } from "../fixtures/editor.ts";

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

test("[CT-5] the search finds a published page, follows its changes and loses it when it is withdrawn", async () => {
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
