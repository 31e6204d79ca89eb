// Recordings, as search engines and players fetch them.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());
/** All data for search engines of one kind. */
function dataOf(page: PageElement, type: string): Record<string, unknown>[] {
	const found = page.all("script", { type: "application/ld+json" }).flatMap(({ children }): unknown[] => {
		const data: unknown = JSON.parse(children.join(""));
		if (Array.isArray(data)) return data;
		return typeof data === "object" && data !== null && "@graph" in data && Array.isArray(data["@graph"]) ? data["@graph"] : [data];
	});
	return found.filter(
		(one): one is Record<string, unknown> => typeof one === "object" && one !== null && "@type" in one && one["@type"] === type,
	);
}

test("[MT-2] search engines read the video, its length and its chapters", async () => {
	const path = "/events/recordings/two-rulebooks-compared";
	const { document } = await site.get(path);
	const [video, ...more] = dataOf(document, "VideoObject");
	expect(more).toEqual([]);
	expect(video).toMatchObject({
		name: document.one("h1").text,
		duration: "PT34S",
		contentUrl: expect.stringMatching(/^https?:\/\/.*\/files\/[\w-]+\/two-rulebooks\.webm$/),
	});
	expect(video?.hasPart).toHaveLength(4);
	expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(publicUrl() + path);
});

test("[MT-5] the list and each recording are on the sitemap", async () => {
	const map = await (await site.fetch("/sitemap.xml")).text();
	for (const path of ["/events/recordings", "/de/events/recordings", "/events/recordings/two-rulebooks-compared"])
		expect(map).toContain(`<loc>${publicUrl()}${path}</loc>`);
});

test("[EV-5] a video and its captions are sent in parts and shown, as long as a recording shows them", async () => {
	const { document } = await site.get("/de/events/recordings/zwei-regelwerke-im-vergleich");
	const player = document.one("video", { controls: true });
	const part = await site.fetch(player.attributes.src ?? "", { headers: { range: "bytes=0-3" } });
	expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/webm"]);
	expect(part.headers.get("content-disposition")).toMatch(/^inline;/);
	expect([...new Uint8Array(await part.arrayBuffer())], "how every WebM begins").toEqual([0x1a, 0x45, 0xdf, 0xa3]);
	const captions = await site.fetch(player.one("track").attributes.src ?? "");
	expect([captions.status, captions.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
	expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
});
