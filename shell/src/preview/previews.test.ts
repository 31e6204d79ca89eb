import { postBySlug } from "@hub/shared-contracts/cms/post";
import { equals, inLanguage, query, select } from "@hub/shared-contracts/cms/select";
import { posts } from "@hub/shared-contracts/collections/posts";
import { previewHref, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { asStudioFrame } from "@hub/shared-contracts/preview/studio-frame.server";
import type { Visitor } from "@hub/shared-contracts/session/visitor-session";
import { describe, expect, test, vi } from "vitest";
import type { Operations } from "../directus/operations.server.ts";
import { createTransport } from "../session/content-transport.server.ts";
import { previewReader } from "./preview-reader.server.ts";
import { createPreviews, stateOf } from "./previews.server.ts";

const SECRET = "a secret of Studio and the site";
const ID = "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b10";
const OTHER = "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b11";
const standing = {
	id: ID,
	locale: "de",
	status: "draft",
	publish_at: null,
	unpublish_at: null,
	created: "2031-04-01T09:00:00Z",
	changed: "2031-04-02T10:00:00Z",
};
const soon = Math.floor(Date.now() / 1_000) + 60;
const claim = signPreview({ collection: "posts", id: ID, locale: "de", version: "", until: soon, generation: 3 }, SECRET);
const { search } = new URL(previewHref(claim), "https://datahub.example");

interface Asked {
	readonly search?: string;
	readonly id?: string;
	readonly locale?: "de" | "en";
	readonly visitor?: Visitor;
	/** What the content service answers an account. */
	readonly rest?: (path: string) => Response;
}

function open(data: unknown, { search: asked = search, id = ID, locale = "de", visitor, rest }: Asked = {}) {
	const operations = vi.fn<Operations>(async () => (data ? { kind: "done", data } : { kind: "unavailable" }));
	const fetch = vi.fn(async (input: unknown, init?: RequestInit) => {
		expect(new Headers(init?.headers).get("authorization")).toBe("Bearer a token of staff");
		return (rest ?? (() => new Response("", { status: 500 })))(String(input));
	});
	const transport = createTransport({ url: "http://cms.example", fetch });
	const previews = createPreviews({ operations, transport, secret: SECRET, studioUrl: "https://studio.example/of/us" });
	const session = visitor && {
		hasCookie: true,
		visitor: async () => visitor,
		bearer: async () => (visitor.kind === "account" ? "a token of staff" : undefined),
	};
	return { operations, fetch, answer: previews({ collection: "posts", id, locale, search: asked, session }) };
}

const staff: Visitor = {
	kind: "account",
	account: { id: "a", email: "ada@example.com", firstName: "", lastName: "", name: "Ada", twoFactor: false },
};
const rowOfStaff = { ...standing, date_updated: standing.changed, slug: "ein-entwurf", translation_key: null };
const json = (value: unknown, status = 200) =>
	new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });

describe("[CT-8] opening a preview", () => {
	test.each([
		{ search: "" },
		{ search: "?until=1&generation=0&proof=x" },
		{ search: search.replace("generation=3", "generation=4") },
		{ id: OTHER },
		{ locale: "en" as const },
	])("rejects an invalid link without a call to the content service: %o", async (request) => {
		const { operations, answer } = open({ kind: "unknown" }, request);
		expect(await answer).toEqual({ kind: "missing" });
		expect(operations).not.toHaveBeenCalled();
	});

	test("distinguishes a missing row from an unavailable service", async () => {
		expect(await open({ kind: "unknown" }).answer).toEqual({ kind: "missing" });
		expect(await open(undefined).answer).toEqual({ kind: "unavailable" });
		expect(await open({ kind: "row", row: {} }).answer).toEqual({ kind: "unavailable" });
	});

	test("by a link shows its end and no other languages", async () => {
		const other = { ...standing, id: OTHER, locale: "en" };
		const { operations, answer } = open({ kind: "row", row: {}, standing, others: [other], outdated: [], launch: null });
		const said = await answer;
		if (said.kind !== "open") throw new Error("It is not open.");
		const bar = said.preview.bar(false, undefined);
		expect(bar.sentences).toEqual([expect.stringContaining("Entwurf"), expect.stringMatching(/^Der Link gilt bis .*\d{4}/)]);
		expect(bar.languages).toEqual([]);
		expect(JSON.stringify(bar)).not.toMatch(/proof|English/);
		expect(said.preview.bar(true, undefined).sentences[1]).toContain("noch nicht zeigen");
		expect(operations.mock.calls[0]?.[1]).toMatchObject({ claim: { id: ID, locale: "de", generation: 3 } });
	});

	test("links the other entries of its launch", async () => {
		const entries = [
			{ id: ID, name: "Ein Entwurf", locale: "de", href: "/de/preview/blog-post/a?proof=a" },
			{ id: OTHER, name: "A draft", locale: "en", href: "/en/preview/blog-post/b?proof=b" },
		];
		const launch = "0b54a7cf-6a1c-4b0f-9a5e-3f0f1c2d3e4f";
		const asked = new URL(previewHref(signPreview({ ...claim, launch }, SECRET)), "https://datahub.example").search;
		const bar = async (at: number | null, asks = asked) => {
			const data = { kind: "row", row: {}, standing, others: [], outdated: [], launch: { name: "Herbst", at, entries } };
			const { operations, answer } = open(data, { search: asks });
			const said = await answer;
			return { bar: said.kind === "open" ? said.preview.bar(false, undefined).launch : said.kind, operations };
		};
		const { bar: shown, operations } = await bar(null);
		expect(shown).toEqual({
			text: "Gehört zur Veröffentlichung „Herbst“:",
			entries: [{ id: ID, name: "Ein Entwurf", locale: "de" }, entries[1]],
		});
		expect(operations.mock.calls[0]?.[1]).toMatchObject({ claim: { launch } });
		expect((await bar(Date.UTC(2031, 3, 1))).bar).toMatchObject({ text: expect.stringMatching(/am 1\.\sApril 2031/) });
		expect((await bar(null, asked.replace(launch, OTHER))).bar, "signed for another launch").toBe("missing");
	});

	test("names the state of a row", () => {
		const at = Date.UTC(2031, 3, 1);
		const states = [
			["draft", null, null],
			["archived", null, null],
			["published", null, null],
			["published", "2031-05-01T00:00:00Z", null],
			["published", null, "2031-03-01T00:00:00Z"],
		] as const;
		expect(states.map(([status, publish_at, unpublish_at]) => stateOf({ status, publish_at, unpublish_at }, at))).toEqual([
			"draft",
			"archived",
			"published",
			"scheduled",
			"ended",
		]);
	});
});

describe("[CT-8] a preview in a frame of Studio", () => {
	const framed = (query: string) => new URL(asStudioFrame(`/${query}`, SECRET), "https://datahub.example").search;

	test("is redirected to Studio for its link once", async () => {
		const { operations, answer } = open(undefined, { search: framed("?version=draft") });
		const to = `https://studio.example/of/us/hub-previews/posts/${ID}?locale=de&version=draft`;
		expect(await answer).toEqual({ kind: "moved", to: asStudioFrame(to, SECRET) });
		expect(operations).not.toHaveBeenCalled();
		expect(await open({ kind: "unknown" }, { search: framed(search) }).answer).toEqual({ kind: "missing" });
		expect(await open(undefined, { search: "?version=draft&studio=guessed" }).answer).toEqual({ kind: "missing" });
	});

	test("marks the editable fields and links the other language's frame", async () => {
		const other = { ...standing, id: OTHER, locale: "en" };
		const barOf = async (asked: string) => {
			const answer = await open({ kind: "row", row: {}, standing, others: [other], outdated: [], launch: null }, { search: asked })
				.answer;
			return answer.kind === "open" ? answer.preview.bar(false, undefined) : answer.kind;
		};
		expect(await barOf(framed(search))).toMatchObject({
			editing: {
				studio: "https://studio.example",
				marks: { title: `collection:posts;item:${ID};fields:title;mode:drawer`, body: expect.stringContaining("fields:body") },
			},
			// Without a proof: Studio signs it for who is signed in there.
			languages: [{ href: expect.stringMatching(/^\/en\/preview\/blog-post\/[\w-]+\?studio=[\w-]+$/) }],
		});
		expect(await barOf(framed(search))).toMatchObject({ link: { href: previewHref(claim) } });
		for (const name of ["editing", "link"]) expect(await barOf(search)).not.toHaveProperty(name);
	});
});

describe("[CT-8] a preview without a link", () => {
	test("is read with the signed-in account's rights, and offers a link", async () => {
		const changed = "2031-04-01T10:00:00Z";
		const other = { ...rowOfStaff, id: OTHER, locale: "en", status: "published", date_updated: changed };
		const { operations, fetch, answer } = open(undefined, {
			...{ search: "?version=draft", visitor: staff },
			rest: (path) => {
				if (path.includes("/hub-previews/")) return json({ data: { href: "https://datahub.example/signed", until: soon } });
				return json({ data: path.includes(ID) ? { ...rowOfStaff, translation_key: "key" } : [other] });
			},
		});
		const said = await answer;
		if (said.kind !== "open") throw new Error("It is not open.");
		const { sentences, languages, link } = said.preview.bar(false, undefined);
		expect(sentences).toEqual([expect.stringContaining("Fassung"), expect.stringContaining("angemeldet")]);
		expect(link).toMatchObject({ href: "https://datahub.example/signed", copied: expect.stringMatching(/gilt bis .*\d{4}/) });
		expect(fetch.mock.calls.map(([url]) => String(url))).toContainEqual(
			expect.stringMatching(/\/hub-previews\/posts\/[\w-]+\/link\?version=draft/),
		);
		expect(languages).toEqual([
			{
				...{ locale: "en", name: "English", href: `/en/preview/blog-post/${OTHER}` },
				text: expect.stringMatching(/^\(veröffentlicht\) .*veraltet/),
			},
		]);
		expect(said.preview).toMatchObject({ route: "page", params: { slug: "ein-entwurf" } });
		expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/items\/posts\/[\w-]+\?.*version=draft/);
		expect(operations).not.toHaveBeenCalled();
	});

	test("redirects to the row's language", async () => {
		const rest = () => json({ data: rowOfStaff });
		expect(await open(undefined, { search: "", locale: "en", visitor: staff, rest }).answer).toEqual({
			kind: "moved",
			to: `/de/preview/blog-post/${ID}`,
		});
	});

	const refused = (status: number) => json({ errors: [{ message: "No.", extensions: { code: "FORBIDDEN" } }] }, status);
	test.each<[string, Visitor, number, string]>([
		["an account that may not read it", staff, 403, "missing"],
		["an account while the content service is silent", staff, 503, "unavailable"],
		["a guest with a cookie of before", { kind: "guest" }, 200, "missing"],
		["a session that cannot be looked up", { kind: "unavailable" }, 200, "unavailable"],
		["a provider that says nothing of previews", { kind: "elsewhere", name: "Ada", mayPreview: false }, 200, "missing"],
	])("is not there for %s", async (_who, visitor, status, kind) => {
		const { answer, operations } = open({ kind: "unknown" }, { search: "", visitor, rest: () => refused(status) });
		expect((await answer).kind).toBe(kind);
		expect(operations).not.toHaveBeenCalled();
	});
});

describe("[CT-8] reading a preview", () => {
	const related = (status: string) => ({ id: "a", status, locale: "de", publish_at: null, unpublish_at: null });
	const titles = select(posts, "none", { also: ["title"] });
	const found = { id: ID, slug: "ein-entwurf" };
	const bySlug = (slug: string) => query(titles, { filter: inLanguage("de", equals("slug", slug)) });
	const read = vi.fn();
	const live = { list: vi.fn(async () => []), first: vi.fn(async () => undefined), count: vi.fn(async () => 0) };
	const reader = previewReader(live, { preview: { collection: "posts", found, read }, log: { info: vi.fn() } });
	const row = { id: ID, title: "Ein Entwurf", status: "draft", locale: "de", publish_at: null, unpublish_at: null };

	test("returns the draft row unless a required relation is missing", async () => {
		read.mockResolvedValue({ ...row, author: related("published"), category: related("published") });
		expect(await reader.first(bySlug("ein-entwurf"))).toMatchObject({ title: "Ein Entwurf" });
		read.mockResolvedValue({ ...row, author: related("draft"), category: related("published") });
		expect(await reader.first(bySlug("ein-entwurf"))).toBeUndefined();
		read.mockResolvedValue(undefined);
		expect(await reader.first(postBySlug("de", "ein-entwurf"))).toBeUndefined();
		expect(live.list).not.toHaveBeenCalled();
	});

	test("reads everything else as visitors do", async () => {
		read.mockClear();
		await reader.first(bySlug("ein-anderer"));
		await reader.list(query(titles, { filter: inLanguage("de") }));
		await reader.list(query(titles, { filter: inLanguage("de", equals("category.slug", "ein-entwurf")) }));
		await reader.list({ ...bySlug("ein-entwurf"), collection: "events" });
		expect([live.list.mock.calls.length, read.mock.calls.length]).toEqual([4, 0]);
	});
});
