import { CONSENT_COOKIES, CONSENT_FLAGS, type ConsentFlag } from "@hub/shared-contracts/consent/consent";
import { describe, expect, test } from "vitest";
import { allowedFlags, consentCookies, storeConsent } from "./consent-form.ts";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};

describe("an answer to the question", () => {
	test.each<[Record<string, string>, readonly ConsentFlag[]]>([
		[{ answer: "all" }, ["accepted", "required", "analytical", "marketing", "thirdParty"]],
		[{ answer: "necessary" }, ["accepted", "required"]],
		[{}, ["accepted", "required"]],
		[{ answer: "selected" }, ["accepted", "required"]],
		[{ answer: "selected", marketing: "on", analytical: "true" }, ["accepted", "required", "marketing"]],
		[{ answer: "necessary", thirdParty: "on" }, ["accepted", "required"]],
		[{ answer: "selected", hacked: "on", thirdParty: "on" }, ["accepted", "required", "thirdParty"]],
	])("%j allows %j", (fields, flags) => {
		expect([...allowedFlags(form(fields))]).toEqual(flags);
	});

	test("[CN-2] is written down in five cookies, each for its own time, refusals too", () => {
		const day = 86_400;
		expect(consentCookies(new Set(["accepted", "required", "marketing"]), { secure: false })).toEqual([
			`DIH_ACCEPTED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_REQUIRED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_ANALYTICAL=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
			`DIH_MARKETING=true; Path=/; Max-Age=${30 * day}; SameSite=Lax`,
			`DIH_THIRD_PARTY=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
		]);
	});

	test("over https the cookies stay on https", () => {
		for (const cookie of consentCookies(new Set(), { secure: true })) expect(cookie).toMatch(/; Secure$/);
	});
});

describe("POST /api/consent", () => {
	const post = (headers: Record<string, string>, fields: Record<string, string> = { answer: "necessary" }) =>
		storeConsent(new Request("http://localhost:3000/api/consent", { method: "POST", body: form(fields), headers }), {
			secure: false,
		});

	test("[CN-2] stores refusing as refusing, and sends a form back to its page", async () => {
		const response = await post({ referer: "http://localhost:3000/de/suche?q=a" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/de/suche?q=a");
		expect(response.headers.get("cache-control")).toBe("no-store");
		const stored = Object.fromEntries(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=") ?? []));
		const expected = CONSENT_FLAGS.map((flag) => [CONSENT_COOKIES[flag].name, String(flag === "accepted" || flag === "required")]);
		expect(stored).toEqual(Object.fromEntries(expected));
	});

	test("a script is answered without a page", async () => {
		const response = await post({ accept: "application/json" }, { answer: "all" });
		expect(response.status).toBe(204);
		expect(response.headers.getSetCookie().every((cookie) => cookie.includes("=true;"))).toBe(true);
	});

	test.each([
		["http://localhost:3000/en", "/en"],
		["http://localhost:3000/a/../b#c", "/b"],
		["https://example.com/phish", "/"],
		["http://localhost:3000.example.com/x", "/"],
		["http://localhost:3000//example.com/x", "/"],
		["http://localhost:3000/%2F%2Fexample.com", "/%2F%2Fexample.com"],
		["http://localhost:3000@example.com/", "/"],
		["http://localhost:3000/\\example.com", "/"],
		["about:blank", "/"],
		["no address", "/"],
		["", "/"],
	])("the page %j leads back to %s and never off the site", async (referer, path) => {
		const location = (await post({ referer })).headers.get("location") ?? "";
		expect(location).toBe(path);
		expect(new URL(location, "http://localhost:3000").origin).toBe("http://localhost:3000");
	});

	test("nothing changes by a GET", async () => {
		const response = await storeConsent(new Request("http://localhost:3000/api/consent"), { secure: false });
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("POST");
		expect(response.headers.getSetCookie()).toEqual([]);
	});
});
