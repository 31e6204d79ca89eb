import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test } from "vitest";
import server from "../remote.server.ts";

const partner = (locale: "de" | "en", name: string, consent_category: string) => ({
	locale,
	name,
	consent_category,
	country: "Portugal",
	purpose: `${name} zählt.`,
	retention: "30 Tage",
	privacy_url: "https://partner.example/privacy",
	translation_key: name,
});
const rows = {
	partners: [
		partner("de", "Zählwiese", "analytical"),
		partner("de", "Bildschwarm", "third_party"),
		partner("en", "Counts", "analytical"),
	],
};
const host = openTestHost(server, { rows });

describe("the cookie settings", () => {
	test("[CN-5] show for each category its purpose, recipients, cookies and lifetimes", async () => {
		const { document, text } = await host.get("/de/cookie-einstellungen");
		expect(document.all("label").map(({ text: label }) => label)).toEqual([
			"Notwendiges",
			"Statistik",
			"Marketing",
			"Inhalte Dritter",
		]);
		expect(text).toMatch(/Zählwiese · Portugal/);
		expect(text).toMatch(/Zählwiese zählt\. Aufbewahrt: 30 Tage\./);
		expect(text).toMatch(/DIH_ACCEPTED\s*Cookie\s*dass Sie eine Wahl getroffen haben\s*60 Tage/);
		expect(text).toMatch(/_pk_ses…/);
		expect(text).not.toMatch(/Counts/);
	});

	test("[CN-1] tick only necessary cookies and allowed categories", async () => {
		const ticked = async (cookies: Record<string, string>) =>
			(await host.get("/cookie-settings", cookies)).document
				.all("input", { type: "checkbox" })
				.filter(({ attributes }) => "checked" in attributes)
				.map(({ attributes }) => attributes.id);
		expect(await ticked({})).toEqual(["required"]);
		expect(await ticked({ DIH_ACCEPTED: "true", DIH_MARKETING: "true", DIH_ANALYTICAL: "false" })).toEqual([
			"required",
			"marketing",
		]);
		expect(
			await ticked({ DIH_ACCEPTED: "true", DIH_MARKETING: "true", hub_policy: "0" }),
			"about another policy",
		).toEqual(["required"]);
	});

	test.each([
		["/cookie-settings", "/cookie-settings?saved"],
		["/de/cookie-einstellungen", "/de/cookie-einstellungen?saved"],
		["/cookie-settings?from=%2Fevents%3Fpage%3D2", "/events?page=2"],
		["/cookie-settings?from=%2F%2Fevil.example", "/cookie-settings?saved"],
		["/cookie-settings?from=javascript%3Aalert(1)", "/cookie-settings?saved"],
	])("at %s redirect to %s without JavaScript", async (path, back) => {
		const { document } = await host.get(path);
		expect(document.one("input", { name: "back" }).attributes.value).toBe(back);
		expect(document.one("form").attributes).toMatchObject({ method: "post", action: "/api/consent" });
	});

	test("confirm a saved choice, and are not indexed", async () => {
		const { text, outcome } = await host.get("/cookie-settings?saved");
		expect(text).toMatch(/Your choice has been saved/);
		expect(outcome).toMatchObject({ kind: "found", head: { noIndex: true } });
	});
});
