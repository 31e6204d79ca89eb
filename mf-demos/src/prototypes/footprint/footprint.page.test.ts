import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { describe, expect, test } from "vitest";
import { footprintPrototype } from "../../../../cms/seed/prototypes/footprint.ts";
import server from "../../remote.server.ts";
import de from "./messages/de-DE.json";
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
const page = async (search: string, prefix = "") => (await host.get(`${prefix}/demos/footprint/prototype${search}`)).document;

describe("[RT-1] passing on a footprint on its page", () => {
	test("at first nothing has arrived, and passing it on is a link", async () => {
		const document = await page("");
		const customer = document.one("section", { "aria-labelledby": "customer-heading" });
		expect(customer.text).toContain(en.nothing);
		expect(document.all("a").map(({ attributes }) => attributes.href)).toContain("/demos/footprint/prototype?sent=yes");
	});

	test("the customer is sent the sum and what belongs to it, and no part’s name or figure", async () => {
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
	])("the server checks, with the change on the way %j", async (way, verdict, text) => {
		const document = await page(`?check=yes&sent=yes${way}`);
		const shown = document.all("div", { role: "status" }).map((one) => one.text);
		expect(shown.join(" ")).toContain(verdict);
		expect(shown.join(" ")).toContain(text);
	});

	test("a form that is sent without JavaScript leads to the new sum", async () => {
		const sent = "?do=sum&sent=yes&part-0=1000&part-1=0&part-2=0&part-3=0&part-4=0";
		expect((await page(sent, "/de")).text).toContain("1000 g CO₂e");
		expect((await page(sent)).text).toContain("1,000 g CO₂e");
		expect((await page(sent, "/de")).text).toContain(de["facts.measured"]);
	});
});
