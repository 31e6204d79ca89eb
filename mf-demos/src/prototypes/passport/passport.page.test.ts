import { openTestHost } from "@hub/content-model/testing/test-host";
import { passportSettings } from "@hub/shared-contracts/content/prototype-passport";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import { describe, expect, test } from "vitest";
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

describe("[RT-1] a passport is rendered on the server", () => {
	test.each(["", "?part=wheel&role=king&tab=secrets", "?part=__proto__&role=constructor"])(
		"for the public at “%s”",
		async (search) => {
			const document = await page(search);
			expect(document.one("h2", { id: "part-name" }).text).toBe("Pack");
			expect(document.text).toContain("412 kg");
			expect(document.text).not.toContain("9 Nm");
			expect(document.text).toContain("One more fact is not meant for this role.");
		},
	);

	test("with the part, role and tab of its address", async () => {
		const document = await page("?part=cell&role=authority&tab=claims");
		expect(document.one("h2", { id: "part-name" }).text).toBe("Cell");
		expect(document.text).toContain("Recycled cobalt");
		expect(document.text).toContain("16.5%");
		expect(document.all("a", { "aria-current": "true" }).map(({ text }) => text)).toEqual([
			"Authority",
			"Cell",
			"Claims (1)",
		]);
	});

	test("with links for choices that preserve the others", async () => {
		const document = await page("?part=cell&role=owner");
		const hrefs = document.all("a").map(({ attributes }) => attributes.href);
		expect(hrefs).toContain("/demos/pass/prototype?part=cell&role=owner&tab=history");
		expect(hrefs).toContain("/demos/pass/prototype?part=cell");
		expect(hrefs).toContain("/demos/pass/prototype?role=owner");
	});

	test("in German with German numbers", async () => {
		const { document } = await host.get("/de/demos/pass/prototype?role=authority&tab=claims");
		expect(document.text.replaceAll("\u00a0", " ")).toContain("16,5 %");
	});
});

describe("a passport is refused with", () => {
	const [pack, cell] = PASSPORT.parts;
	test.each([
		["a part in none", { parts: [pack, { ...cell, in: undefined }] }, { path: ["parts", 1, "in"], key: "first-part" }],
		[
			"a part in itself",
			{ parts: [pack, { ...cell, in: "cell" }] },
			{ path: ["parts", 1, "in"], key: "reference", values: { name: "cell" } },
		],
		[
			"an event of an unknown part",
			{ events: [{ ...PASSPORT.events[0], part: "wheel" }] },
			{ path: ["events", 0, "part"], key: "reference", values: { name: "wheel" } },
		],
		[
			"a claim by an unknown issuer",
			{ claims: [{ ...PASSPORT.claims[0], by: "stranger" }] },
			{ path: ["claims", 0, "by"], key: "reference", values: { name: "stranger" } },
		],
	])("%s", (_, change, problem) => {
		expect(parseShape(passportSettings, { ...PASSPORT, ...change })).toEqual({ success: false, problems: [problem] });
	});

	test("but a valid one is accepted", () => {
		expect(passportSettings.safeParse(PASSPORT).error).toBeUndefined();
	});
});
