// The list of upcoming and past events, its filters and pages.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import en from "../../messages/en-US.json" with { type: "json" };
import { bothLanguages, EVENTS, NOW } from "../events.fixture.ts";
import server from "../remote.server.ts";

const host = openTestHost(server, { rows: EVENTS, now: NOW });

const titles = async (path: string) => {
	const { document, status } = await host.get(path);
	expect(status, path).toBe(200);
	const list = document.one("section", { id: "list" });
	return list.all("h3").map(({ text }) => text);
};

describe("[EV-5] the list of events", () => {
	test("shows upcoming events, soonest first, or past ones, latest first", async () => {
		expect(await titles("/de/events")).toEqual(["running (de)", "sooner (de)", "full (de)", "off (de)", "later (de)"]);
		expect(await titles("/events?when=past")).toEqual(["lately (en)", "long-ago (en)"]);
	});

	test("shows free seats and cancellations", async () => {
		const { document } = await host.get("/events");
		const words = (title: string) => document.all("article").find((card) => card.text.includes(title))?.text;
		expect(words("full (en)")).toContain(en["seats.none"]);
		expect(words("sooner (en)")).toContain("1 seat left");
		expect(words("off (en)")).toMatch(new RegExp(`${en.cancelled}$`));
	});

	test("has a slot with the next two events, absent without any", async () => {
		const slot = await host.slot("upcoming-events", "de");
		expect(slot?.all("h3").map(({ text }) => text)).toEqual(["running (de)", "sooner (de)"]);
		const later = openTestHost(server, { rows: EVENTS, now: new Date("2030-01-01T00:00:00Z") });
		expect(await later.slot("upcoming-events")).toBeUndefined();
	});
});

describe("[CT-3] a filtered list", () => {
	test("shows matching events, marks the filter and has its own canonical address", async () => {
		expect(await titles("/events?kind=workshop")).toEqual(["sooner (en)", "later (en)"]);
		expect(await titles("/events?kind=workshop&language=en")).toEqual(["later (en)"]);
		expect(await titles("/events?topic=connectors")).toEqual(["full (en)"]);
		const { document, outcome } = await host.get("/events?kind=workshop&utm_source=mail");
		expect(outcome).toMatchObject({
			canonicalSearch: "?kind=workshop",
			translatedSearch: { de: "?kind=workshop", en: "?kind=workshop" },
		});
		const filters = document.one("nav", { "aria-label": en.filters });
		const { "filter.when.upcoming": upcoming, "kind.workshop": workshop, "filter.all": all } = en;
		expect(filters.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual([
			upcoming,
			workshop,
			all,
			all,
		]);
	});

	test("says that it is empty, and is a 404 for invalid queries", async () => {
		const page = await host.get("/events?kind=meetup&topic=governance&language=de");
		expect([page.status, page.text.includes(en["events.none.title"])]).toEqual([200, true]);
		for (const query of ["?kind=party", "?when=past&page=9", "?page=0"])
			expect((await host.get(`/events${query}`)).status, query).toBe(404);
	});

	test("has pages without repetition, with their number in the title", async () => {
		const rows = { events: Array.from({ length: 30 }, (_, at) => bothLanguages(`event-${at}`, at + 1)).flat() };
		const many = openTestHost(server, { rows, now: NOW });
		const all: string[] = [];
		for (let page = 1; ; page += 1) {
			const { status, document } = await many.get(`/events?page=${page}`);
			if (status === 404) break;
			all.push(
				...document
					.one("section", { id: "list" })
					.all("h3")
					.map(({ text }) => text),
			);
			if (page > 1) expect(document.one("title").text).toContain(String(page));
		}
		expect([all.length, new Set(all).size]).toEqual([30, 30]);
	});
});

test("[MT-5] the feed lists upcoming events only", async () => {
	const items = await host.feed("events", "de");
	expect(items.map(({ path }) => path)).toContain("/de/events/sooner-de");
	expect(items).toHaveLength(5);
});

test("[RT-5] the list is unavailable without the content service", async () => {
	expect((await openTestHost(server, { contentUnavailable: true }).get("/events")).status).toBe(503);
});
