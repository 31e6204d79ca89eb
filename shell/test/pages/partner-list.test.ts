// Who processes data for the site: grouped by the consent that it takes, each with where to read more.

import type { PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openEditor } from "../fixtures/editor.ts";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door.close());

const LISTS = [
	{
		lang: "en",
		path: "/data-privacy/partner-list",
		groups: ["Necessary", "Statistics", "Marketing", "Third-party content"],
		leaves: "(leads to another website)",
		unknown: "not known",
		policy: "/privacy-policy",
		consent: "Change consent",
	},
	{
		lang: "de",
		path: "/de/datenschutz/partnerliste",
		groups: ["Notwendig", "Statistik", "Marketing", "Inhalte Dritter"],
		leaves: "(führt auf eine andere Website)",
		unknown: "nicht bekannt",
		policy: "/de/datenschutz",
		consent: "Einwilligung ändern",
	},
] as const;

/** The section below a heading. */
const group = (main: PageElement, id: string) => main.one("section", { id: `partners-${id}` });
const factsOf = (partner: PageElement) => partner.all("dd").map(({ text }) => text);

describe.each(LISTS)("[CT-7] $path", ({ lang, path, groups, leaves, unknown, policy, consent }) => {
	let main: PageElement;
	let document: PageElement;
	beforeAll(async () => {
		({ document } = await door.get(path));
		main = document.one("main");
	});

	test("has a section for each consent category, in the order of the settings, with its partners", () => {
		expect(main.all("h2").map(({ text }) => text)).toEqual(groups);
		const counts = ["required", "analytical", "marketing", "thirdParty"].map((id) => group(main, id).all("article").length);
		expect(counts).toEqual([4, 2, 2, 4]);
	});

	test("says of each partner what for, where, how long, and what is not known", () => {
		for (const partner of main.all("article")) {
			expect(partner.one("h3").text).not.toBe("");
			expect(partner.all("p")[1]?.text.length, partner.one("h3").text).toBeGreaterThan(60);
			expect(factsOf(partner)).toHaveLength(2);
		}
		const unclear = group(main, "thirdParty")
			.all("article")
			.filter((partner) => factsOf(partner)[1] === unknown);
		expect(unclear).toHaveLength(1);
	});

	test("leads to each partner's own policy, says so, and hands nothing over on the way", () => {
		for (const partner of main.all("article")) {
			const link = partner.one("a");
			expect(link.attributes.href).toMatch(/^https:\/\/[a-z]+\.example\//);
			expect(link.text).toContain(partner.one("h3").text);
			expect(link.text).toContain(leaves);
			expect(link.attributes.rel?.split(" ")).toEqual(expect.arrayContaining(["external", "noopener", "noreferrer"]));
		}
	});

	test("leads to the privacy policy and to the choice itself, and the policy leads back", async () => {
		expect(main.all("a", { href: policy }).length).toBeGreaterThan(0);
		expect(main.one("button").text).toBe(consent);
		const { document: policyPage } = await door.get(policy);
		expect(policyPage.one("main").all("a", { href: path })).toHaveLength(1);
	});

	test("knows itself in both languages", () => {
		const addresses = Object.fromEntries(
			document.all("link", { rel: "alternate", hreflang: true }).map(({ attributes }) => [attributes.hreflang, attributes.href]),
		);
		expect(addresses).toMatchObject({
			en: `${publicUrl()}/data-privacy/partner-list`,
			de: `${publicUrl()}/de/datenschutz/partnerliste`,
		});
		expect(document.one("link", { rel: "canonical" }).attributes.href).toBe(publicUrl() + path);
		expect(document.attributes.lang).toBe(lang);
	});
});

test.each([
	["/de/data-privacy/partner-list", "/de/datenschutz/partnerliste"],
	["/datenschutz/partnerliste", "/data-privacy/partner-list"],
])("[RT-4] %s leads to %s", async (from, to) => {
	const response = await door.fetch(from);
	expect([response.status, response.headers.get("location")]).toEqual([301, to]);
});

describe("[CT-7] what editors do", () => {
	const editor = openEditor();
	afterEach(() => editor.undo());

	test("a category whose partners are withdrawn goes", async () => {
		const partners = await editor.read("partners", { locale: { _eq: "en" } });
		const inCategory = (category: string) => partners.filter((partner) => partner.consent_category === category);
		for (const { id } of inCategory("marketing")) await editor.update("partners", String(id), { status: "draft" });
		const fresh = await openTestSite();
		try {
			const main = (await fresh.get("/data-privacy/partner-list")).document.one("main");
			expect(main.all("h2").map(({ text }) => text)).toEqual(["Necessary", "Statistics", "Third-party content"]);
		} finally {
			await fresh.close();
		}
	});
});
