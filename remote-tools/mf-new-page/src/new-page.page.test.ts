import { openTestHost } from "@hub/content-model/testing/test-host";
import { expect, test } from "vitest";
import de from "../messages/de-DE.json";
import en from "../messages/en-US.json";
import server from "./remote.server.ts";
import { sampleRows } from "./sample-rows.fixture.ts";

test.each([
	["/new-page", en, "2 industries", "Food"],
	["/de/new-page", de, "2 Branchen", "Lebensmittel"],
])("%s lists the industries in its language", async (path, messages, count, industry) => {
	const { status, document } = await openTestHost(server, { rows: sampleRows }).get(path);
	expect([status, document.one("h1").text]).toEqual([200, messages["new-page.title"]]);
	const section = document.one("section", { id: "industries" });
	expect(section.text).toContain(count);
	expect(section.all("h3").map(({ text }) => text)).toContain(industry);
});

test("an industry leads to its page where a release has one", async () => {
	const routes = { industry: { path: "/industry/:field" } };
	const { document } = await openTestHost(server, { rows: sampleRows, routes }).get("/new-page");
	expect(document.all("a").map(({ attributes }) => attributes.href)).toEqual(["/industry/energy", "/industry/food"]);
});

test("without the content service the page is unavailable", async () => {
	expect((await openTestHost(server, { contentUnavailable: true }).get("/new-page")).status).toBe(503);
});
