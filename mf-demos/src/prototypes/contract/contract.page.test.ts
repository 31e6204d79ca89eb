import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { describe, expect, test } from "vitest";
import { contractPrototype } from "../../../../cms/seed/prototypes/contract.ts";
import server from "../../remote.server.ts";
import en from "./messages/en-US.json";

const demo = (locale: "de" | "en") => ({
	locale,
	slug: "contract",
	title: "Contract",
	description: "A contract.",
	tone: "clay",
	translation_key: "contract",
	prototype_settings: contractPrototype[locale],
});
const host = openTestHost(server, { rows: { demos: [demo("en"), demo("de")] } });
const page = async (search: string, prefix = "") => (await host.get(`${prefix}/demos/contract/prototype${search}`)).document;
const answer = async (search: string) =>
	(await page(search)).all("h2").find(({ attributes }) => attributes.id === "answer-heading")?.text;
const proposal = "propose.maintenance.60.eu.none.600.90";
const other = contractPrototype.en.provider.name;

describe("[RT-1] the page of a negotiation", () => {
	test.each([
		["", en["answer.start.title"]],
		[`?moves=${proposal}`, en["answer.countered"].replace("{{other}}", other)],
		[`?moves=${proposal}_accept`, en["answer.agreed"].replace("{{other}}", other)],
		[`?moves=${proposal}_accept_verify`, en["answer.finalized"]],
		[`?moves=${proposal}_end`, en["answer.ended"]],
		["?moves=nonsense&side=nobody&offer=none", en["answer.start.title"]],
	])("is rendered on the server in the state of its address: %s", async (search, expected) => {
		expect(await answer(search)).toBe(expected);
	});

	test("marks skipped states", async () => {
		const listed = "propose.maintenance.12.eu.none.600.90";
		const steps = (await page(`?moves=${listed}`)).all("li").map(({ text }) => text);
		expect(steps.filter((text) => text.endsWith(en["state.skipped"]))).toEqual([
			expect.stringContaining("OFFERED"),
			expect.stringContaining("ACCEPTED"),
		]);
	});

	test("treats a form sent without JavaScript like the move in the address", async () => {
		const sent = "?do=propose&purpose=maintenance&months=60&region=eu&forward=none&uses=600&price=90";
		expect(await answer(sent)).toBe(await answer(`?moves=${proposal}`));
		const next = (await page(sent)).all("a").map(({ attributes }) => attributes.href);
		expect(next).toContain(`/demos/contract/prototype?moves=${proposal}_accept`);
	});

	test("shows the reason of a counter-offer, and the messages as sent", async () => {
		const document = await page(`?moves=${proposal}`, "/de");
		const reason = contractPrototype.de.provider.rules.find(({ id }) => id === "two-years")?.reason ?? "";
		expect(document.text).toContain(reason);
		expect(document.text).toMatch(/24\sMonate\s+statt\s60\sMonate/);
		expect(document.all("pre").map(({ text }) => (JSON.parse(text) as Record<string, unknown>)["@type"])).toEqual([
			"ContractRequestMessage",
			"ContractOfferMessage",
		]);
	});

	test("names the condition that refuses a use", async () => {
		const contract = `?moves=propose.maintenance.12.eu.none.600.90_verify`;
		expect((await page(`${contract}&use=maintenance.de.own.3.40`)).text).toContain(en["use.allowed.text"]);
		const refused = (await page(`${contract}&use=training.de.own.3.40`)).text;
		expect(refused).toContain(en["use.refused.text_one"]);
		expect(refused).toContain("Agreed: “Planning maintenance”. Wanted: “Training models”.");
	});
});
