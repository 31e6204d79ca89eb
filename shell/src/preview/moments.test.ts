import { momentQuery, signMoment } from "@hub/content-model/preview/moment-link.server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Operations } from "../directus/operations.server.ts";
import type { Content } from "../store/content.server.ts";
import { createMoments } from "./moments.server.ts";

const SECRET = "a secret of Studio and the site";
const NOW = Date.UTC(2031, 3, 1);

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

/** Opens moments. A page of theirs waits, and fails if its copy of the content was closed before it was rendered. */
function open() {
	const operations = vi.fn<Operations>(async () => ({
		kind: "done",
		data: { kind: "rows", stamp: "1", launch: null, isWhole: true, changes: [] },
	}));
	const closed = new Set<unknown>();
	const pages: PromiseWithResolvers<void>[] = [];
	const unused = vi.fn();
	const moments = createMoments({
		content: { version: () => 1 },
		async copyContent() {
			// Only the site reads it, which is not there.
			const content = {} as Content;
			return { content, folder: "", changed: [], close: async () => void closed.add(content) };
		},
		copySearch: async () => ({ stop: unused, begin: unused, copy: unused, isComplete: unused, of: unused }),
		operations,
		open:
			({ content }) =>
			async () => {
				const page = Promise.withResolvers<void>();
				pages.push(page);
				await page.promise;
				return new Response(null, { status: closed.has(content) ? 500 : 200 });
			},
		secret: SECRET,
		secure: true,
		publicUrl: "https://datahub.example",
		log: { error: unused },
	});
	/** Requests a page of the site in some hours. */
	const request = (hours: number) => {
		const claim = signMoment({ at: NOW + hours * 3_600_000, until: NOW / 1_000 + 60 }, SECRET);
		const cookie = `hub_moment=${encodeURIComponent(momentQuery(claim))}`;
		return moments.respond(new Request("https://datahub.example/", { headers: { cookie } }), undefined);
	};
	/** Resolves when a number of pages are being rendered. */
	const whenRendering = (count: number) => vi.waitFor(() => expect(pages).toHaveLength(count));
	return { moments, operations, closed, pages, request, whenRendering };
}

describe("[CT-12] a view of the site at a moment", () => {
	test("closes after the pages that are rendered from it", async () => {
		const { moments, closed, pages, request, whenRendering } = open();
		const requests = [request(1), request(1)];
		await whenRendering(2);
		moments.close();
		pages[0]?.resolve();
		expect((await requests[0])?.status).toBe(200);
		expect(closed.size).toBe(0);
		pages[1]?.resolve();
		expect((await requests[1])?.status).toBe(200);
		await vi.waitFor(() => expect(closed.size).toBe(1));
	});

	test("stays open for a request that has not reached it yet when others replace it", async () => {
		const { operations, closed, pages, request, whenRendering } = open();
		const first = request(1);
		await whenRendering(1);
		pages[0]?.resolve();
		await first;
		// The next request of the view waits for Directus.
		vi.setSystemTime(NOW + 2_000);
		const compared = Promise.withResolvers<Awaited<ReturnType<Operations>>>();
		operations.mockImplementationOnce(() => compared.promise);
		const waiting = request(1);
		for (const hours of [2, 3, 4]) {
			const other = request(hours);
			await whenRendering(hours);
			pages.at(-1)?.resolve();
			expect((await other)?.status).toBe(200);
		}
		compared.resolve({ kind: "done", data: { kind: "same" } });
		await whenRendering(5);
		pages.at(-1)?.resolve();
		expect((await waiting)?.status).toBe(200);
		await vi.waitFor(() => expect(closed.size).toBe(1));
	});
});
