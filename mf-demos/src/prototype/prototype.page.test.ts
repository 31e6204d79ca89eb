import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import { contractPrototype } from "../../../cms/seed/prototypes/contract.ts";
import de from "../../messages/de-DE.json";
import en from "../../messages/en-US.json";
import server from "../remote.server.ts";

const demo = (locale: "de" | "en", slug: string, more: object = {}) => ({
	locale,
	slug,
	title: `Demo ${slug}`,
	description: `About ${slug}.`,
	tone: "plum",
	translation_key: "pass",
	prototype_settings: contractPrototype[locale],
	...more,
});
const rows = {
	demos: [
		demo("en", "pass"),
		demo("de", "ausweis"),
		demo("en", "tour", { translation_key: "tour", prototype_settings: null }),
	],
};
const host = openTestHost(server, { rows });

describe("[RT-1] the page of a prototype", () => {
	test.each([
		["/demos/pass/prototype", "Demo pass", en["prototype.back"], "/demos/pass"],
		["/de/demos/ausweis/prototype", "Demo ausweis", de["prototype.back"], "/de/demos/ausweis"],
	])("%s has the prototype and a link back", async (path, title, back, to) => {
		const { status, document, outcome } = await host.get(path);
		expect([status, document.one("h1").text]).toEqual([200, title]);
		expect(document.one("header").one("a").text).toBe(back);
		expect(document.one("header").one("a").attributes.href).toBe(to);
		expect(outcome).toMatchObject({
			lazyChunks: ["contract"],
			translations: { en: { slug: "pass" }, de: { slug: "ausweis" } },
		});
	});

	test("has the empty layout", () => {
		expect(server.remote.routes.find(({ key }) => key === "prototype")?.layout).toBe("empty");
	});

	test("names what does not work without JavaScript", async () => {
		expect((await host.get("/de/demos/ausweis/prototype")).document.one("noscript").text).toContain(
			de["prototype.still"],
		);
	});

	test("is a 404 for a demo without a prototype", async () => {
		expect((await host.get("/demos/tour/prototype")).status).toBe(404);
		expect((await host.get("/demos/no-such/prototype")).status).toBe(404);
	});

	test("redirects from the other language's slug", async () => {
		const { status, location } = await host.get("/de/demos/pass/prototype");
		expect([status, location]).toEqual([302, "/de/demos/ausweis/prototype"]);
	});

	test.each([
		["?part=cell&role=owner", "?part=cell&role=owner"],
		[`?state=${"x".repeat(3_000)}`, ""],
	])("gets the query %j as “%s”, unless it is too long", async (search, taken) => {
		expect((await host.get(`/demos/pass/prototype${search}`)).outcome).toMatchObject({ data: { search: taken } });
	});
});
