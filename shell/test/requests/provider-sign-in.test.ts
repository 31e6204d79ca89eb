// Sign-in at an OpenID Connect provider.

import { openTestProvider, type TestProvider } from "@hub/shared-contracts/testing/test-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../fixtures/test-site.ts";

const PUBLIC = "https://hub.example";
let provider: TestProvider;
let site: TestSite;
beforeAll(async () => {
	provider = await openTestProvider({
		redirectUri: `${PUBLIC}/api/auth/callback/oidc`,
		claims: { name: "Ada Lovelace", groups: ["editors"] },
	});
	site = await openTestSite({
		publicUrl: PUBLIC,
		oidcIssuer: provider.issuer,
		oidcClientId: provider.clientId,
		oidcClientSecret: provider.clientSecret,
		oidcName: "Example ID",
		oidcPreviewClaim: "groups",
		oidcPreviewValue: "editors",
	});
});
afterAll(async () => {
	await site.close();
	await provider.close();
});

/** Browser without scripts: stores cookies and posts forms. */
function visitor(at = site) {
	const jar = new Map<string, string>();
	const sets: string[] = [];
	const send = async (path: string, init: RequestInit = {}) => {
		const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
		const answer = await at.fetch(path, { ...init, headers: { cookie, ...init.headers }, redirect: "manual" });
		for (const set of answer.headers.getSetCookie()) {
			sets.push(set);
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			if (value) jar.set(name, value);
			else jar.delete(name);
		}
		return {
			status: answer.status,
			to: answer.headers.get("location"),
			text: await answer.text(),
			headers: answer.headers,
		};
	};
	const post = (path: string, fields: Record<string, string> = {}, headers = { "sec-fetch-site": "same-origin" }) =>
		send(path, { method: "POST", body: new URLSearchParams(fields), headers });
	const begin = async (page: string) => {
		const { text } = await send(page);
		const form = /<form[^>]*action="\/api\/auth\/signin\/oidc".*?<\/form>/s.exec(text)?.[0] ?? "";
		const fields = [...form.matchAll(/name="(callbackUrl|page)" value="([^"]*)"/g)].map(([, name, value]) => [
			name,
			value,
		]);
		const there = await post("/api/auth/signin/oidc", Object.fromEntries(fields), { "sec-fetch-site": "same-origin" });
		return { there, address: (/<a href="([^"]*)"/.exec(there.text)?.[1] ?? "").replaceAll("&#38;", "&") };
	};
	return { jar, sets, get: send, post, begin };
}

describe("[SS-1] a sign-in at a provider", () => {
	test("starts and ends in the page's language with __Host- cookies, and its session ends everywhere", async () => {
		const { begin, get, post, jar, sets } = visitor();
		const { there, address } = await begin("/de/anmelden?to=/de/uber-uns");
		expect(there.status).toBe(200);
		expect(there.headers.get("content-security-policy")).toContain("form-action 'self';");
		expect([...jar.keys()].toSorted()).toEqual(
			["nonce", "page", "proof", "state", "target"].map((one) => `__Host-hub_oidc_${one}`),
		);
		const back = new URL(await provider.visit(address));
		expect(back.origin).toBe(PUBLIC);
		const home = await get(back.pathname + back.search, { headers: { "sec-fetch-site": "cross-site" } });
		expect([home.status, home.to]).toEqual([303, `${PUBLIC}/de/uber-uns`]);
		expect([...jar.keys()]).toEqual(["__Host-hub_session", "hub_signed_in"]);
		for (const set of sets.filter((one) => one.startsWith("__Host-")))
			expect(set).toMatch(/(?=.*; HttpOnly)(?=.*; Secure)(?=.*SameSite=Lax)/);
		const session = await get("/api/auth/session");
		expect(JSON.parse(session.text)).toEqual({
			user: { name: "Ada Lovelace", account: false },
			expires: expect.any(String),
		});
		expect((await get("/profile")).to).toBe("/sign-out");
		expect((await get("/profile/two-factor")).status).toBe(403);
		expect((await get("/login")).to).toBe("/profile");
		expect((await get("/sign-out")).text).toContain("Ada Lovelace");
		const hours = (Date.parse(JSON.parse(session.text).expires) - Date.now()) / 3_600_000;
		expect([hours > 11.9, hours <= 12], "half a day").toEqual([true, true]);
		const copy = jar.get("__Host-hub_session") ?? "";
		expect((await post("/sign-out", { step: "sign-out" })).to).toBe("/");
		expect([[...jar.keys()], (await get("/api/auth/session")).text]).toEqual([[], "{}"]);
		jar.set("__Host-hub_session", copy);
		expect((await get("/api/auth/session")).text, "[TK-8] a copy of the cookie is good for nothing").toBe("{}");
	});
});
