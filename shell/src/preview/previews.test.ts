import { postPage } from "@hub/shared-contracts/cms/post";
import { rowById, select } from "@hub/shared-contracts/cms/select";
import { posts } from "@hub/shared-contracts/collections/posts";
import { previewHref, signPreview } from "@hub/shared-contracts/preview/preview-link.server";
import { describe, expect, test, vi } from "vitest";
import type { Operations } from "../server/operations.server.ts";
import { previewReader } from "./preview-reader.server.ts";
import { createPreviews, stateOf } from "./previews.server.ts";

const SECRET = "a secret of Studio and the site";
const ID = "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b10";
const OTHER = "2f1d0c9a-58a3-4c86-9b2e-0f6d1f7a3b11";
const standing = { id: ID, locale: "de", status: "draft", publish_at: null, unpublish_at: null, changed: "2031-04-02T10:00:00Z" };
const soon = Math.floor(Date.now() / 1_000) + 60;
const claim = signPreview({ collection: "posts", id: ID, locale: "de", version: "" }, soon, SECRET);
const { search } = new URL(previewHref(claim), "https://datahub.example");

function open(data: unknown, request: { readonly search?: string; readonly id?: string; readonly locale?: "de" | "en" } = {}) {
	const operations = vi.fn<Operations>(async () => (data ? { kind: "done", data } : { kind: "unavailable" }));
	const previews = createPreviews({ operations, secret: SECRET });
	const { id = ID, locale = "de" } = request;
	return { operations, answer: previews("posts", { params: { id }, locale, search: request.search ?? search }) };
}

describe("[CT-8] opening a preview", () => {
	test.each([{ search: "" }, { search: "?until=1&proof=x" }, { id: OTHER }, { locale: "en" as const }])(
		"asks the content service nothing for a link that is none: %o",
		async (request) => {
			const { operations, answer } = open({ kind: "unknown" }, request);
			expect(await answer).toEqual({ kind: "missing" });
			expect(operations).not.toHaveBeenCalled();
		},
	);

	test("tells a row that is not there from a service that does not answer", async () => {
		expect(await open({ kind: "unknown" }).answer).toEqual({ kind: "missing" });
		expect(await open(undefined).answer).toEqual({ kind: "unavailable" });
		expect(await open({ kind: "row", row: {} }).answer).toEqual({ kind: "unavailable" });
	});

	test("says how the other language stands, with a link to it that holds as long", async () => {
		const older = { ...standing, id: OTHER, locale: "en", status: "published", changed: "2031-04-01T10:00:00Z" };
		const answer = await open({ kind: "row", row: {}, standing, others: [older] }).answer;
		if (answer.kind !== "open") throw new Error("It is not open.");
		const href = previewHref(signPreview({ collection: "posts", id: OTHER, locale: "en", version: "" }, soon, SECRET));
		const { sentences, languages } = answer.preview.bar(false);
		expect(sentences[0]).toContain("Entwurf");
		expect(languages).toEqual([
			{ locale: "en", name: "English", text: expect.stringMatching(/^\(veröffentlicht\) .*veraltet/), href },
		]);
		expect(answer.preview.bar(true).sentences[1]).toContain("noch nicht zeigen");
		const alone = await open({ kind: "row", row: {}, standing, others: [] }).answer;
		expect(alone.kind === "open" && alone.preview.bar(false).languages).toEqual([
			{ locale: "en", name: "English", text: "fehlt." },
		]);
	});

	test("tells when visitors see a row", () => {
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

describe("[CT-8] reading a preview", () => {
	const related = (status: string) => ({ id: "a", status, locale: "de", publish_at: null, unpublish_at: null });
	const titles = select(posts, "none", { also: ["title"] });
	const read = vi.fn();
	const live = { list: vi.fn(async () => []), first: vi.fn(async () => undefined), count: vi.fn(async () => 0) };
	const reader = previewReader(live, { preview: { collection: "posts", id: ID, read }, log: { info: vi.fn() } });
	const row = { id: ID, title: "Ein Entwurf", status: "draft", locale: "de", publish_at: null, unpublish_at: null };

	test("gives the row itself whether it is live or not, and not without what it needs", async () => {
		read.mockResolvedValue({ ...row, author: related("published"), category: related("published") });
		expect(await reader.first(rowById(titles, ID))).toMatchObject({ title: "Ein Entwurf" });
		read.mockResolvedValue({ ...row, author: related("draft"), category: related("published") });
		expect(await reader.first(rowById(titles, ID))).toBeUndefined();
		read.mockResolvedValue(undefined);
		expect(await reader.first(rowById(postPage, ID))).toBeUndefined();
		expect(live.list).not.toHaveBeenCalled();
	});

	test("asks for everything else as for visitors", async () => {
		read.mockClear();
		await reader.first(rowById(titles, OTHER));
		await reader.list({ ...rowById(titles, ID), filter: { status: { _eq: "draft" } } });
		await reader.list({ ...rowById(titles, ID), collection: "events" });
		expect([live.list.mock.calls.length, read.mock.calls.length]).toEqual([3, 0]);
	});
});
