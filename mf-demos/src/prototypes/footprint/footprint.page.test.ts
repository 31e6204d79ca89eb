import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import { footprintPrototype } from "../../../../cms/seed/prototypes/footprint.ts";
import server from "../../remote.server.ts";
import en from "./messages/en-US.json";

const demo = (locale: "de" | "en") => ({
	locale,
	slug: "footprint",
	title: "Footprint",
	description: "A footprint.",
	tone: "sky",
	translation_key: "footprint",
	prototype_settings: footprintPrototype[locale],
});
const host = openTestHost(server, { rows: { demos: [demo("en"), demo("de")] } });
const page = async (search: string, prefix = "") =>
	(await host.get(`${prefix}/demos/footprint/prototype${search}`)).document;

describe("[RT-1] the page of a footprint", () => {
	test("begins with nothing sent, and a link that sends the footprint", async () => {
		const document = await page("");
		const customer = document.one("section", { "aria-labelledby": "customer-heading" });
		expect(customer.text).toContain(en.nothing);
		expect(document.all("a").map(({ attributes }) => attributes.href)).toContain("/demos/footprint/prototype?sent=yes");
	});

	test("shows the customer the sum, but no part’s name or value", async () => {
		const customer = (await page("?sent=yes", "/de")).one("section", { "aria-labelledby": "customer-heading" });
		expect(customer.text).toContain("5950 g CO₂e");
		expect(customer.text).toContain("94 %");
		for (const { name, grams } of footprintPrototype.de.parts) {
			expect(customer.text).not.toContain(name);
			expect(customer.text).not.toMatch(new RegExp(`(?<!\\w)${grams}(?!\\w)`));
		}
	});

	test.each([
		["", en["check.holds"], en["check.none"]],
		["&way=sum", en["check.fails"], en["check.sum"]],
		["&way=seal", en["check.fails"], en["check.seal"]],
		["&way=missing", en["check.fails"], en["check.missing"]],
	])("is rendered on the server with the check of the manipulation %j", async (way, verdict, text) => {
		const document = await page(`?check=yes&sent=yes${way}`);
		const shown = document.all("div", { role: "status" }).map((one) => one.text);
		expect(shown.join(" ")).toContain(verdict);
		expect(shown.join(" ")).toContain(text);
	});
});
