// The list of recordings; a recording with chapters and transcript; links to its event.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { PAGE } from "@hub/shared-contracts/remote/structured-data";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import { eventRow, NOW, recordingRow } from "../events.fixture.ts";
import server from "../remote.server.ts";

const event = eventRow("en", "evening", -30);
const rows = {
	events: [event, eventRow("de", "evening", -30)],
	recordings: [
		recordingRow("de", "older", "2026-01-05", { topic: "connectors" }),
		recordingRow("de", "newer", "2026-02-20", { language: "en" }),
		recordingRow("en", "rulebooks", "2026-02-01", { event }),
		recordingRow("de", "rulebooks", "2026-02-01"),
	],
};
const host = openTestHost(server, { rows, now: NOW });
const titles = async (path: string) =>
	(await host.get(path)).document
		.one("section", { id: "list" })
		.all("h2")
		.map(({ text }) => text);

describe("[EV-5] the list", () => {
	test("shows recordings in the page's language, newest first", async () => {
		expect(await titles("/de/events/recordings")).toEqual(["newer (de)", "rulebooks (de)", "older (de)"]);
		expect(await titles("/events/recordings")).toEqual(["rulebooks (en)"]);
	});

	test("[CT-3] filtered shows matching recordings, marks the filter and has its own canonical address", async () => {
		expect(await titles("/de/events/recordings?topic=connectors")).toEqual(["older (de)"]);
		const { document, outcome } = await host.get("/de/events/recordings?topic=connectors&utm_source=mail");
		expect(outcome).toMatchObject({ canonicalSearch: "?topic=connectors" });
		const filters = document.one("nav", { "aria-label": de["recordings.filters"] });
		expect(filters.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual([
			de["topic.connectors"],
			de["filter.all"],
		]);
		const none = await host.get("/de/events/recordings?topic=connectors&language=en");
		expect([none.status, none.text.includes(de["recordings.none.title"])]).toEqual([200, true]);
		for (const query of ["?topic=cooking", "?page=9"])
			expect((await host.get(`/events/recordings${query}`)).status).toBe(404);
	});
});

describe("[EV-5] a recording", () => {
	test("has its video with captions, chapters in order and a transcript", async () => {
		const { document, status } = await host.get("/de/events/recordings/rulebooks-de");
		expect(status).toBe(200);
		const video = document.one("video", { controls: true });
		expect(video.attributes.src).toBe("/files/film-1/two%20rulebooks.webm");
		expect(video.one("track", { kind: "captions" }).attributes).toMatchObject({
			srclang: "de",
			src: "/files/words-1/captions.vtt",
		});
		const chapters = document.one("nav", { "aria-labelledby": "chapters-heading" }).all("a");
		expect(chapters.map(({ text, attributes }) => [text, attributes.href])).toEqual([
			["0:00 Side by side", `${video.attributes.src}#t=0`],
			["0:08 What went", `${video.attributes.src}#t=8`],
		]);
		expect(document.one("section", { id: "transcript" }).text).toContain("Both have held before.");
	});

	test("and its event link each other", async () => {
		const [recording, evening] = ["/events/recordings/rulebooks-en", "/events/evening-en"];
		expect((await host.get(recording)).document.all("a", { href: evening })).toHaveLength(1);
		const { document, text } = await host.get(evening);
		expect(text).toContain(en["past.title"]);
		expect(document.all("a", { href: recording })).toHaveLength(1);
	});

	test("[LN-7] redirects from the other language's slug, and is a 404 for an unknown one", async () => {
		const { status, location } = await host.get("/events/recordings/rulebooks-de");
		expect([status, location]).toEqual([302, "/events/recordings/rulebooks-en"]);
		expect((await host.get("/events/recordings/nothing-like-it")).status).toBe(404);
	});

	test("[MT-2] has length, chapters and video in structured data", async () => {
		const { outcome } = await host.get("/events/recordings/rulebooks-en");
		expect(outcome.kind === "found" && outcome.head.structuredData?.thing).toMatchObject({
			"@type": "VideoObject",
			uploadDate: "2026-02-01T00:00:00.000+01:00",
			duration: "PT34S",
			contentUrl: "https://datahub.example/files/film-1/two%20rulebooks.webm",
			thumbnailUrl: PAGE.picture,
			hasPart: [
				{ "@type": "Clip", name: "Side by side", startOffset: 0, endOffset: 8 },
				{ "@type": "Clip", name: "What went", startOffset: 8, endOffset: 34, url: `${PAGE.url}#t=8` },
			],
		});
	});

	test("[VD-5] at a provider makes no request to it before consent", async () => {
		const elsewhere = recordingRow("en", "elsewhere", "2026-02-01", {
			provider: "vimeo",
			source: "123456789",
			file: null,
		});
		const own = openTestHost(server, { rows: { recordings: [elsewhere] } });
		const { document, outcome } = await own.get("/events/recordings/elsewhere-en");
		const thing = outcome.kind === "found" && outcome.head.structuredData?.thing;
		expect(thing).toMatchObject({ embedUrl: "https://player.vimeo.com/video/123456789" });
		expect(document.all("video,iframe")).toEqual([]);
		expect(document.text).toContain("This video is on Vimeo. If you load it, your device connects to player.vimeo.com");
		expect(document.one("a", { href: "https://vimeo.com/123456789" }).text).toBe("Open on Vimeo");
		expect(document.all("button").map(({ text }) => text)).toEqual(
			expect.arrayContaining(["Load this once", "Always load videos"]),
		);
	});
});
