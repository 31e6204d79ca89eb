import { CONSENT_COOKIES, CONSENT_FLAGS, type ConsentFlag } from "@hub/shared-contracts/consent/consent";
import { type ConsentDecision, consentDecision } from "@hub/shared-contracts/consent/decision";
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

	test("[CN-2] is written down in five cookies and the version that they are about, each for its own time, refusals too", () => {
		const day = 86_400;
		expect(
			consentCookies({ allowed: new Set(["accepted", "required", "marketing"]), policy: "2", gpc: false }, { secure: false }),
		).toEqual([
			`DIH_ACCEPTED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_REQUIRED=true; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
			`DIH_ANALYTICAL=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
			`DIH_MARKETING=true; Path=/; Max-Age=${30 * day}; SameSite=Lax`,
			`DIH_THIRD_PARTY=false; Path=/; Max-Age=${365 * day}; SameSite=Lax`,
			`hub_policy=2; Path=/; Max-Age=${60 * day}; SameSite=Lax`,
		]);
	});

	test("over https the cookies stay on https", () => {
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

	test("[CN-2] stores refusing as refusing, and sends a form back to its page", async () => {
		const response = await post({ referer: "http://localhost:3000/de/suche?q=a" });
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/de/suche?q=a");
		expect(response.headers.get("cache-control")).toBe("no-store");
		const expected = CONSENT_FLAGS.map((flag) => [CONSENT_COOKIES[flag].name, String(flag === "accepted" || flag === "required")]);
		expect(storedBy(response)).toEqual({ ...Object.fromEntries(expected), hub_policy: "1" });
	});

	test.each([
		["a=1; hub_policy=2~gpc; b=2", {}, "2"],
		["hub_policy=2", { policy: "3" }, "3"],
		["hub_policy=%0d%0aset", {}, "1"],
		["not_hub_policy=7", {}, "1"],
		["", { policy: "a b" }, "1"],
	])("[CN-5] with the cookies %j and the fields %j an answer is about version %s", async (cookie, fields, policy) => {
		const sent = await post({ accept: "application/json", cookie }, { answer: "selected", thirdParty: "on", ...fields });
		expect(storedBy(sent).hub_policy).toBe(policy);
	});

	test("a script is answered without a page", async () => {
		const response = await post({ accept: "application/json" }, { answer: "all" });
		expect(response.status).toBe(204);
		expect(Object.values(storedBy(response)).filter((value) => value === "true")).toHaveLength(CONSENT_FLAGS.length);
	});

	test("a decision is recorded with its time, the policy and the categories, and nothing of who decided", async () => {
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
		[{ policy: "3" }, {}, "3"],
		[{ policy: "3" }, { "sec-gpc": "1" }, "3~gpc"],
		[{}, {}, "1"],
		[{ policy: "a;b" }, {}, "1"],
		[{ policy: "x".repeat(21) }, {}, "1"],
	])("a form with %j and headers %j is an answer to the policy %s", async (fields, headers, mark) => {
		expect(storedBy(await post({ accept: "application/json", ...headers }, fields)).hub_policy).toBe(mark);
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
	])("a form that names the way back %j leads to %s", async (back, path) => {
		const response = await post({ referer: "http://localhost:3000/asked" }, { answer: "necessary", back });
		expect(response.headers.get("location")).toBe(path);
	});

	test("nothing changes by a GET", async () => {
		const response = await storeConsent(new Request("http://localhost:3000/api/consent"), { secure: false }, () =>
			expect.unreachable(),
		);
		expect(response.status).toBe(405);
		expect(response.headers.get("allow")).toBe("POST");
		expect(response.headers.getSetCookie()).toEqual([]);
	});
});
