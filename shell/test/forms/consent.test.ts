// Consent over HTTP.

import { describe, expect, test } from "vitest";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

function answer(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
	return site.fetch("/api/consent", {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin", ...headers },
	});
}

describe("POST /api/consent", () => {
	test("[CN-1] [CN-2] sets five cookies and the policy version, and redirects to the page", async () => {
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

	test.each(["https://elsewhere.example/x", `${publicUrl()}//elsewhere.example/`, "javascript:alert(1)", "nothing"])(
		"never redirects to another site (%s)",
		async (referer) => {
			const { headers } = await answer({ answer: "all" }, { referer });
			expect(headers.get("location")).toBe("/");
		},
	);
});

describe("the banner", () => {
	test("[NV-1] is in the markup until it is answered", async () => {
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
