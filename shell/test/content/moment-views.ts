// Launches and views of the site at a moment, for tests.

import { asAdministrator } from "@hub/e2e/administrator";
import { vi } from "vitest";
import { z } from "zod";
import type { Editor, Row } from "../fixtures/editor.ts";
import type { TestPage, TestSite } from "../fixtures/test-site.ts";

const created = z.object({ data: z.object({ id: z.string() }) });
const undoing: (() => Promise<unknown>)[] = [];

/** Removes drafts, launches and what these published, with the redirects that they left behind. */
export async function undoLaunches(editor: Editor): Promise<void> {
	for (const step of undoing.splice(0).reverse()) await step();
	await editor.remove("redirects", { note: { _starts_with: "Left behind" } });
}

const linked = z.object({ data: z.object({ href: z.string() }) });

/** Requests pages in a view. */
export type View = (path: string) => Promise<TestPage>;

/** Returns the path of a signed link. */
export async function momentLink(query: Readonly<Record<string, string>>): Promise<string> {
	const { data } = linked.parse(await asAdministrator(`/hub-moments/link?${new URLSearchParams(query)}`));
	const { pathname, search } = new URL(data.href);
	return pathname + search;
}

/** Opens a link in a new browser. @returns its cookie */
export async function openMoment(site: TestSite, link: string): Promise<string> {
	const { status, headers } = await site.fetch(link, { redirect: "manual" });
	const [cookie = ""] = headers.getSetCookie();
	if (status !== 302) throw new Error(`The link opened with ${status}.`);
	return cookie.replace(/;.*/, "");
}

export async function viewAt(site: TestSite, query: Readonly<Record<string, string>>): Promise<View> {
	const cookie = await openMoment(site, await momentLink(query));
	return (path) => site.get(path, { cookie });
}

/** Resolves when the search has all pages. */
export async function whenSearched(get: View): Promise<void> {
	const isWhole = async () => !("warnings" in JSON.parse((await get("/readyz")).html));
	await vi.waitUntil(isWhole, { timeout: 60_000, interval: 200 });
}

/** Stores changes beside an entry, or a new one, like Studio. @returns its id */
export async function draftBeside(
	editor: Editor,
	collection: string,
	item: string | null,
	values: Row,
): Promise<string> {
	const { id } = created.parse(await asAdministrator("/versions", "POST", { collection, key: "draft", item })).data;
	await asAdministrator(`/versions/${id}/save`, "POST", values);
	// A launch may have deleted the version.
	undoing.push(() => asAdministrator(`/versions/${id}`, "DELETE").catch(() => undefined));
	if (item === null) undoing.push(() => editor.remove(collection, { id: { _eq: id } }));
	return item ?? id;
}

/** Changes the draft of a new entry. */
export async function editDraft(id: string, values: Row): Promise<void> {
	await asAdministrator(`/versions/${id}/save`, "POST", values);
}

export async function publishLaunch(id: string): Promise<void> {
	await asAdministrator(`/hub-launches/${id}/publish`, "POST", {});
}

/** Creates a launch. @param at in ms; undefined if it is not planned */
export async function launchOf(
	name: string,
	entries: readonly (readonly [string, string])[],
	at?: number,
): Promise<string> {
	const { id } = created.parse(await asAdministrator("/hub-launches", "POST", { name })).data;
	undoing.push(async () => {
		await asAdministrator(`/hub-launches/${id}/unplan`, "POST", {});
		await asAdministrator(`/hub-launches/${id}/remove`, "POST", {});
	});
	for (const [collection, entry] of entries)
		await asAdministrator(`/hub-launches/${id}/entries`, "POST", { collection, id: entry });
	if (at !== undefined) await asAdministrator(`/hub-launches/${id}/plan`, "POST", { at: new Date(at).toISOString() });
	return id;
}

/** Values of a new post in a language, with an author and category of the site. */
export async function postValues(editor: Editor, locale: string, key: string, title: string): Promise<Row> {
	const first = async (collection: string) =>
		(await editor.read(collection, { locale: { _eq: locale }, status: { _eq: "published" } }))[0]?.id;
	return {
		locale,
		translation_key: key,
		slug: `${key}-${locale}`,
		title,
		description: `${title}.`,
		body: `<p>${title}.</p>`,
		author: await first("authors"),
		category: await first("categories"),
	};
}
