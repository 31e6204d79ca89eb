import { openTestHost } from "@hub/content-model/testing/test-host";
import { describe, expect, test, vi } from "vitest";
import de from "../../messages/de-DE.json" with { type: "json" };
import en from "../../messages/en-US.json" with { type: "json" };
import server from "../remote.server.ts";

const organisation = {
	name: "Data Hub",
	street: "Weg 1",
	postal_code: "10000",
	city: "Berlin",
	country: "Deutschland",
	email: "a@datahub.example",
	phone: "+49",
};
const settingsOf = (version: string | null) =>
	(["de", "en"] as const).map((locale) => ({
		locale,
		claim: "Teilen",
		description: "Teilen.",
		translation_key: "site",
		organisation,
		policy_version: version,
	}));
const host = openTestHost(server, { rows: { site_settings: settingsOf(null) } });

/** The banner for a visitor without an answer. */
async function banner(locale: "de" | "en" = "en") {
	const slot = await host.slot("consent-banner", locale);
	if (!slot) throw new Error("There is no banner.");
	return slot.one("form", { action: "/api/consent", method: "post" });
}

describe("the banner", () => {
	test("[NV-1] is in the markup, in the page's language, until it is answered", async () => {
		expect((await banner("en")).one("h2").text).toBe(en["banner.title"]);
		const german = await banner("de");
		expect(german.one("h2").text).toBe(de["banner.title"]);
		expect(german.one("button", { value: "choose" }).attributes).toMatchObject({
			formaction: "/de/cookie-einstellungen",
			formmethod: "get",
		});
		const answered = await host.slot("consent-banner", "de", { DIH_ACCEPTED: "true" });
		expect(answered?.all("form")).toEqual([]);
		const unreadable = await host.slot("consent-banner", "de", { DIH_ACCEPTED: "yes" });
		expect(unreadable?.all("form")).toHaveLength(1);
	});

	test("[CN-5] is excluded from search engines' snippets", async () => {
		expect((await host.slot("consent-banner", "en"))?.one("section").attributes).toHaveProperty("data-nosnippet");
	});

	test("[CN-5] has three buttons to refuse, choose and accept, and no ticked box", async () => {
		const form = await banner();
		expect(form.all("button").map(({ attributes }) => attributes.value)).toEqual(["necessary", "choose", "all"]);
		expect(form.all("details")).toEqual([]);
		expect(form.all("input").map(({ attributes }) => attributes.type)).toEqual(["hidden", "hidden"]);
	});

	test.each([
		["2026-11", { DIH_ACCEPTED: "true", hub_policy: "1" }, true],
		["2026-11", { DIH_ACCEPTED: "true", hub_policy: "2026-11" }, false],
		["2026-11", { hub_policy: "2026-11" }, true],
		[null, { DIH_ACCEPTED: "true", hub_policy: "1" }, false],
	])("under policy %s with the cookies %j has a form: %s", async (version, cookies, asks) => {
		const changed = openTestHost(server, { rows: { site_settings: settingsOf(version) } });
		const form = (await changed.slot("consent-banner", "en", cookies))?.all("form") ?? [];
		expect(form).toHaveLength(asks ? 1 : 0);
		for (const each of form) expect(each.one("input", { name: "policy" }).attributes.value).toBe(version ?? "1");
	});
});

describe("POST /api/consent", () => {
	test.each(["text/plain", "application/json"])("responds 400 to a body that is no form (%s)", async (type) => {
		const request = new Request("https://datahub.example/api/consent", {
			method: "POST",
			body: "{",
			headers: { "content-type": type },
		});
		const response = await host.api(request);
		expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
	});
});

test("[CN-2] an answer is recorded in Directus after the response, and retried if Directus is unavailable", async () => {
	vi.useFakeTimers();
	try {
		const asked: [string, unknown][] = [];
		let away = true;
		const telling = openTestHost(server, {
			operate: async (operation, input) => {
				asked.push([operation, input]);
				return away ? { kind: "unavailable" } : { kind: "done", data: { kind: "recorded" } };
			},
		});
		const body = new URLSearchParams({ answer: "all", policy: "2" });
		const response = await telling.api(new Request("https://datahub.example/api/consent", { method: "POST", body }));
		expect(response.status).toBe(303);
		await vi.advanceTimersByTimeAsync(0);
		away = false;
		await vi.advanceTimersByTimeAsync(6_000);
		const decision = expect.objectContaining({ policy: "2", analytical: true, marketing: true, thirdParty: true });
		const call = ["hub-consent/record", { decisions: [decision] }];
		expect(asked, "one failed call, one successful").toEqual([call, call]);
		expect(asked[1]?.[1]).toEqual(asked[0]?.[1]);
		await vi.advanceTimersByTimeAsync(600_000);
		expect(asked).toHaveLength(2);
	} finally {
		vi.useRealTimers();
	}
});
