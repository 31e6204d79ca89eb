import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { expect, test } from "vitest";
import server from "../remote.server.ts";

const demo = (locale: "de" | "en", slug: string, title: string, more: object = {}) => ({
	locale,
	slug,
	title,
	description: `${title}.`,
	tone: "plum",
	translation_key: slug,
	...more,
});
const rows = {
	demos: [
		demo("en", "product-passport", "A product passport"),
		demo("en", "claims", "Claims in minutes"),
		demo("de", "produktpass", "Ein Produktpass"),
		demo("en", "not-yet", "Not yet shown", { status: "draft" }),
	],
};
const titles = async (path: string, given = rows) =>
	(await openTestHost(server, { rows: given }).get(path)).document.all("h2").map(({ text }) => text);

test("[RT-1] the list shows the demos that are live, in the page's language", async () => {
	expect(await titles("/demos")).toEqual(["A product passport", "Claims in minutes"]);
	expect(await titles("/en/demos")).toEqual(["A product passport", "Claims in minutes"]);
	expect(await titles("/de/demos")).toEqual(["Ein Produktpass"]);
});

test("a demo links to its page", async () => {
	const { document } = await openTestHost(server, { rows }).get("/de/demos");
	expect(document.all("a").map(({ attributes }) => attributes.href)).toEqual(["/de/demos/produktpass"]);
});

test("without demos it is a page that says so; without the content service it is unavailable", async () => {
	const empty = await openTestHost(server).get("/demos");
	expect([empty.status, empty.document.all("h2").length]).toEqual([200, 1]);
	expect((await openTestHost(server, { contentAway: true }).get("/demos")).status).toBe(503);
});
