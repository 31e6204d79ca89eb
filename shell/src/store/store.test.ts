import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { query } from "@hub/content-model/cms/documents";
import { postDocuments } from "@hub/content-model/cms/post";
import { recordingDocuments } from "@hub/content-model/cms/recording";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Row } from "../directus/directus-source.server.ts";
import { type ContentChange, type ContentStore, openStore, type RowChanges } from "./store.server.ts";

const NOON = Date.parse("2026-05-01T12:00:00Z");
const POSITION = { epoch: 1, cursor: "0.1" };
const log = { error: vi.fn() };
let folder: string;
let store: ContentStore;
let changes: ContentChange[];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "data-hub-store-"));
	log.error.mockClear();
	open();
});
afterEach(() => {
	vi.useRealTimers();
	store.close();
	rmSync(folder, { recursive: true });
});

function open(): void {
	store = openStore({ folder, build: "a test", log });
	changes = [];
	store.onChange((change) => void changes.push(change));
}

const common = { status: "published", locale: "en", publish_at: null, unpublish_at: null };
const author = (change: Row = {}): Row => ({
	id: "a1",
	slug: "mira",
	display_name: "Mira",
	translation_key: "mira",
	role: null,
	portrait: null,
	...common,
	...change,
});
const category = (change: Row = {}): Row => ({
	id: "c1",
	slug: "practice",
	title: "Practice",
	region: null,
	translation_key: "practice",
	...common,
	...change,
});
const post = (id: string, change: Row = {}): Row => ({
	id,
	slug: `post-${id}`,
	title: `Post ${id}`,
	translation_key: id,
	published_on: "2026-04-01",
	description: "Words.",
	body: "<p>A text.</p>",
	author: { id: "a1" },
	category: { id: "c1" },
	cover: null,
	...common,
	...change,
});
const rows = (collection: string, ...all: readonly Row[]): RowChanges => ({ collection, rows: all, gone: [] });
const put = (...all: readonly RowChanges[]) => store.apply(all, POSITION);
const start = (...posts: readonly Row[]) =>
	put(rows("authors", author()), rows("categories", category()), rows("posts", ...posts));
/** Ids of the changed documents of a collection. */
const changedIn = (collection: string) =>
	changes.flatMap((change) => (change.collection === collection ? [...change.ids] : [])).sort();
const titles = (options: Parameters<typeof query>[2] = {}) =>
	store.list(query(postDocuments.list, "en", options)).map(({ item }) => (item as { readonly title: string }).title);

describe("the content store", () => {
	test("lists documents of a language in their collection's order, filtered by query values", async () => {
		await start(
			post("1", { published_on: "2026-04-01" }),
			post("2", { published_on: "2026-04-03" }),
			post("3", { published_on: "2026-04-02", locale: "de" }),
			post("4", { published_on: "2026-03-01", category: { id: "c2" } }),
		);
		await put(rows("categories", category({ id: "c2", slug: "law" })));
		expect(titles()).toEqual(["Post 2", "Post 1", "Post 4"]);
		expect(titles({ reversed: true })).toEqual(["Post 4", "Post 1", "Post 2"]);
		expect(titles({ where: { category: "law" } })).toEqual(["Post 4"]);
		expect(titles({ where: { category: "practice", author: "mira", slug: undefined }, except: "2" })).toEqual([
			"Post 1",
		]);
		expect(titles({ limit: 1, offset: 1 })).toEqual(["Post 1"]);
		expect(store.count(query(postDocuments.list, "en", { limit: 1 }))).toBe(3);
	});

	test("[CT-1] a post is not live without its author and category, in its own language", async () => {
		await start(post("1"), post("2", { locale: "de" }));
		// The author is English.
		expect(store.count(query(postDocuments.list, undefined))).toBe(1);
		await put(rows("authors", author({ status: "draft" })));
		expect(titles()).toEqual([]);
		await put(rows("authors", author()));
		await put({ collection: "categories", rows: [], gone: ["c1"] });
		expect(titles()).toEqual([]);
	});

	test("[EV-5] finds the recordings of an event by the event's key, while the event is live", async () => {
		const event = {
			id: "e1",
			slug: "evening",
			title: "Evening",
			translation_key: "evening",
			starts_at: "2026-04-01T10:00:00",
			...common,
		};
		const recording = {
			id: "r1",
			slug: "video",
			title: "Video",
			translation_key: "video",
			event: { id: "e1" },
			published_on: "2026-04-02",
		};
		const played = {
			topic: "strategy",
			language: "en",
			provider: "youtube",
			source: "dQw4w9WgXcQ",
			duration_seconds: 60,
		};
		await put(rows("events", event), rows("recordings", { ...recording, ...played, description: "Words.", ...common }));
		const found = () => store.count(query(recordingDocuments.list, "en", { where: { event: "evening" } }));
		expect(found()).toBe(1);
		await put(rows("events", { ...event, status: "draft" }));
		expect(found()).toBe(0);
	});

	test("a changed author changes the posts that show it, and nothing else", async () => {
		await start(post("1"), post("2"));
		const { id: _id, ...link } = {
			id: "n1",
			menu: "header",
			label: "Home",
			href: "/",
			translation_key: "home",
			...common,
		};
		await put(rows("navigation", { id: "n1", ...link }));
		const version = store.version();
		changes.length = 0;
		await put(rows("authors", author({ display_name: "Mira Q." })));
		expect(changedIn("posts")).toEqual(["1", "2"]);
		expect(store.isUnchanged(["posts"], version)).toBe(false);
		expect(store.isUnchanged(["navigation", "events"], version)).toBe(true);
	});

	test("[CT-4] a term is linked in the texts that name it once it is published, and no other document is rebuilt", async () => {
		const term = (id: string, change: Row = {}): Row => ({
			id,
			slug: id,
			term: "Usage policy",
			synonyms: [],
			short: "A rule.",
			body: "<p>A rule.</p>",
			translation_key: id,
			related: [],
			...common,
			...change,
		});
		await start(
			post("1", { body: "<p>Two usage policies, one usage policy.</p>" }),
			post("2", { body: "<p>Uses of policy.</p>" }),
			post("3", { locale: "de", body: "<p>Usage policy</p>" }),
		);
		const expectText = (id: string, html: unknown) =>
			expect(store.find("posts", "page", id)?.item).toMatchObject({ body: { html } });
		const naming = (where: "about" | "mentions", key: string) => titles({ where: { [where]: key } });
		changes.length = 0;
		await put(rows("glossary_terms", term("policy")));
		expect(changedIn("posts")).toEqual(["1"]);
		expectText(
			"1",
			expect.stringMatching(
				/^<p>Two <a href=".term:policy." rel="glossary">usage policies<\/a>, one usage policy\.<\/p>$/,
			),
		);
		expect([naming("mentions", "policy"), naming("about", "policy")]).toEqual([["Post 1"], []]);
		changes.length = 0;
		await put(rows("glossary_terms", term("policy", { short: "Other words." })));
		expect(changedIn("posts")).toEqual([]);
		await put(rows("glossary_terms", term("policy", { term: "Rule", synonyms: ["uses"] })));
		expect(changedIn("posts")).toEqual(["1", "2"]);
		await put({ collection: "glossary_terms", rows: [], gone: ["policy"] });
		expectText("2", "<p>Uses of policy.</p>");
	});

	test("storing an identical row changes nothing", async () => {
		await start(post("1"));
		const version = store.version();
		await start(post("1"));
		expect(store.version()).toBe(version);
	});

	test("[CT-1] rows become live and end at their scheduled times", async () => {
		vi.useFakeTimers({ now: NOON, toFake: ["Date", "setTimeout", "clearTimeout"] });
		store.close();
		open();
		await start(post("1", { publish_at: "2026-05-01T12:00:05", unpublish_at: "2026-05-01T12:00:09" }));
		expect(titles()).toEqual([]);
		vi.setSystemTime(NOON + 5_000);
		expect(titles()).toEqual(["Post 1"]);
		vi.setSystemTime(NOON + 9_000);
		expect(titles()).toEqual([]);
		// Setting the clock back makes the row live again.
		vi.setSystemTime(NOON + 6_000);
		expect(titles()).toEqual(["Post 1"]);
	});

	test("[CT-10] a picture is live as long as a live entry shows it, in a field or in a text", async () => {
		const file = "00000000-0000-4000-8000-000000000001";
		const inText = "00000000-0000-4000-8000-000000000002";
		const body = `<p><img src="/assets/${inText}" alt=""></p>`;
		await put(rows("directus_files", { id: file, type: "image/png", width: 9, height: 9 }));
		await start(post("1", { cover: { id: file }, body }));
		expect([store.isPictureLive(file), store.isPictureLive(inText)]).toEqual([true, true]);
		await put(rows("posts", post("1", { cover: { id: file }, body, status: "draft" })));
		expect([store.isPictureLive(file), store.isPictureLive(inText)]).toEqual([false, false]);
	});

	test("an invalid row is left out and logged, and the others stay", async () => {
		await start(post("1", { slug: "" }), post("2"));
		expect(titles()).toEqual(["Post 2"]);
		expect(log.error).toHaveBeenCalledWith(
			expect.objectContaining({ collection: "posts", id: "1" }),
			expect.any(String),
		);
	});

	test("filling with the same rows rebuilds no document", async () => {
		await start(post("1"), post("2"));
		const version = store.version();
		let outdated = 0;
		async function* all() {
			yield rows("authors", author());
			yield rows("categories", category());
			yield rows("posts", post("1"), post("2"));
			outdated = store.outdatedRows();
		}
		await store.fill(POSITION, all());
		expect([outdated, store.isUnchanged(["posts", "authors"], version), titles()]).toEqual([
			0,
			true,
			["Post 1", "Post 2"],
		]);
	});

	test("filling removes rows that are gone, and keeps those that could not be read", async () => {
		await start(post("1"), post("2"), post("3"));
		async function* all() {
			yield rows("authors", author());
			yield rows("categories", category());
			yield rows("posts", post("1"));
		}
		await store.fill(POSITION, all(), new Map([["posts", new Set(["2"])]]));
		expect(titles()).toEqual(["Post 1", "Post 2"]);
	});

	test("documents are readable right after a restart, and are rebuilt by another build", async () => {
		await start(post("1"));
		store.close();
		open();
		expect(titles()).toEqual(["Post 1"]);
		store.close();
		store = openStore({ folder, build: "another", log });
		expect(() => titles()).toThrow("The site has no content yet.");
		await store.documentsReady;
		expect(titles()).toEqual(["Post 1"]);
	});

	test("[CT-1] a post scheduled for a time at which no process ran is live after the next start", async () => {
		vi.useFakeTimers({ now: NOON, toFake: ["Date", "setTimeout", "clearTimeout"] });
		store.close();
		open();
		await start(post("1", { publish_at: "2026-05-01T13:00:00" }), post("2", { unpublish_at: "2026-05-01T13:00:00" }));
		expect(titles()).toEqual(["Post 2"]);
		store.close();
		vi.setSystemTime(NOON + 7_200_000);
		open();
		expect(titles()).toEqual(["Post 1"]);
	});

	test("whichever page of the file is damaged, the store opens, and can be filled again", async () => {
		await start(post("1"), post("2"));
		store.close();
		const path = join(folder, "content.sqlite");
		const sound = readFileSync(path);
		for (let at = 0; at < sound.length; at += 4_096) {
			for (const name of readdirSync(folder)) rmSync(join(folder, name));
			writeFileSync(path, Buffer.from(sound).fill(0xff, at, at + 4_096));
			open();
			await store.documentsReady;
			async function* all() {
				yield rows("authors", author());
				yield rows("categories", category());
				yield rows("posts", post("3"));
			}
			// The damage may only be found while filling; then the next attempt succeeds.
			await store.fill(POSITION, all()).catch(() => store.fill(POSITION, all()));
			expect([at, titles()]).toEqual([at, ["Post 3"]]);
			store.close();
		}
		open();
	});

	test("a damaged file is replaced by an empty one, which can be filled", async () => {
		await start(post("1"));
		store.close();
		for (const name of readdirSync(folder)) if (!name.endsWith(".sqlite")) rmSync(join(folder, name));
		const path = join(folder, "content.sqlite");
		writeFileSync(path, readFileSync(path).fill(0xff, 4_096));
		open();
		expect(() => titles()).toThrow(/was damaged|has no content yet/);
		await start(post("2"));
		expect(titles()).toEqual(["Post 2"]);
	});

	test("no file of the store contains the text of a withdrawn post", async () => {
		await start(post("1", { body: "<p>Quagmire of sassafras.</p>" }), post("2"));
		await put({ collection: "posts", rows: [], gone: ["1"] });
		const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString("latin1"));
		expect(bytes.join("")).not.toContain("sassafras");
	});
});
