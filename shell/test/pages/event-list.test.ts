// The list of events: two halves, narrowed and paged, each with an address of its own.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door?.close());

const titles = async (path: string) => {
	const { document, status } = await door.get(path);
	expect(status, path).toBe(200);
	const list = document.one("section", { id: "list" });
	return list.all("h3").map(({ text }) => text);
};

test("[EV-5] what is ahead and what was are two lists with nothing in common", async () => {
	const [ahead, past] = [await titles("/de/events"), await titles("/de/events?when=past")];
	expect(ahead.length).toBeGreaterThan(3);
	expect(past.length).toBeGreaterThan(2);
	expect(ahead.filter((title) => past.includes(title))).toEqual([]);
});

test("[CT-3] a narrowed list shows only what fits, marks the choice and names its own address", async () => {
	const all = await titles("/events");
	const narrowed = await titles("/events?kind=workshop");
	expect(narrowed.length).toBeGreaterThan(0);
	expect(narrowed.length).toBeLessThan(all.length);
	expect(all).toEqual(expect.arrayContaining(narrowed));
	const { document } = await door.get("/events?kind=workshop&utm_source=mail");
	expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(`${publicUrl()}/events?kind=workshop`);
	expect(document.one("link", { rel: "alternate", hreflang: "de" }).attributes.href).toBe(`${publicUrl()}/de/events?kind=workshop`);
	const filters = document.one("nav", { "aria-label": "Filter events" });
	expect(filters.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual(["Upcoming", "Workshop", "All", "All"]);
});

test("[CT-3] a list without events says so and stays a page; one that cannot be is a 404", async () => {
	const page = await door.get("/events?kind=meetup&topic=governance&language=de");
	expect(page.status).toBe(200);
	expect(page.text).toContain("No matching events at the moment");
	expect((await door.get("/events?kind=party")).status).toBe(404);
	expect((await door.get("/events?when=past&page=9")).status).toBe(404);
});
