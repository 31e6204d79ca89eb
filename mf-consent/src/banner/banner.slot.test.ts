import { openTestHost } from "@hub/shared-contracts/testing/test-host";
import { describe, expect, test } from "vitest";
import de from "../../messages/de.json" with { type: "json" };
import en from "../../messages/en.json" with { type: "json" };
import server from "../remote.server.ts";

const host = openTestHost(server, { routes: { "privacy-policy": { path: "/privacy-policy", paths: { de: "/datenschutz" } } } });

/** The banner as a visitor sees it who has answered nothing. */
async function banner(locale: "de" | "en" = "en") {
	const slot = await host.slot("consent-banner", locale);
	if (!slot) throw new Error("There is no banner.");
	return slot.one("form", { action: "/api/consent", method: "post" });
}

describe("the banner", () => {
	test("[NV-1] asks in the markup, in the page's language, until it was answered", async () => {
		expect((await banner("en")).one("h2").text).toBe(en["banner.title"]);
		const german = await banner("de");
		expect(german.one("h2").text).toBe(de["banner.title"]);
		expect(german.one("a").attributes.href).toBe("/de/datenschutz");
		const answered = await host.slot("consent-banner", "de", { DIH_ACCEPTED: "true" });
		expect(answered?.all("form")).toEqual([]);
		const unreadable = await host.slot("consent-banner", "de", { DIH_ACCEPTED: "yes" });
		expect(unreadable?.all("form")).toHaveLength(1);
	});

	test("[CN-5] refusing takes as many clicks as accepting", async () => {
		const form = await banner();
		for (const value of ["all", "necessary"]) {
			const button = form.one("button", { name: "answer", value });
			expect(form.all("details").some((details) => details.all("button", { value }).includes(button))).toBe(false);
		}
	});

	test("[CN-5] no box is ticked beforehand", async () => {
		const boxes = (await banner()).all("input", { type: "checkbox" });
		expect(boxes.length).toBeGreaterThan(0);
		expect(boxes.filter(({ attributes }) => "checked" in attributes)).toEqual([]);
	});
});

describe("POST /api/consent", () => {
	test.each(["text/plain", "application/json"])("a body that is no form (%s) is the sender's fault", async (type) => {
		const request = new Request("https://datahub.example/api/consent", {
			method: "POST",
			body: "{",
			headers: { "content-type": type },
		});
		const response = await host.api(request);
		expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
	});
});
