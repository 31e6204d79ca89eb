import { CONSENT_COOKIES, CONSENT_FLAGS, type ConsentFlag } from "@hub/shared-contracts/consent/consent";
import { type ConsentDecision, consentDecision } from "@hub/shared-contracts/consent/decision";
import { describe, expect, test } from "vitest";
import { allowedFlags, consentCookies, storeConsent } from "./consent-form.server.ts";

const form = (fields: Record<string, string>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	return data;
};

describe("a consent form", () => {
	test.each<[Record<string, string>, readonly ConsentFlag[]]>([
		[{ answer: "all" }, ["accepted", "required", "analytical", "marketing", "thirdParty"]],
		[{ answer: "necessary" }, ["accepted", "required"]],
		[{}, ["accepted", "required"]],
		[{ answer: "selected" }, ["accepted", "required"]],
		[{ answer: "selected", marketing: "on", analytical: "true" }, ["accepted", "required", "marketing"]],
		[{ answer: "necessary", thirdParty: "on" }, ["accepted", "required"]],
		[{ answer: "selected", hacked: "on", thirdParty: "on" }, ["accepted", "required", "thirdParty"]],
	])("with %j allows %j", (fields, flags) => {
		expect([...allowedFlags(form(fields))]).toEqual(flags);
	});

	test("[CN-2] is stored in five cookies and the policy version, each with its lifetime, refusals included", () => {
		const day = 86_400;
		expect(
			consentCookies(
				{ allowed: new Set(["accepted", "required", "marketing"]), policy: "2", gpc: false },
				{ secure: false },
			),
		).toEqual([
			`DIH_ACCEPTED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_REQUIRED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_ANALYTICAL=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
			`DIH_MARKETING=true; Path=/; Max-Age=${30 * day}; SameSite=Lax`,
			`DIH_THIRD_PARTY=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
			`hub_policy=2; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
		]);
		for (const cookie of consentCookies({ allowed: new Set(), policy: "2", gpc: false }, { secure: true }))
			expect(cookie).toMatch(/; Secure$/);
	});
});

describe("POST /api/consent", () => {
	const records: ConsentDecision[] = [];
	const post = (headers: Record<string, string>, fields: Record<string, string> = { answer: "necessary" }) => {
		const request = new Request("http://localhost:3000/api/consent", { method: "POST", body: form(fields), headers });
		return storeConsent(request, { secure: false }, (decision) => void records.push(decision));
	};
	const storedBy = (response: Response) =>
		Object.fromEntries(response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]?.split("=") ?? []));

	test("[CN-2] stores a refusal, and redirects to the form's page", async () => {
		const response = await post({ referer: "http://localhost:3000/de/suche?q=a" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/de/suche?q=a");
		expect(response.headers.get("cache-control")).toBe("no-store");
		const expected = CONSENT_FLAGS.map((flag) => [
			CONSENT_COOKIES[flag].name,
			String(flag === "accepted" || flag === "required"),
		]);
		expect(storedBy(response)).toEqual({ ...Object.fromEntries(expected), hub_policy: "1" });
	});

	test.each([
		[{ cookie: "a=1; hub_policy=2~gpc; b=2" }, {}, "2"],
		[{ cookie: "hub_policy=2" }, { policy: "3" }, "3"],
		[{ cookie: "hub_policy=%0d%0aset" }, {}, "1"],
		[{ cookie: "not_hub_policy=7" }, {}, "1"],
		[{ "sec-gpc": "1" }, { policy: "3" }, "3~gpc"],
		[{}, { policy: "a;b" }, "1"],
		[{}, { policy: "x".repeat(21) }, "1"],
	])("[CN-5] with the headers %j and the fields %j stores the policy %s", async (headers, fields, policy) => {
		const sent = await post(
			{ accept: "application/json", ...headers },
			{ answer: "selected", thirdParty: "on", ...fields },
		);
		expect(storedBy(sent).hub_policy).toBe(policy);
	});

	test("responds 204 to a script", async () => {
		const response = await post({ accept: "application/json" }, { answer: "all" });
		expect(response.status).toBe(204);
		expect(Object.values(storedBy(response)).filter((value) => value === "true")).toHaveLength(CONSENT_FLAGS.length);
	});

	test("records a decision with time, policy and categories, and nothing about the visitor", async () => {
		records.length = 0;
		const begun = Date.now();
		await post(
			{ "user-agent": "A browser of its own", "sec-gpc": "1" },
			{ answer: "selected", thirdParty: "on", policy: "2026-11", name: "Ada" },
		);
		expect(records).toEqual([
			{
				id: expect.stringMatching(/^[\da-f-]{36}$/),
				decidedAt: expect.any(Number),
				policy: "2026-11",
				analytical: false,
				marketing: false,
				thirdParty: true,
				gpc: true,
			},
		]);
		expect(records[0]?.decidedAt).toBeGreaterThanOrEqual(begun);
		expect(consentDecision.safeParse(records[0]).success).toBe(true);
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
	])("redirects from the referer %j to %s", async (referer, path) => {
		const location = (await post({ referer })).headers.get("location") ?? "";
		expect(location).toBe(path);
		expect(new URL(location, "http://localhost:3000").origin).toBe("http://localhost:3000");
	});

	test.each([
		["/de/beitrag?seite=2", "/de/beitrag?seite=2"],
		["/", "/"],
		["//example.com", "/asked"],
		["/\\example.com", "/asked"],
		["/a/..//example.com", "/asked"],
		["/\t/example.com", "/asked"],
		["https://example.com/", "/asked"],
		["javascript:alert(1)", "/asked"],
		["", "/asked"],
	])("redirects with the field back %j to %s", async (back, path) => {
		const response = await post({ referer: "http://localhost:3000/asked" }, { answer: "necessary", back });
		expect(response.headers.get("location")).toBe(path);
	});

	test("responds 405 to GET and stores nothing", async () => {
		const response = await storeConsent(new Request("http://localhost:3000/api/consent"), { secure: false }, () =>
			expect.unreachable(),
		);
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("POST");
		expect(response.headers.getSetCookie()).toEqual([]);
	});
});
