// Recordings: the list, a video with its chapters and every word of it, and the ways between it and its event.

import { PAGE } from "@hub/shared-contracts/remote/structured-data";
import { openTestHost } from "@hub/shared-contracts/testing/test-host";
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
	test("shows what was recorded, the newest first, in the page's language", async () => {
		expect(await titles("/de/events/recordings")).toEqual(["newer (de)", "rulebooks (de)", "older (de)"]);
		expect(await titles("/events/recordings")).toEqual(["rulebooks (en)"]);
	});

	test("[CT-3] narrowed, shows what fits, marks the choice and names its own address; none says so", async () => {
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
		for (const query of ["?topic=cooking", "?page=9"]) expect((await host.get(`/events/recordings${query}`)).status).toBe(404);
	});
});

describe("[EV-5] a recording", () => {
	test("has its video with captions, chapters that lead into it in the video's order, and its words to read", async () => {
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

	test("and its event lead to each other", async () => {
		const [recording, evening] = ["/events/recordings/rulebooks-en", "/events/evening-en"];
		expect((await host.get(recording)).document.all("a", { href: evening })).toHaveLength(1);
		const { document, text } = await host.get(evening);
		expect(text).toContain(en["past.title"]);
		expect(document.all("a", { href: recording })).toHaveLength(1);
	});

	test.each([{ status: "draft" }, { publish_at: "2099-01-01T00:00:00Z" }, { unpublish_at: "2020-01-01T00:00:00Z" }])(
		"does not lead to an event that visitors do not find: %o",
		async (change) => {
			const hidden = { ...event, ...change };
			const own = openTestHost(server, {
				rows: { recordings: [recordingRow("en", "rulebooks", "2026-02-01", { event: hidden })] },
			});
			const { status, html } = await own.get("/events/recordings/rulebooks-en");
			expect([status, html.includes("evening-en")]).toEqual([200, false]);
		},
	);

	test("[LN-7] under the other language's slug leads on to its own address; an unknown one is a 404", async () => {
		const { status, location } = await host.get("/events/recordings/rulebooks-de");
		expect([status, location]).toEqual([302, "/events/recordings/rulebooks-en"]);
		expect((await host.get("/events/recordings/nothing-like-it")).status).toBe(404);
	});

	test("[MT-2] tells its length, its chapters and its video", async () => {
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

	test("[TK-4] that lies with another provider asks it nothing before the visitor goes there", async () => {
		const elsewhere = recordingRow("en", "elsewhere", "2026-02-01", { provider: "vimeo", source: "123456789", file: null });
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
