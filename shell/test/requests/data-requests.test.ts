// Data requests of client navigations.

import { dataOfPage } from "@hub/shared-contracts/testing/page-document";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();
let set: string;
beforeAll(async () => {
	set = (dataOfPage((await site.get("/")).document) as { set: { id: string } }).set.id;
});

describe("/_data", () => {
	test("responds with one JSON that has the data, head and layout of a page", async () => {
		const response = await site.data("/why-lisbon", set);
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(await response.json()).toMatchObject({
			result: {
				kind: "page",
				locale: "en",
				route: "page",
				remote: "mf-content",
				params: { slug: "why-lisbon" },
				head: { title: "Why we have a second office in Lisbon" },
				data: { kind: "post", post: { title: "Why we have a second office in Lisbon" } },
			},
			layout: { locale: "en", menus: { header: expect.arrayContaining([{ label: "Events", href: "/events" }]) } },
		});
	});

	test("omits the layout if the tab has it in that language", async () => {
		expect(await (await site.data("/events", set, { layout: "en" })).json()).not.toHaveProperty("layout");
		expect(await (await site.data("/de/events", set, { layout: "en" })).json()).toMatchObject({
			layout: { locale: "de" },
		});
		expect(await (await site.data("/events", set, { layout: "de" })).json()).toMatchObject({
			layout: { locale: "en" },
		});
	});

	test.each([
		["/de/about?a=1", "/de/uber-uns?a=1", true],
		["/insights/why-lisbon", "/why-lisbon", true],
	])("reports that %s moved to %s", async (from, to, permanent) => {
		const response = await site.data(from, set);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ result: { kind: "moved", to, permanent } });
	});
});

test("a document's data cannot end its script element", async () => {
	const page = await site.get("/a/b/c?</script><script>alert(1)</script>");
	expect(page.html.match(/<\/script>/g)?.length).toBe(page.document.all("script").length);
	expect(dataOfPage(page.document)).toMatchObject({ page: { result: { kind: "missing" } } });
});
