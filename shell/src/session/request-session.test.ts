// Requests of a session to Directus, and its cookies.

import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createAttempts } from "./attempts.server.ts";
import { createTransport } from "./content-transport.server.ts";
import { openSession, type SessionOptions } from "./request-session.server.ts";
import { createSeal } from "./sealed-value.server.ts";
import { createServiceCalls } from "./service-calls.server.ts";
import { createRefreshes } from "./token-refresh.server.ts";

const seal = createSeal(["a key for tests alone"]);
const RECORD = { id: "1", email: "ada@example.org", first_name: "Ada", last_name: null, tfa_secret: null };
const tokens = (n: number) => ({ access_token: `T.${n}`, refresh_token: `R.${n}`, expires: 900_000 });

interface Service {
	readonly login?: number;
	readonly me?: number;
	readonly logout?: number;
	readonly code?: string;
	/** The record of the account. */
	readonly record?: object;
	/** True while Directus is silent. */
	readonly away?: boolean;
}

/** A browser at a site before a content service that answers so. */
function browser(given: Service = {}, secure = false, providerName?: string) {
	let responses = given;
	const ended = new Set<string>();
	const requests: string[] = [];
	const headers: Headers[] = [];
	const jar = new Map<string, string>();
	const set: string[] = [];
	const send: typeof fetch = async (input, init) => {
		const { login = 200, me = 200, logout = 204, record = RECORD, code } = responses;
		const url = new URL(String(input));
		headers.push(new Headers(init?.headers));
		requests.push(
			`${init?.method} ${url.pathname}${decodeURIComponent(url.search)} ${String(init?.body ?? "")}`.trim(),
		);
		const answer = (status: number, data: unknown) =>
			status === 204
				? new Response(null, { status })
				: Response.json(
						status === 200 ? { data } : { errors: [{ message: "No.", extensions: { code: code ?? "X" } }] },
						{
							status,
						},
					);
		if (url.pathname === "/auth/login") return answer(login, tokens(1));
		if (url.pathname === "/auth/logout") return answer(logout, undefined);
		return answer(me, record);
	};
	const transport = createTransport({ url: "http://cms.example", fetch: send });
	const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	const operate: SessionOptions["operate"] = async (name, input) => {
		const { id } = z.object({ id: z.uuid() }).parse(input);
		if (responses.away) return { kind: "unavailable" };
		if (name === "hub-sessions/end") ended.add(id);
		return { kind: "done", data: { kind: ended.has(id) ? "ended" : "open" } };
	};
	const breaker = { isAway: () => responses.away ?? false, probe: async () => undefined };
	const options = {
		seal,
		transport,
		log,
		secure,
		refreshes: createRefreshes(transport),
		attempts: createAttempts(),
		service: createServiceCalls(breaker, 1_000),
		operate,
		studioUrl: "",
		providerName,
	};
	return {
		requests,
		headers,
		jar,
		set,
		log,
		/** From now on the service answers so. */
		turn(next: Service) {
			responses = next;
		},
		/** One request; what it sets is in the jar afterwards. */
		async visit<Result>(work: (session: ReturnType<typeof openSession>) => Promise<Result>): Promise<Result> {
			const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
			const session = openSession(options, { cookie, address: "203.0.113.9", visitor: "v" });
			const result = await work(session);
			for (const one of session.cookies()) {
				set.push(one);
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
				if (value) jar.set(name, value);
				else jar.delete(name);
			}
			return result;
		},
	};
}
const ADA = { email: "ada@example.org", password: "right" };

describe("[TK-1] [TK-2] session tokens", () => {
	test("are stored sealed after a login, which fetches the account", async () => {
		const { visit, requests, jar } = browser();
		await visit(async (session) => {
			expect(await session.signIn(ADA)).toEqual({ kind: "signed-in" });
			expect(await session.visitor()).toMatchObject({ kind: "account", account: { name: "Ada" } });
		});
		expect(requests[0]).toBe(`POST /auth/login ${JSON.stringify({ ...ADA, mode: "json" })}`);
		expect(requests[1]).toMatch(/^GET \/users\/me\?fields(\[\])?=\*$/);
		expect([...jar.keys()]).toEqual(["hub_session", "hub_signed_in"]);
		expect([...jar.values()].join()).not.toMatch(/T\.1|R\.1|@/);
	});

	test("are not stored after a refused login", async () => {
		const { visit, requests, jar } = browser({ login: 401, code: "INVALID_CREDENTIALS" });
		expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "wrong" });
		expect(requests).toHaveLength(1);
		expect(jar.size).toBe(0);
	});

	test.each([401, 503])("[TK-2] are discarded if the account's record is answered with %i", async (me) => {
		const { visit, requests, jar } = browser({ me, code: "INVALID_CREDENTIALS" });
		expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "unavailable" });
		expect([requests.at(-1), jar.size]).toEqual(['POST /auth/logout {"mode":"json","refresh_token":"R.1"}', 0]);
	});

	test("[TK-8] of a signed-out session are useless in every copy of the cookie", async () => {
		const { visit, jar, turn } = browser();
		await visit((session) => session.signIn(ADA));
		const copy = jar.get("hub_session") ?? "";
		await visit((session) => session.signOut());
		const use = () =>
			visit(async (session) => [
				await session.visitor(),
				await session.bearer(),
				await session.update({ firstName: "A" }),
				await session.generateTwoFactor("p"),
			]);
		jar.set("hub_session", copy);
		expect(await use()).toEqual([{ kind: "guest" }, undefined, { kind: "guest" }, { kind: "guest" }]);
		expect(jar.size, "and the browser forgets it").toBe(0);
		turn({ away: true });
		jar.set("hub_session", copy);
		const unknown = { kind: "unavailable" };
		expect(await use()).toEqual([unknown, undefined, unknown, unknown]);
		expect(jar.size).toBe(1);
	});

	test("[TK-4] attempts during an outage are not counted", async () => {
		const { visit, turn, requests } = browser({ login: 503 });
		for (let time = 0; time < 20; time += 1)
			expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "unavailable" });
		turn({ away: true });
		requests.length = 0;
		for (let time = 0; time < 20; time += 1)
			expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "unavailable" });
		expect(requests, "a silent service is not called").toEqual([]);
		turn({});
		expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "signed-in" });
	});

	test("are removed by a logout", async () => {
		const { visit, requests, jar } = browser();
		await visit((session) => session.signIn(ADA));
		expect(await visit((session) => session.signOut())).toBe(true);
		expect(requests.at(-1)).toBe('POST /auth/logout {"mode":"json","refresh_token":"R.1"}');
		expect(jar.size).toBe(0);
	});

	test("without an access token are discarded", async () => {
		const { visit, requests, jar } = browser();
		jar.set("hub_signed_in", "1");
		expect(await visit((session) => session.visitor())).toEqual({ kind: "guest" });
		expect([requests, jar.size]).toEqual([[], 0]);
	});

	test("of a known visitor need no request until a page asks for the account", async () => {
		const { visit, requests } = browser();
		await visit((session) => session.signIn(ADA));
		requests.length = 0;
		expect(await visit(async (session) => session.hasCookie)).toBe(true);
		expect(requests).toEqual([]);
	});

	test("are absent in a browser without cookies, which is a guest's", async () => {
		const { visit, requests, set } = browser();
		expect(await visit((session) => session.visitor())).toEqual({ kind: "guest" });
		expect([requests, set]).toEqual([[], []]);
	});

	test("[TK-1] are in a __Host- cookie that scripts cannot read under HTTPS", async () => {
		const { visit, set } = browser({}, true);
		await visit((session) => session.signIn(ADA));
		expect(set[0]).toMatch(/^__Host-hub_session=[\w-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
	});

	test("[TK-2] are removed if the content service rejects them and kept if it is unavailable", async () => {
		const gone = browser();
		await gone.visit((session) => session.signIn(ADA));
		gone.turn({ me: 401, code: "TOKEN_EXPIRED" });
		expect(await gone.visit((session) => session.visitor())).toEqual({ kind: "guest" });
		expect(gone.jar.size).toBe(0);
		const away = browser();
		await away.visit((session) => session.signIn(ADA));
		away.turn({ me: 503 });
		expect(await away.visit((session) => session.visitor())).toEqual({ kind: "unavailable" });
		expect(away.jar.size).toBe(2);
	});

	test("[SS-1] of an earlier session are replaced at a sign-in", async () => {
		const { visit, requests, jar } = browser();
		await visit((session) => session.signIn(ADA));
		const planted = jar.get("hub_session");
		await visit((session) => session.signIn({ ...ADA, email: "bert@example.org" }));
		expect(jar.get("hub_session")).not.toBe(planted);
		expect(requests).toContain('POST /auth/logout {"mode":"json","refresh_token":"R.1"}');
	});

	describe("[SS-1] a session of another provider", () => {
		const who = { name: "Ada", mayPreview: true };

		test("makes no calls, lasts 12 hours and ends the session before", async () => {
			const { visit, requests, set, jar } = browser({}, true, "Example ID");
			await visit((session) => session.signIn(ADA));
			await visit(async (session) => session.signInElsewhere(who));
			expect(requests.splice(0).at(-1)).toBe('POST /auth/logout {"mode":"json","refresh_token":"R.1"}');
			expect(set.at(-2)).toMatch(/^__Host-hub_session=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
			await visit(async (session) => {
				expect(await session.visitor()).toEqual({ kind: "elsewhere", ...who });
				expect([await session.bearer(), await session.update({ firstName: "A" })]).toEqual([
					undefined,
					{ kind: "guest" },
				]);
				expect(await session.generateTwoFactor("p")).toEqual({ kind: "guest" });
			});
			const copy = jar.get("__Host-hub_session") ?? "";
			expect(await visit((session) => session.signOut())).toBe(true);
			jar.set("__Host-hub_session", copy);
			expect(await visit((session) => session.visitor()), "[TK-8] also for who has a copy of the cookie").toEqual({
				kind: "guest",
			});
			expect(requests).toEqual([]);
		});
	});

	test("[TK-6] wait sealed in a cookie between password and one-time code", async () => {
		const { visit, requests, jar, set } = browser({ login: 401, code: "INVALID_OTP" });
		expect(await visit((session) => session.signIn(ADA))).toEqual({ kind: "code" });
		expect(set[0]).toMatch(/^hub_sign_in=[\w-]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
		expect([...jar.keys()]).toEqual(["hub_sign_in"]);
		expect(await visit((session) => session.signIn({ otp: "123 456" }))).toEqual({ kind: "wrong-code" });
		expect(requests.at(-1)).toBe(`POST /auth/login ${JSON.stringify({ ...ADA, otp: "123456", mode: "json" })}`);
		jar.clear();
		expect(await visit((session) => session.signIn({ otp: "123456" }))).toEqual({ kind: "expired" });
	});

	test("are never logged, nor are passwords", async () => {
		const { visit, log, turn } = browser();
		await visit((session) => session.signIn(ADA));
		turn({ me: 503, logout: 503 });
		await visit((session) => session.visitor());
		await visit((session) => session.signOut());
		expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/T\.1|R\.1|right/);
	});
});
