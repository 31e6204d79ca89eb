// Recordings: the list, a film with its chapters and every word of it, and the way there from its event.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door.close());
const editor = openEditor();
afterEach(() => editor.undo());

const titlesOf = (page: PageElement) =>
	page
		.one("section", { id: "list" })
		.all("h2")
		.map(({ text }) => text);

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

test("[EV-5] the list shows what was recorded, the newest first, in the page's language", async () => {
	expect(titlesOf((await door.get("/de/events/recordings")).document)).toEqual([
		"Zwei Regelwerke im Vergleich",
		"Einen Produktpass lesen",
		"Der erste Konnektor: vom Anschluss bis zum Vertrag",
		"Ein Datenraum in 60 Minuten: die Kurzfassung",
	]);
});

test("[CT-3] a narrowed list shows what fits, marks the choice and names its own address; none says so", async () => {
	const { document } = await door.get("/de/events/recordings?topic=governance&utm_source=mail");
	expect(titlesOf(document)).toEqual(["Zwei Regelwerke im Vergleich"]);
	expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}/de/events/recordings?topic=governance`);
	const filters = document.one("nav", { "aria-label": "Aufzeichnungen filtern" });
	expect(filters.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual(["Regeln und Recht", "Alle"]);
	const none = await door.get("/de/events/recordings?topic=governance&language=en");
	expect([none.status, none.text.includes("Dazu haben wir keine Aufzeichnung")]).toEqual([200, true]);
	for (const query of ["?topic=cooking", "?page=9"]) expect((await door.get(`/events/recordings${query}`)).status).toBe(404);
});

test("[EV-5] a recording has its film with captions, chapters that lead into it, and its words to read", async () => {
	const { document, status } = await door.get("/de/events/recordings/zwei-regelwerke-im-vergleich");
	expect(status).toBe(200);
	const film = document.one("video", { controls: true });
	expect(film.attributes.src).toMatch(/^\/files\/[\w-]+\/two-rulebooks\.webm$/);
	expect(film.one("track", { kind: "captions" }).attributes).toMatchObject({ srclang: "de" });
	const chapters = document.one("nav", { "aria-labelledby": "chapters-heading" }).all("a");
	expect(chapters.map(({ text }) => text)).toEqual([
		"0:00 Zwei Regelwerke nebeneinander",
		"0:08 Was gestrichen wurde",
		"0:17 Worüber gestritten wurde",
		"0:26 Was sie heute anders schreiben würden",
	]);
	expect(chapters.map(({ attributes }) => attributes.href)).toEqual([0, 8, 17, 26].map((at) => `${film.attributes.src}#t=${at}`));
	expect(document.one("section", { id: "transcript" }).text).toContain("Beides hat schon einmal gehalten.");
});

test("[MT-2] search engines read the film, its length and its chapters", async () => {
	const path = "/events/recordings/two-rulebooks-compared";
	const { document } = await door.get(path);
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

test("[EV-5] an event that is over leads to its recording, and the recording to its event", async () => {
	const event = await door.get("/events/rulebook-evening-berlin");
	const there = "/events/recordings/two-rulebooks-compared";
	expect(event.text).toContain("This event is over");
	expect(event.document.one("main").all("a", { href: there })).toHaveLength(1);
	const { document } = await door.get(there);
	expect(document.one("main").all("a", { href: "/events/rulebook-evening-berlin" })).toHaveLength(1);
});

test.each([{ status: "draft" }, { publish_at: "2099-01-01T00:00:00Z" }, { unpublish_at: "2020-01-01T00:00:00Z" }])(
	"[EV-5] but not to an event that visitors do not find: %o",
	async (change) => {
		const [event] = await editor.read("events", { locale: { _eq: "en" }, slug: { _eq: "rulebook-evening-berlin" } });
		await editor.update("events", String(event?.id), change);
		const own = await openTestSite();
		const { status, html } = await own.get("/events/recordings/two-rulebooks-compared");
		await own.close();
		expect([status, html.includes("/events/rulebook-evening-berlin")]).toEqual([200, false]);
	},
);

test("[LN-7] the other language's slug leads on to the recording's own address; an unknown one is a 404", async () => {
	const { status, headers } = await door.get("/events/recordings/zwei-regelwerke-im-vergleich");
	expect([status, headers.get("location")]).toEqual([302, "/events/recordings/two-rulebooks-compared"]);
	expect((await door.get("/events/recordings/nothing-like-it")).status).toBe(404);
});

test("[MT-5] the list and each recording are on the map of the site", async () => {
	const map = await (await door.fetch("/sitemap.xml")).text();
	for (const path of ["/events/recordings", "/de/events/recordings", "/events/recordings/two-rulebooks-compared"])
		expect(map).toContain(`<loc>${publicUrl()}${path}</loc>`);
});

test("[EV-5] a film and its captions are sent in parts and shown, as long as a recording shows them", async () => {
	const { document } = await door.get("/de/events/recordings/zwei-regelwerke-im-vergleich");
	const film = document.one("video", { controls: true });
	const part = await door.fetch(film.attributes.src ?? "", { headers: { range: "bytes=0-3" } });
	expect([part.status, part.headers.get("content-type")]).toEqual([206, "video/webm"]);
	expect(part.headers.get("content-disposition")).toMatch(/^inline;/);
	expect([...new Uint8Array(await part.arrayBuffer())], "how every WebM begins").toEqual([0x1a, 0x45, 0xdf, 0xa3]);
	const captions = await door.fetch(film.one("track").attributes.src ?? "");
	expect([captions.status, captions.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
	expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
});
