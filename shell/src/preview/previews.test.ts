import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import { asStudioFrame } from "@hub/content-model/preview/studio-frame.server";
import type { Visitor } from "@hub/shared-contracts/session/visitor-session";
import { describe, expect, test, vi } from "vitest";
import type { Operations } from "../directus/operations.server.ts";
import { createTransport } from "../session/content-transport.server.ts";
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
const claim = signPreview(
	{ collection: "posts", id: ID, locale: "de", version: "", until: soon, generation: 3 },
	SECRET,
);
const { search } = new URL(previewHref(claim), "https://datahub.example");

interface Request {
	readonly search?: string;
	readonly id?: string;
	readonly locale?: "de" | "en";
	readonly visitor?: Visitor;
	/** Directus' response to an account. */
	readonly rest?: (path: string) => Response;
}

function open(data: unknown, { search: query = search, id = ID, locale = "de", visitor, rest }: Request = {}) {
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
	return { operations, fetch, answer: previews({ collection: "posts", id, locale, search: query, session }) };
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

	test("names the state of a row", () => {
		const at = Date.UTC(2031, 3, 1);
		const states = [
			["draft", null, null],
			["archived", null, null],
			["published", null, null],
			["published", "2031-05-01T00:00:00Z", null],
			["published", null, "2031-03-01T00:00:00Z"],
		] as const;
		expect(
			states.map(([status, publish_at, unpublish_at]) => stateOf({ status, publish_at, unpublish_at }, at)),
		).toEqual(["draft", "archived", "published", "scheduled", "ended"]);
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
});

describe("[CT-8] a preview without a link", () => {
	test("is read with the signed-in account's rights, and offers a link", async () => {
		const changed = "2031-04-01T10:00:00Z";
		const other = { ...rowOfStaff, id: OTHER, locale: "en", status: "published", date_updated: changed };
		const { operations, fetch, answer } = open(undefined, {
			search: "?version=draft",
			visitor: staff,
			rest: (path) => {
				if (path.includes("/hub-previews/"))
					return json({ data: { href: "https://datahub.example/signed", until: soon } });
				return json({ data: path.includes(ID) ? { ...rowOfStaff, translation_key: "key" } : [other] });
			},
		});
		const opened = await answer;
		if (opened.kind !== "open") throw new Error("It is not open.");
		const { sentences, languages, link } = opened.preview.bar(false, undefined);
		expect(sentences).toEqual([expect.stringContaining("Fassung"), expect.stringContaining("angemeldet")]);
		expect(link).toMatchObject({
			href: "https://datahub.example/signed",
			copied: expect.stringMatching(/gilt bis .*\d{4}/),
		});
		expect(fetch.mock.calls.map(([url]) => String(url))).toContainEqual(
			expect.stringMatching(/\/hub-previews\/posts\/[\w-]+\/link\?version=draft/),
		);
		expect(languages).toEqual([
			{
				locale: "en",
				name: "English",
				href: `/en/preview/blog-post/${OTHER}`,
				text: expect.stringMatching(/^\(veröffentlicht\) .*veraltet/),
			},
		]);
		expect(opened.preview).toMatchObject({ route: "page", params: { slug: "ein-entwurf" } });
		expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/items\/posts\/[\w-]+\?.*version=draft/);
		expect(operations).not.toHaveBeenCalled();
	});

	const refused = (status: number) => json({ errors: [{ message: "No.", extensions: { code: "FORBIDDEN" } }] }, status);
	test.each<[string, Visitor, number, string]>([
		["an account that may not read it", staff, 403, "missing"],
		["an account while the content service is silent", staff, 503, "unavailable"],
		["a guest with a cookie of before", { kind: "guest" }, 200, "missing"],
		["a session that cannot be looked up", { kind: "unavailable" }, 200, "unavailable"],
		["a provider that says nothing of previews", { kind: "elsewhere", name: "Ada", mayPreview: false }, 200, "missing"],
	])("does not exist for %s", async (_who, visitor, status, kind) => {
		const { answer, operations } = open({ kind: "unknown" }, { search: "", visitor, rest: () => refused(status) });
		expect((await answer).kind).toBe(kind);
		expect(operations).not.toHaveBeenCalled();
	});
});
