import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { describe, expect, test } from "vitest";
import { batteryPassport } from "../../../../cms/seed/prototypes/passport/battery-passport.ts";
import server from "../../remote.server.ts";
import { PASSPORT } from "./passport.fixture.ts";

const demo = (locale: "de" | "en") => ({
	locale,
	slug: "pass",
	title: "A passport",
	description: "About it.",
	tone: "leaf",
	translation_key: "pass",
	prototype_settings: PASSPORT,
});
const host = openTestHost(server, { rows: { demos: [demo("en"), demo("de")] } });
const page = async (search: string) => (await host.get(`/demos/pass/prototype${search}`)).document;

describe("the server renders a passport in the state that its address describes", () => {
	test("at first the product, as the public may see it", async () => {
		const document = await page("");
		expect(document.one("h2", { id: "part-name" }).text).toBe("Pack");
		expect(document.text).toContain("412 kg");
		expect(document.text).not.toContain("9 Nm");
		expect(document.text).toContain("One more fact is not meant for this role.");
	});

	test("a part, a role and a tab", async () => {
		const document = await page("?part=cell&role=authority&tab=claims");
		expect(document.one("h2", { id: "part-name" }).text).toBe("Cell");
		expect(document.text).toContain("Recycled cobalt");
		expect(document.text).toContain("16.5%");
		expect(document.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual(["Authority", "Cell", "Claims (1)"]);
	});

	test("every choice is a link that preserves the rest", async () => {
		const document = await page("?part=cell&role=owner");
		const hrefs = document.all("a").map(({ attributes }) => attributes.href);
		expect(hrefs).toContain("/demos/pass/prototype?part=cell&role=owner&tab=history");
		expect(hrefs).toContain("/demos/pass/prototype?part=cell");
		expect(hrefs).toContain("/demos/pass/prototype?role=owner");
	});

	test("the seed’s battery is drawn as one, and the selected part stands out in it", async () => {
		const rows = { demos: [{ ...demo("en"), prototype_settings: batteryPassport("en") }] };
		const { document } = await openTestHost(server, { rows }).get("/demos/pass/prototype?part=module");
		const drawing = document.one("svg", { viewBox: "0 0 320 262" });
		const groups = drawing.all("g").map(({ attributes }) => attributes.class ?? "");
		expect(groups.filter((name) => /lookedAt/.test(name))).toHaveLength(1);
		expect(groups.filter((name) => /onTheWay/.test(name))).toHaveLength(1);
	});

	test("in German with German numbers and words", async () => {
		const { document } = await host.get("/de/demos/pass/prototype?role=authority&tab=claims");
		expect(document.text.replaceAll("\u00a0", " ")).toContain("16,5 %");
	});
});

describe("Studio refuses a passport that names what is not there", () => {
	const [pack, cell] = PASSPORT.parts;
	test.each([
		["a part in none", { parts: [pack, { ...cell, in: undefined }] }, "only the first part, the product, is in none"],
		["a part in itself", { parts: [pack, { ...cell, in: "cell" }] }, "“cell” is no part"],
		["an event of an unknown part", { events: [{ ...PASSPORT.events[0], part: "wheel" }] }, "“wheel” is no part"],
		["a claim by an unknown issuer", { claims: [{ ...PASSPORT.claims[0], by: "stranger" }] }, "“stranger” is no issuer"],
	])("%s", (_, change, message) => {
		expect(passportSettings.safeParse({ ...PASSPORT, ...change }).error?.issues.map((issue) => issue.message)).toEqual([message]);
	});

	test("and takes one that is whole", () => {
		expect(passportSettings.safeParse(PASSPORT).error).toBeUndefined();
	});
});
