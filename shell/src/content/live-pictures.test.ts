import { describe, expect, test, vi } from "vitest";
import { openTestContent } from "../replica/replica.fixture.ts";
import { createLivePictures } from "./live-pictures.server.ts";

const COVER = "11111111-1111-4111-8111-111111111111";
const IN_TEXT = "22222222-2222-4222-8222-222222222222";
const IN_BLOCK = "33333333-3333-4333-8333-333333333333";
const OTHER = "44444444-4444-4444-8444-444444444444";
const LINKED = "55555555-5555-4555-8555-555555555555";

const post = {
	id: "p1",
	author: { id: "a" },
	category: { id: "c" },
	cover: { id: COVER },
	body: `<p><img src="/assets/${IN_TEXT}"></p>`,
};
const page = { id: "b1", blocks: [{ type: "hero", picture: IN_BLOCK }] };

function pictures() {
	const opened = openTestContent();
	opened.write("authors", { id: "a" });
	opened.write("categories", { id: "c" });
	opened.write("posts", post);
	opened.write("pages", page);
	return { ...opened, isLive: createLivePictures(opened.content) };
}

describe("[CT-2] a picture of the file library", () => {
	test("is public while something live shows it, wherever it stands", () => {
		const { isLive, write, remove } = pictures();
		expect([COVER, IN_TEXT, IN_BLOCK, OTHER].map(isLive)).toEqual([true, true, true, false]);
		write("posts", { ...post, cover: { id: OTHER } });
		expect([COVER, IN_TEXT, OTHER].map(isLive)).toEqual([false, true, true]);
		write("posts", { ...post, status: "draft" });
		expect([COVER, IN_TEXT, OTHER, IN_BLOCK].map(isLive)).toEqual([false, false, false, true]);
		remove("pages", "b1");
		expect(isLive(IN_BLOCK)).toBe(false);
	});

	test("is public where one of several rows still shows it", () => {
		const { isLive, write } = pictures();
		write("posts", { ...post, id: "p2" });
		write("posts", { ...post, cover: null, body: `<p>No picture, but <a href="/files/${LINKED}">a file</a></p>` });
		expect([COVER, IN_TEXT, LINKED].map(isLive)).toEqual([true, true, false]);
		write("posts", { ...post, id: "p2", status: "draft" });
		expect([COVER, IN_TEXT].map(isLive)).toEqual([false, false]);
	});

	test("is not public where the row that shows it is not shown itself: before its time, after it, and without its author", () => {
		const { isLive, write } = pictures();
		const moment = (ms: number) => new Date(Date.now() + ms).toISOString();
		write("posts", { ...post, publish_at: moment(60_000) });
		expect(isLive(COVER)).toBe(false);
		write("posts", { ...post, publish_at: moment(-60_000), unpublish_at: moment(60_000) });
		expect(isLive(COVER)).toBe(true);
		vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
		try {
			expect(isLive(COVER)).toBe(false);
		} finally {
			vi.useRealTimers();
		}
		write("authors", { id: "a", status: "draft" });
		expect(isLive(COVER)).toBe(false);
		write("authors", { id: "a" });
		expect(isLive(COVER)).toBe(true);
	});

	test("is what it is after everything was read again", async () => {
		const { isLive, refill } = pictures();
		await refill({ authors: [{ id: "a" }], categories: [{ id: "c" }], posts: [{ ...post, cover: { id: OTHER } }] });
		expect([COVER, IN_TEXT, OTHER, IN_BLOCK].map(isLive)).toEqual([false, true, true, false]);
	});

	test("costs one read of rows, however many there are", () => {
		const { isLive, seen, write } = pictures();
		write("pages", ...Array.from({ length: 500 }, (_, at) => ({ ...page, id: `more-${at}`, blocks: [{ picture: OTHER }] })));
		Object.assign(seen, { reads: 0, rows: 0 });
		expect(isLive(COVER)).toBe(true);
		expect(seen).toEqual({ reads: 1, rows: 1 });
	});

	test("is unknown as long as nothing could be read", () => {
		const isLive = createLivePictures(openTestContent({ isFilled: false }).content);
		expect([COVER, OTHER].map(isLive)).toEqual(["unknown", "unknown"]);
	});
});
