import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { expect, test, vi } from "vitest";
import type { Read, Row } from "../directus/directus-source.server.ts";
import { createLivePages } from "../page-index/live-pages.server.ts";
import { openTestContent } from "../replica/replica.fixture.ts";
import { createEmbeddedIndex } from "./embedded-index.server.ts";
import { createEmbeddedSearch } from "./embedded-search.server.ts";
import { KIND, pagesBySlug, release, row, searchedSets } from "./searched-set.fixture.ts";
import { createSiteSearch } from "./site-search.server.ts";

/** A site with pages, whose live set is of one release. */
async function site(first: RemoteServer, rows: readonly Row[]) {
	const opened = openTestContent();
	const state = { away: false };
	const content = {
		...opened.content,
		readNow(read: Read) {
			if (state.away) throw new ContentUnavailable("away");
			return opened.content.readNow(read);
		},
	};
	const save = (...now: readonly Row[]) => opened.write("pages", ...now);
	save(...rows);
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const setOf = await searchedSets();
	let live = setOf(first);
	const pages = createLivePages({
		content,
		log,
		strategy: "prefix_except_default",
		publicUrl: "https://a.example",
		reports: [],
	});
	const embedded = createEmbeddedSearch({ content, live: { current: () => live }, index: createEmbeddedIndex(), log });
	const search = createSiteSearch({ pages, search: embedded });
	const find = async (words: string, locale: "de" | "en" = "en", type?: string) =>
		search
			.of(live)(locale)
			.find({ words, limit: 10, ...(type ? { type } : {}) });
	return {
		log,
		find,
		suggest: (typed: string) => search.of(live)("en").suggest(typed),
		hrefs: async (words: string) => (await find(words)).hits.map(({ href }) => href),
		save,
		goAway: () => {
			state.away = true;
		},
		goLive: (next: RemoteServer) => {
			live = setOf(next);
		},
	};
}

test("[CT-5] results carry link, type and label in the page's language", async () => {
	const { find, suggest } = await site(release([pagesBySlug()]), [
		row("rules", "Rules of a data space"),
		row("regeln", "Regeln eines Datenraums", { locale: "de" }),
		row("home", "Home of data spaces", { route_key: "home" }),
	]);
	const english = await find("data space");
	expect(english.hits.map(({ href, type, label }) => [href, type, label])).toEqual([["/rules", "page", "Page"]]);
	expect([english.total, english.types, english.complete]).toEqual([1, [{ type: "page", label: "Pages", count: 1 }], true]);
	expect((await find("Datenraum", "de")).hits.map(({ href }) => href)).toEqual(["/de/regeln"]);
	expect(await suggest("rul")).toEqual([{ href: "/rules", title: "Rules of a data space", type: "page", label: "Page" }]);
});

test("[CT-5] a page without content rows is found by its interface texts", async () => {
	const { find } = await site(release([{ ...KIND, title: "list.title", summary: "list.summary" }], "events"), []);
	expect((await find("calendar")).hits).toMatchObject([{ href: "/events", label: "Page" }]);
	expect((await find("coming up", "de")).hits).toMatchObject([{ href: "/de/events" }]);
});

test("[CT-5] a new release replaces the indexed pages of the one before", async () => {
	const shout = pagesBySlug(({ title }) => ({ title: title.toUpperCase() }));
	const { find, goLive } = await site(release([pagesBySlug()]), [row("one", "Rules")]);
	expect((await find("rules")).hits[0]?.title).toEqual([{ text: "Rules", hit: true }]);
	goLive(release([shout]));
	await vi.waitFor(async () => expect((await find("rules")).hits[0]?.title).toEqual([{ text: "RULES", hit: true }]));
	expect((await find("rules")).total).toBe(1);
});

test("[CT-5] a release that throws on its rows is left out, and other pages are found", async () => {
	const broken = pagesBySlug(() => {
		throw new Error("a bug");
	});
	const { find, log } = await site(release([broken, { ...KIND, title: "list.title", summary: "list.summary" }], "events"), [
		row("one", "Calendar of rules"),
	]);
	expect((await find("calendar")).hits.map(({ href }) => href)).toEqual(["/events"]);
	expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ error: "Error: a bug" }), "Pages could not be searched");
});

test("[CT-5] results say that they are incomplete until the content was read", async () => {
	const { find, goAway } = await site(release([pagesBySlug()]), [row("one", "Rules")]);
	goAway();
	expect(await find("rules")).toMatchObject({ total: 0, complete: false });
});
