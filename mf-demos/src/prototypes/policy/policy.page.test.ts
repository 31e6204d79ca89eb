import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import { policyPrototype } from "../../../../cms/seed/prototypes/policy.ts";
import server from "../../remote.server.ts";
import de from "./messages/de-DE.json";
import en from "./messages/en-US.json";

const demo = (locale: "de" | "en") => ({
	locale,
	slug: "policy",
	title: "Policy",
	description: "A policy.",
	tone: "brand",
	translation_key: "policy",
	prototype_settings: policyPrototype[locale],
});
const host = openTestHost(server, { rows: { demos: [demo("en"), demo("de")] } });
const page = async (search: string, prefix = "") =>
	(await host.get(`${prefix}/demos/policy/prototype${search}`)).document;
const fitting = "asked=6&for=maintenance.quality&until=2028-12-31&who=service.customer";

describe("[RT-1] the page of a policy", () => {
	test("begins with a policy that allows nothing, and a link to the first request", async () => {
		const document = await page("");
		expect(document.text).toContain(en["says.nothing"]);
		expect(document.all("article")).toHaveLength(0);
		expect(document.all("a").map(({ attributes }) => attributes.href)).toContain("/demos/policy/prototype?asked=1");
	});

	test("is rendered on the server with the policy in words and a verdict per request, newest first", async () => {
		const document = await page(`?${fitting}`, "/de");
		expect(document.text).toContain("Die Daten bekommt, wer sich so ausweist: Wartungsdienst oder Kunde.");
		const cards = document.all("article");
		expect(cards.map((card) => card.text.includes(de["request.allowed"]))).toEqual([
			false,
			false,
			false,
			true,
			false,
			true,
		]);
		expect(cards[0]?.text).toContain("Am 11. Februar 2030 gilt die Regel nicht mehr, sie endet am 31. Dezember 2028.");
		expect(document.text).toContain(de["result.right"].replace("{{provider}}", policyPrototype.de.provider.name));
	});

	test("explains why a policy is too loose", async () => {
		const text = (await page(`?${fitting.replace("customer", "customer.rival")}`)).text;
		expect(text).toContain(en["wanted.tooLoose"]);
		expect(text).toContain("Your policy decides 5 of 6 as Getriebewerk Harlohe would like.");
	});
});

describe("[RT-1] the policy for other pages", () => {
	test("has the first request with its verdict, and leads to the demo", async () => {
		const slot = await host.slot("try-policy", "de");
		expect(slot?.text).toContain(de["request.refused"]);
		expect(slot?.one("form").attributes).toMatchObject({ method: "get", action: "/de/demos/policy/prototype" });
		expect(slot?.one("button").attributes).toMatchObject({ type: "submit", name: "do", value: "build" });
	});

	test("is left out while no demo has one", async () => {
		expect(await openTestHost(server, { rows: { demos: [] } }).slot("try-policy")).toBeUndefined();
	});
});
