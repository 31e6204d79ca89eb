// Consent without JavaScript, and the session's address.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, publicUrl, type TestDoor } from "../fixtures/test-door.ts";

let door: TestDoor;
beforeAll(async () => {
	door = await openTestSite();
});
afterAll(() => door.close());

const DAYS = { DIH_ACCEPTED: 60, DIH_REQUIRED: 60, DIH_ANALYTICAL: 365, DIH_MARKETING: 30, DIH_THIRD_PARTY: 365 } as const;

function answer(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
	return door.fetch("/api/consent", {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: { "sec-fetch-site": "same-origin", ...headers },
	});
}

function stored(response: Response): Record<string, { value: string; days: number; attributes: string[] }> {
	return Object.fromEntries(
		response.headers.getSetCookie().map((cookie) => {
			const [pair = "", ...attributes] = cookie.split("; ");
			const [name = "", value = ""] = pair.split("=");
			const age = attributes.find((attribute) => attribute.startsWith("Max-Age="))?.slice(8);
			return [
				name,
				{
					value,
					days: Number(age) / 86_400,
					attributes: attributes.filter((attribute) => !attribute.startsWith("Max-Age")).sort(),
				},
			];
		}),
	);
}

describe("POST /api/consent", () => {
	test.each([
		[
			"everything",
			{ answer: "all" },
			{ DIH_ACCEPTED: "true", DIH_REQUIRED: "true", DIH_ANALYTICAL: "true", DIH_MARKETING: "true", DIH_THIRD_PARTY: "true" },
		],
		[
			"the necessary",
			{ answer: "necessary" },
			{ DIH_ACCEPTED: "true", DIH_REQUIRED: "true", DIH_ANALYTICAL: "false", DIH_MARKETING: "false", DIH_THIRD_PARTY: "false" },
		],
		[
			"a choice",
			{ answer: "selected", analytical: "on" },
			{ DIH_ACCEPTED: "true", DIH_REQUIRED: "true", DIH_ANALYTICAL: "true", DIH_MARKETING: "false", DIH_THIRD_PARTY: "false" },
		],
		[
			"nothing we know",
			{ answer: "whatever", marketing: "on" },
			{ DIH_ACCEPTED: "true", DIH_REQUIRED: "true", DIH_ANALYTICAL: "false", DIH_MARKETING: "false", DIH_THIRD_PARTY: "false" },
		],
	])("[CN-1] [CN-2] %s is written down in five cookies", async (_what, fields, expected) => {
		const response = await answer(fields, { referer: `${publicUrl()}/de/produkte?a=1` });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/de/produkte?a=1"]);
		const cookies = stored(response);
		expect(Object.fromEntries(Object.entries(cookies).map(([name, { value }]) => [name, value]))).toEqual(expected);
		expect(Object.fromEntries(Object.entries(cookies).map(([name, { days }]) => [name, days]))).toEqual(DAYS);
		for (const { attributes } of Object.values(cookies)) expect(attributes).toEqual(["Path=/", "SameSite=Lax"]);
	});

	test("a script gets no redirect", async () => {
		const response = await answer({ answer: "all" }, { accept: "application/json" });
		expect([response.status, response.headers.getSetCookie().length]).toEqual([204, 5]);
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
			door.fetch("/api/consent", { method: "POST", body: new URLSearchParams({ answer: "all" }), headers: { origin } });
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

	test.each(["text/plain", "application/json"])("a body that is no form (%s) is the sender's fault", async (type) => {
		const response = await door.fetch("/api/consent", {
			method: "POST",
			body: "{",
			headers: { "content-type": type, "sec-fetch-site": "same-origin" },
		});
		expect(response.status).toBe(400);
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test("GET changes nothing", async () => {
		const response = await door.fetch("/api/consent?answer=all");
		expect([response.status, response.headers.get("allow"), response.headers.getSetCookie()]).toEqual([405, "POST", []]);
	});
});

describe("the banner", () => {
	test("[NV-1] asks in the markup, in the page's language, until it was answered", async () => {
		for (const path of ["/", "/de"]) {
			const asked = await door.get(path);
			expect(asked.document.all("form", { action: "/api/consent", method: "post" })).toHaveLength(1);
			const answered = await door.get(path, { cookie: "DIH_ACCEPTED=true; i18n_redirected=en" });
			if (path === "/de") expect(answered.document.attributes.lang).toBe("de");
			expect(answered.document.all("form", { action: "/api/consent" })).toEqual([]);
		}
	});

	test("refusing takes as many clicks as accepting", async () => {
		const { document } = await door.get("/");
		const form = document.one("form", { action: "/api/consent" });
		for (const value of ["all", "necessary"]) {
			const button = form.one("button", { name: "answer", value });
			expect(form.all("details").some((details) => details.all("button", { value }).includes(button))).toBe(false);
		}
	});

	test("no box is ticked beforehand", async () => {
		const { document } = await door.get("/");
		const boxes = document.all("input", { type: "checkbox" });
		expect(boxes.length).toBeGreaterThan(0);
		expect(boxes.filter(({ attributes }) => "checked" in attributes)).toEqual([]);
	});

	test("a first visit sets no cookie", async () => {
		for (const path of ["/", "/de", "/why-lisbon", "/no-such-page"])
			expect((await door.fetch(path)).headers.getSetCookie()).toEqual([]);
	});
});

describe("/api", () => {
	test("the session of a visitor nobody knows is empty, and kept by nobody", async () => {
		const response = await door.fetch("/api/auth/session");
		expect([response.status, await response.json()]).toEqual([200, {}]);
		expect(response.headers.get("cache-control")).toContain("no-store");
	});

	test("what is not there says so as data", async () => {
		const response = await door.fetch("/api/nothing");
		expect([response.status, response.headers.get("content-type")]).toEqual([404, "application/json"]);
	});

	test.each(["__proto__", "constructor", "toString"])("/api/%s is not there either", async (name) => {
		expect((await door.fetch(`/api/${name}`)).status).toBe(404);
	});
});
