// Consent as the whole site takes it: who may post it, and what a visit before it stores.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.close());

function answer(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
	return site.fetch("/api/consent", {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin", ...headers },
	});
}

describe("POST /api/consent", () => {
	test("[CN-1] [CN-2] an answer comes back as five cookies and the policy that it is about, and leads back to its page", async () => {
		const response = await answer({ answer: "selected", analytical: "on" }, { referer: `${publicUrl()}/de/produkte?a=1` });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/de/produkte?a=1"]);
		const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
		expect(cookies).toEqual([
			"DIH_ACCEPTED=true",
			"DIH_REQUIRED=true",
			"DIH_ANALYTICAL=true",
			"DIH_MARKETING=false",
			"DIH_THIRD_PARTY=false",
			"hub_policy=1",
		]);
	});

	test.each([
		["another site", { "sec-fetch-site": "cross-site" }],
		["a sister of this site", { "sec-fetch-site": "same-site" }],
	])("from %s is refused and stores nothing", async (_what, headers) => {
		const response = await answer({ answer: "all" }, headers);
		expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
	});

	test("an older browser is judged by its Origin", async () => {
		const post = (origin: string) =>
			site.fetch("/api/consent", { method: "POST", body: new URLSearchParams({ answer: "all" }), headers: { origin } });
		expect((await post("https://elsewhere.example")).status).toBe(403);
		expect((await post("null")).status).toBe(403);
		expect((await post(publicUrl())).status).toBe(303);
	});

	test.each(["https://elsewhere.example/x", `${publicUrl()}//elsewhere.example/`, "javascript:alert(1)", "nothing"])(
		"never leads away from the site (%s)",
		async (referer) => {
			const { headers } = await answer({ answer: "all" }, { referer });
			expect(headers.get("location")).toBe("/");
		},
	);
});

describe("the banner", () => {
	test("[NV-1] asks in the markup, in the page's language, until it was answered", async () => {
		for (const path of ["/", "/de"]) {
			const asked = await site.get(path);
			expect(asked.document.all("form", { action: "/api/consent", method: "post" })).toHaveLength(1);
			const answered = await site.get(path, { cookie: "DIH_ACCEPTED=true; i18n_redirected=en" });
			if (path === "/de") expect(answered.document.attributes.lang).toBe("de");
			expect(answered.document.all("form", { action: "/api/consent" })).toEqual([]);
		}
	});

	test("a first visit sets no cookie", async () => {
		for (const path of ["/", "/de", "/why-lisbon", "/no-such-page"])
			expect((await site.fetch(path)).headers.getSetCookie()).toEqual([]);
	});
});

describe("/api", () => {
	test("what is not there says so as data", async () => {
		const response = await site.fetch("/api/nothing");
		expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json"]);
	});

	test.each(["__proto__", "constructor", "toString"])("/api/%s is not there either", async (name) => {
		expect((await site.fetch(`/api/${name}`)).status).toBe(404);
	});
});
