import { feedPath } from "@hub/shared-contracts/remote/feed";
import { expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

test("[MT-5] feeds support conditional requests and CORS", async () => {
	const path = feedPath("insights", "de", "rss");
	const compressed = { "accept-encoding": "gzip" };
	const first = await site.fetch(path, { headers: compressed });
	expect([first.headers.get("content-encoding"), first.headers.get("access-control-allow-origin")]).toEqual([
		"gzip",
		"*",
	]);
	const mark = first.headers.get("etag") ?? "";
	expect((await site.fetch(path, { headers: { ...compressed, "if-none-match": mark } })).status).toBe(304);
});

test.each([
	["feeds", (at: number) => `/feeds/de/insights.rss?at-once=${at}`, 200],
	["maps that there are not", (at: number) => `/sitemap-${900 + at}.xml`, 404],
	["share pictures of no page", (at: number) => `/share/none-${at}/more`, 404],
])("[MT-5] many simultaneous requests for %s all get a response", async (_what, pathOf, status) => {
	const paths = Array.from({ length: 24 }, (_, at) => pathOf(at));
	const answers = await Promise.all(paths.map((path) => site.fetch(path, { signal: AbortSignal.timeout(8_000) })));
	expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
});
