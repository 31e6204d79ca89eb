// Partners that process data, grouped by the required consent.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const partner = (locale: "de" | "en", name: string, category: string, sort: number, more: object = {}) => ({
	locale,
	name,
	translation_key: name,
	sort,
	consent_category: category,
	kind: "Software",
	purpose: `What ${name} does.`,
	country: "Germany",
	retention: "30 days",
	privacy_url: `https://${name.toLowerCase()}.example/privacy`,
	...more,
});
const rows = {
	partners: (["de", "en"] as const).flatMap((locale) => [
		partner(locale, "Filmhaus", "third_party", 1, { retention: null }),
		partner(locale, "Rechenzentrum", "required", 3),
		partner(locale, "Postweg", "required", 2),
		partner(locale, "Werbung", "marketing", 4, { status: "draft" }),
		partner(locale, "Zahlen", "analytical", 5, { privacy_url: "javascript:alert(1)", country: "" }),
	]),
};

describe.each([
	["/data-privacy/partner-list", en, "/privacy-policy"],
	["/de/datenschutz/partnerliste", de, "/de/datenschutz"],
])("[CT-7] the partner list at %s", (path, words, policy) => {
	const pageOf = async (options: Parameters<typeof openTestHost>[1] = { rows }) =>
		(await openTestHost(server, options).get(path)).document.one("main");

	test("has a section per consent category with partners, in order", async () => {
		const main = await pageOf();
		expect(main.all("h2").map(({ text }) => text)).toEqual([
			words["partners.required.title"],
			words["partners.analytical.title"],
			words["partners.thirdParty.title"],
		]);
		const required = main.one("section", { id: "partners-required" });
		expect(required.all("h3").map(({ text }) => text)).toEqual(["Postweg", "Rechenzentrum"]);
	});

	test("shows purpose, country and retention, or that they are unknown", async () => {
		const main = await pageOf();
		const facts = (category: string) =>
			main
				.one("section", { id: `partners-${category}` })
				.one("article")
				.all("dd");
		expect(facts("thirdParty").map(({ text }) => text)).toEqual(["Germany", words["partners.unknown"]]);
		expect(facts("analytical").map(({ text }) => text)).toEqual([words["partners.unknown"], "30 days"]);
		expect(main.text).toContain("What Filmhaus does.");
	});

	test("links each partner's privacy policy, marked as external, without a referrer", async () => {
		const main = await pageOf();
		const link = main.one("section", { id: "partners-thirdParty" }).one("article").one("a");
		expect(link.attributes.href).toBe("https://filmhaus.example/privacy");
		expect(link.text).toContain("Filmhaus");
		expect(link.text).toContain(words["partners.leaves"]);
		expect(link.attributes.rel?.split(" ")).toEqual(expect.arrayContaining(["external", "noopener", "noreferrer"]));
		expect(main.one("section", { id: "partners-analytical" }).all("a"), "an invalid address").toEqual([]);
	});

	test("links the privacy policy, and the cookie settings if there are any", async () => {
		const alone = await pageOf();
		expect(alone.all("a", { href: policy }).length).toBeGreaterThan(0);
		expect(alone.text).not.toContain(words["partners.consent"]);
		const settings = { path: "/cookies", paths: { de: "/cookies" } };
		const beside = await pageOf({ rows, routes: { "cookie-settings": settings } });
		const href = path.startsWith("/de") ? "/de/cookies" : "/cookies";
		expect(beside.one("a", { href }).text).toBe(words["partners.consent"]);
	});

	test("shows a sentence if there are no partners", async () => {
		expect((await pageOf({ rows: {} })).all("h2").map(({ text }) => text)).toEqual([words["partners.empty.title"]]);
	});
});
