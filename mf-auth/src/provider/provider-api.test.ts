// Signing in at a real OpenID Connect provider, and refused attempts.

import { openTestHost, TEST_SITE } from "@hub/content-model/testing/test-host";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import { openTestProvider, type TestProvider } from "@hub/shared-contracts/testing/test-provider";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import server from "../remote.server.ts";

const CALLBACK = "/api/auth/callback/oidc";
const BEGIN = "/api/auth/signin/oidc";
let real: TestProvider;
let answers: "signs in" | "refuses" = "signs in";
beforeAll(async () => {
	real = await openTestProvider({
		redirectUri: TEST_SITE + CALLBACK,
		claims: { name: "Ada Lovelace", groups: ["writers", "editors"] },
		visitor: () => answers,
	});
});
afterAll(() => real.close());
beforeEach(() => {
	answers = "signs in";
});

/** Intercepts the provider's responses. */
type Interceptor = (url: URL, forward: () => Promise<Response>) => Promise<Response>;

/** A browser at a site with the provider. */
function browser({
	intercept = (_url, forward) => forward(),
	...changes
}: Partial<SignInProvider> & { readonly intercept?: Interceptor } = {}) {
	const reasons: string[] = [];
	const people: unknown[] = [];
	const jar = new Map<string, string>();
	const provider: SignInProvider = {
		name: "Example <ID>",
		issuer: real.issuer,
		clientId: real.clientId,
		clientSecret: real.clientSecret,
		scope: "openid profile",
		preview: { claim: "groups", value: "editors" },
		fetch: (input, init) => intercept(new URL(String(input)), () => fetch(input, init)),
		warn: (reason) => void reasons.push(reason),
		...changes,
	};
	const session = {
		cookieName: "hub_session",
		secretFor: (purpose: string) => `a secret for ${purpose}, and long`,
		signInElsewhere: async (who: unknown) => void people.push(who),
	};
	const host = openTestHost(server, { routes: { home: { path: "/" } }, session, provider });
	const send = async (path: string, init: RequestInit = {}) => {
		const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
		const answer = await host.api(new Request(TEST_SITE + path, { ...init, headers: { cookie, ...init.headers } }));
		const sets = answer.headers.getSetCookie();
		for (const set of sets) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
			if (value) jar.set(name, value);
			else jar.delete(name);
		}
		return {
			status: answer.status,
			to: answer.headers.get("location"),
			text: await answer.text(),
			headers: answer.headers,
			sets,
		};
	};
	const begin = async (fields: Record<string, string> = {}) => {
		const said = await send(BEGIN, { method: "POST", body: new URLSearchParams(fields) });
		const address = /content="0; url=([^"]*)"/.exec(said.text)?.[1] ?? "";
		return {
			...said,
			address: address.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code))),
		};
	};
	return {
		reasons,
		people,
		jar,
		send,
		begin,
		get: host.get,
		/** Signs in; `change` modifies the callback's address. */
		async signIn(fields: Record<string, string> = {}, change: (address: URL) => void = () => undefined) {
			const { address } = await begin(fields);
			const back = new URL(await real.visit(address));
			change(back);
			return send(back.pathname + back.search);
		},
	};
}

const ADA = { name: "Ada Lovelace", mayPreview: true };

describe("[SS-1] signing in at a provider", () => {
	test("redirects with state, nonce and PKCE, by a page without form and script", async () => {
		const { begin } = browser();
		const { status, text, address, sets, headers } = await begin();
		expect([status, headers.get("cache-control"), headers.get("location")]).toEqual([200, "private, no-store", null]);
		expect(text).not.toMatch(/<script|<form|<ID>/);
		const url = new URL(address);
		expect(url.origin).toBe(real.issuer);
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			response_type: "code",
			client_id: real.clientId,
			redirect_uri: TEST_SITE + CALLBACK,
			scope: "openid profile",
			code_challenge_method: "S256",
			state: expect.any(String),
			nonce: expect.any(String),
		});
		expect(address).not.toContain(real.clientSecret);
		expect(sets.map((set) => set.split("=")[0]).toSorted()).toEqual(
			["nonce", "page", "proof", "state", "target"].map((name) => `hub_oidc_${name}`),
		);
		for (const set of sets) expect(set).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/);
	});

	test("ends with a session of this site, and removes its cookies", async () => {
		const { signIn, people, jar, reasons } = browser();
		const { status, to, sets } = await signIn({ callbackUrl: "/de/veranstaltungen?page=2" });
		expect([status, to]).toEqual([303, `${TEST_SITE}/de/veranstaltungen?page=2`]);
		expect([people, [...jar.keys()], reasons]).toEqual([[ADA], [], []]);
		expect(sets.every((set) => set.includes("Max-Age=0"))).toBe(true);
	});

	test("responds to scripts with JSON", async () => {
		const { send, people } = browser();
		const headers = { "x-auth-return-redirect": "1" };
		const begun = JSON.parse(
			(await send(BEGIN, { method: "POST", headers, body: new URLSearchParams({ json: "true" }) })).text,
		);
		const back = new URL(await real.visit(begun.url));
		expect((await send(back.pathname + back.search)).to).toBe(`${TEST_SITE}/`);
		expect(people).toEqual([ADA]);
	});

	test.each([
		["without the value", { claim: "groups", value: "owners" }, false],
		["without the claim", { claim: "roles", value: "editors" }, false],
		["without a claim in the settings", undefined, false],
		["with the value", { claim: "groups", value: "writers" }, true],
	])("allows previews to an account %s: %j → %s", async (_kind, preview, mayPreview) => {
		const { signIn, people } = browser({ preview });
		await signIn();
		expect(people).toEqual([{ name: "Ada Lovelace", mayPreview }]);
	});

	test("lists the provider without its secret", async () => {
		const { text } = await browser().send("/api/auth/providers");
		expect(Object.keys(JSON.parse(text))).toEqual(["credentials", "oidc"]);
		expect(text).not.toContain(real.clientSecret);
	});
});

/** Replaces claims, and keeps the signature. */
function forged(token: string, change: Record<string, unknown>): string {
	const [head = "", body = "", signature = ""] = token.split(".");
	const claims = { ...JSON.parse(Buffer.from(body, "base64url").toString()), ...change };
	return [head, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
}

/** Modifies the ID token. */
const forging =
	(change: (token: string) => string): Interceptor =>
	async (url, forward) => {
		const answer = await forward();
		if (url.pathname !== "/token") return answer;
		const body = await answer.json();
		return Response.json({ ...body, id_token: change(body.id_token) });
	};

/** Signs the ID token again with other claims and another key, which the provider publishes. */
async function signing(claims: (now: number) => Record<string, number>): Promise<Interceptor> {
	const { privateKey, publicKey } = await generateKeyPair("RS256");
	const keys = [{ ...(await exportJWK(publicKey)), alg: "RS256", use: "sig" }];
	return async (url, forward) => {
		const answer = await forward();
		if (url.pathname === "/jwks") return Response.json({ keys });
		if (url.pathname !== "/token") return answer;
		const body = await answer.json();
		const payload = { ...decodeJwt(body.id_token), ...claims(Math.floor(Date.now() / 1_000)) };
		return Response.json({
			...body,
			id_token: await new SignJWT(payload).setProtectedHeader({ alg: "RS256" }).sign(privateKey),
		});
	};
}

const changing =
	(path: string, change: (body: Record<string, unknown>) => Record<string, unknown>): Interceptor =>
	async (url, forward) => {
		const answer = await forward();
		return url.pathname === path ? Response.json(change(await answer.json())) : answer;
	};

describe("[SS-1] tolerates a provider's clock up to a minute", () => {
	test.each<[string, (now: number) => Record<string, number>, boolean]>([
		["that is 55 s ahead", (now) => ({ iat: now + 55, nbf: now + 55, exp: now + 655 }), true],
		["that is 55 s behind", (now) => ({ iat: now - 115, exp: now - 55 }), true],
		["that is two minutes ahead", (now) => ({ iat: now + 120, nbf: now + 120, exp: now + 720 }), false],
		["that is two minutes behind", (now) => ({ iat: now - 180, exp: now - 120 }), false],
	])("%s", async (_kind, claims, lets) => {
		const it = browser({ intercept: await signing(claims) });
		await it.signIn();
		expect(it.people, it.reasons.join()).toEqual(lets ? [ADA] : []);
	});
});

describe("[SS-1] refuses", () => {
	const refused = async (it: ReturnType<typeof browser>, answer: Promise<{ status: number; to: string | null }>) => {
		const { status, to } = await answer;
		expect([status, to, it.people]).toEqual([303, `${TEST_SITE}/login?error=provider-failed`, []]);
		expect([...it.jar.keys()]).toEqual([]);
	};

	test.each<[string, (back: URL) => void, string]>([
		["with another state", (back) => back.searchParams.set("state", "another"), "state"],
		["without a state", (back) => back.searchParams.delete("state"), ""],
		["of another issuer (RFC 9207)", (back) => back.searchParams.set("iss", "https://evil.example"), ""],
	])("a callback %s", async (_kind, change, reason) => {
		const it = browser();
		await refused(it, it.signIn({}, change));
		expect(it.reasons.join()).toContain(reason);
	});

	test("another browser's callback: the victim would be signed in as the attacker", async () => {
		const [attacker, victim] = [browser(), browser()];
		const back = new URL(await real.visit((await attacker.begin()).address));
		await refused(victim, victim.send(back.pathname + back.search));
		await victim.begin();
		await refused(victim, victim.send(back.pathname + back.search));
	});

	test("a repeated callback, also with the earlier cookies", async () => {
		const it = browser();
		const back = new URL(await real.visit((await it.begin()).address));
		const before = new Map(it.jar);
		await it.send(back.pathname + back.search);
		expect(it.people.splice(0)).toEqual([ADA]);
		await refused(it, it.send(back.pathname + back.search));
		for (const [name, value] of before) it.jar.set(name, value);
		await refused(it, it.send(back.pathname + back.search));
	});

	test.each<[string, (token: string) => string, string]>([
		["of another account", (token) => forged(token, { sub: "account-2" }), ""],
		["with a group that its provider did not give", (token) => forged(token, { groups: ["owners"] }), "signature"],
		["for another sign-in", (token) => forged(token, { nonce: "another" }), "nonce"],
		["for another site", (token) => forged(token, { aud: "another" }), "aud"],
		["of another issuer", (token) => forged(token, { iss: "https://evil.example" }), "iss"],
		["from the past", (token) => forged(token, { exp: 1_000_000_000 }), "exp"],
		[
			"without a signature",
			(token) => token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString("base64url")),
			"",
		],
	])("an ID token %s", async (_kind, change, reason) => {
		const it = browser({ intercept: forging(change) });
		await refused(it, it.signIn());
		expect(it.reasons.join()).toContain(reason);
		expect(it.reasons.join()).not.toMatch(/Ada|eyJ/);
	});

	test("user info of another account", async () => {
		const it = browser({ intercept: changing("/me", (body) => ({ ...body, sub: "account-2" })) });
		await refused(it, it.signIn());
	});

	test("a wrong client secret", async () => {
		const it = browser({ clientSecret: "wrong" });
		await refused(it, it.signIn());
		expect(it.reasons.join()).not.toContain("wrong");
	});

	test("redirects to other sites, after success and failure", async () => {
		for (const target of [
			"https://evil.example/",
			"//evil.example",
			"/\\evil.example",
			"javascript:alert(1)",
			"/\r\nx: y",
		]) {
			const { to } = await browser().signIn({ callbackUrl: target, page: target });
			expect([target, to]).toEqual([target, `${TEST_SITE}/`]);
			const failed = browser();
			failed.jar.set("hub_oidc_page", encodeURIComponent(target));
			expect((await failed.send(`${CALLBACK}?error=x`)).to).toBe(`${TEST_SITE}/login?error=provider-failed`);
		}
		const more = browser();
		await more.begin({ callbackUrl: "/events" });
		more.jar.set("hub_oidc_target", encodeURIComponent("https://evil.example"));
		const back = new URL(await real.visit((await more.begin()).address));
		more.jar.set("hub_oidc_target", encodeURIComponent("https://evil.example"));
		expect((await more.send(`${back.pathname}${back.search}&callbackUrl=https://evil.example`)).to).toBe(
			`${TEST_SITE}/`,
		);
	});

	test("additional parameters for the provider", async () => {
		const { send } = browser();
		const { text } = await send(`${BEGIN}?redirect_uri=https://evil.example&prompt=none`, { method: "POST" });
		expect(text).not.toMatch(/evil|prompt/);
	});

	test("other methods, and an unconfigured provider", async () => {
		const { send } = browser();
		expect((await send(BEGIN)).status).toBe(405);
		expect((await send(CALLBACK, { method: "POST" })).status).toBe(405);
		const without = openTestHost(server);
		expect((await without.api(new Request(TEST_SITE + CALLBACK))).status).toBe(404);
	});
});

describe("[SS-1] a failed sign-in", () => {
	test("is reported as cancelled, in the page's language", async () => {
		answers = "refuses";
		const { signIn, people, get } = browser();
		const { to } = await signIn({ page: "/de/anmelden?to=%2Fde" });
		expect([to, people]).toEqual([`${TEST_SITE}/de/anmelden?to=%2Fde&error=provider-cancelled`, []]);
		const page = await get(String(to).slice(TEST_SITE.length));
		expect(page.text).toContain("Sie haben die Anmeldung bei Example <ID> abgebrochen.");
	});

	test.each<[string, Interceptor]>([
		["is unreachable", () => Promise.reject(new TypeError("fetch failed"))],
		["fails", async () => new Response("down", { status: 503 })],
		["is overloaded", async () => new Response("", { status: 429 })],
	])("is reported as unreachable if the provider %s, at the start and at the callback", async (_kind, intercept) => {
		const { begin } = browser({ intercept });
		const { status, to } = await begin({ page: "/de/anmelden" });
		expect([status, to]).toEqual([303, `${TEST_SITE}/de/anmelden?error=provider-unreachable`]);
		for (const path of ["/token", "/me", "/jwks"]) {
			const it = browser({
				intercept: (url, forward) => (url.pathname === path ? intercept(url, forward) : forward()),
			});
			const said = await it.signIn();
			expect([path, said.to, it.people]).toEqual([path, `${TEST_SITE}/login?error=provider-unreachable`, []]);
		}
	});

	test("that was not started here makes no request to the provider", async () => {
		const calls: string[] = [];
		const { send } = browser({
			intercept(url, forward) {
				calls.push(url.pathname);
				return forward();
			},
		});
		await send(`${CALLBACK}?code=x&state=y`);
		expect(calls).toEqual([]);
	});
});
