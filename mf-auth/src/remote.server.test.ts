import { openTestHost, TEST_SITE } from "@hub/content-model/testing/test-host";
import type { RouteDefinition } from "@hub/shared-contracts/remote/remote";
import type { SignInInput, SignInResult, VisitorSession } from "@hub/shared-contracts/session/visitor-session";
import { describe, expect, test } from "vitest";
import de from "../messages/de-DE.json" with { type: "json" };
import en from "../messages/en-US.json" with { type: "json" };
import server from "./remote.server.ts";

const account = { id: "1", email: "ada@example.org", firstName: "Ada", lastName: "L", name: "Ada L", twoFactor: false };
const asAda = {
	visitor: async () => ({ kind: "account" as const, account }),
	cookieName: "hub_session",
	cookieValue: () => "sealed",
	ends: () => Date.parse("2030-01-01T00:00:00Z"),
	studioUrl: "http://studio.example/admin",
	secretFor: () => "a secret of thirty-two characters",
};
const hosted = (session: Partial<VisitorSession> = {}) =>
	openTestHost(server, { routes: { home: { path: "/" } }, session });

/** A host whose sign-ins have one result, and are recorded. */
function signingIn(answer: SignInResult) {
	const sent: SignInInput[] = [];
	const signIn = async (input: SignInInput) => {
		sent.push(input);
		return answer;
	};
	return {
		sent,
		...hosted({ signIn, cookieName: "hub_session", secretFor: () => "a secret of thirty-two characters" }),
	};
}
const ADA = { step: "login", email: "ada@example.org", password: "right horse" };

describe("signing in", () => {
	test.each([
		["/login", en],
		["/de/anmelden", de],
	])("[TK-6] at %s has a form for password managers", async (path, words) => {
		const { document, outcome } = await hosted().get(path);
		expect(document.one("h1").text).toBe(words["login.title"]);
		const fields = document
			.all("input")
			.map(({ attributes }) => [attributes.name, attributes.type, attributes.autocomplete]);
		expect(fields).toEqual([
			["email", "email", "username"],
			["password", "password", "current-password"],
		]);
		expect(document.one("form").attributes).toMatchObject({ method: "post", action: path });
		expect(outcome).toMatchObject({ head: { noIndex: true }, personal: false });
	});

	test.each([
		["", "/"],
		["?to=%2Fevents%3Fpage%3D2", "/events?page=2"],
		[`?to=${encodeURIComponent(`${TEST_SITE}/about`)}`, "/about"],
		["?to=%2F%2Fevil.example", "/"],
		["?to=https%3A%2F%2Fevil.example", "/"],
		["?to=%2F%5Cevil.example", "/"],
	])("[TK-5] with the query %j redirects to %s", async (query, target) => {
		const { post, sent } = signingIn({ kind: "signed-in" });
		const { status, location } = await post(`/login${query}`, ADA);
		expect([status, location]).toEqual([303, target]);
		expect(sent).toEqual([{ email: ADA.email, password: ADA.password }]);
	});

	test.each<[SignInResult, number, string]>([
		[{ kind: "wrong" }, 422, "Wrong email address or password"],
		[{ kind: "later", seconds: 61 }, 429, "2 min"],
		[{ kind: "unavailable" }, 503, en["trouble.unavailable"]],
	])("[TK-4] with the result %j shows it with the address, but without the password", async (answer, status, words) => {
		const page = await signingIn(answer).post("/login", ADA);
		expect([page.status, page.document.one("div", { role: "alert" }).text]).toEqual([
			status,
			expect.stringContaining(words),
		]);
		expect(page.document.one("input", { name: "email" }).attributes.value).toBe(ADA.email);
		expect(page.html).not.toContain(ADA.password);
	});

	test("[TK-6] with a second factor has a field for a one-time code", async () => {
		const asked = await signingIn({ kind: "code" }).post("/login", ADA);
		expect(asked.document.one("input").attributes).toMatchObject({
			name: "otp",
			autocomplete: "one-time-code",
			inputmode: "numeric",
		});
		expect(asked.html).not.toContain(ADA.password);
		const { post, sent } = signingIn({ kind: "wrong-code" });
		const wrong = await post("/login?to=%2Fevents", { step: "code", otp: "123 456" });
		expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining(en["code.wrong"])]);
		expect(wrong.document.one("form").attributes.action).toBe("/login?to=%2Fevents");
		expect(sent).toEqual([{ otp: "123 456" }]);
		expect((await signingIn({ kind: "expired" }).post("/login", { step: "code", otp: "1" })).text).toContain(
			en["code.expired"],
		);
	});
});

describe("an account's pages", () => {
	test("[TK-7] are for guests only, or need a session", () => {
		const guards = server.remote.routes.flatMap(({ key, middleware }: RouteDefinition) =>
			middleware ? [[key, ...middleware]] : [],
		);
		expect(guards).toEqual([
			["login", "guest-only"],
			["forgotten-password", "guest-only"],
			["profile", "auth"],
			["two-factor", "auth"],
		]);
	});

	test("[TK-6] have one form for all visitors who forgot their password", async () => {
		expect((await hosted().get("/forgotten-password")).outcome).toMatchObject({
			head: { noIndex: true },
			personal: false,
		});
	});

	test("[TK-6] request a new password with the same response for every address", async () => {
		const asked: string[][] = [];
		const { post } = hosted({
			async requestPassword(...input) {
				asked.push(input);
				return { kind: "refused", message: "no such account" };
			},
		});
		const { status, text } = await post("/de/passwort-vergessen", { email: "x@example.org" });
		expect([status, text]).toEqual([200, expect.stringContaining(de["forgotten.sent.title"])]);
		expect(asked).toEqual([["x@example.org", `${TEST_SITE}/de/new-password`]]);
	});

	test.each(["new-password", "accept-invite"] as const)(
		"[TK-6] accept a long password with a valid token: %s",
		async (path) => {
			const choose = async (token: string, password: string) =>
				token === "good" && password.length > 11
					? { kind: "done" as const, value: undefined }
					: { kind: "refused" as const, message: "" };
			const { get, post } = hosted({ resetPassword: choose, acceptInvite: choose });
			const { document } = await get(`/${path}?token=good`);
			expect(document.one("input").attributes).toMatchObject({ type: "password", autocomplete: "new-password" });
			expect((await post(`/${path}?token=good`, { password: "short" })).status).toBe(422);
			expect((await post(`/${path}?token=good`, { password: "long enough words" })).location).toMatch(/^\/login\?/);
			const dead = await post(`/${path}?token=old`, { password: "long enough words" });
			expect([dead.status, dead.document.one("h1").text]).toEqual([404, en[`${path}.dead.title`]]);
			expect((await get(`/${path}`)).status).toBe(404);
		},
	);

	test("[TK-6] change name and password, but not for guests", async () => {
		const changes: unknown[] = [];
		const update: VisitorSession["update"] = async (change) => {
			changes.push(change);
			return { kind: "done", value: undefined };
		};
		const { get, post } = hosted({ ...asAda, update, signOut: async () => true });
		const { document } = await get("/profile");
		expect(document.one("input", { name: "firstName" }).attributes.value).toBe("Ada");
		expect((await post("/profile", { step: "name", firstName: " Ada\n", lastName: "B" })).location).toBe(
			"/profile?saved",
		);
		const choose = { step: "password", current: "now", password: "long enough words" };
		expect((await post("/profile", { ...choose, password: "short" })).status).toBe(422);
		const without = await post("/profile", { ...choose, current: "" });
		expect([without.status, without.text]).toEqual([422, expect.stringContaining(en["wrong.current-password"])]);
		expect((await post("/profile", choose)).location).toBe("/login?reset");
		expect(changes).toEqual([
			{ firstName: "Ada", lastName: "B" },
			{ currentPassword: "now", password: "long enough words" },
		]);
		expect((await hosted().get("/profile")).status).toBe(401);
	});

	test("[TK-8] show a wrong current password at its field, in both languages", async () => {
		const update = async () => ({
			kind: "refused" as const,
			message: "Invalid user credentials.",
			wrongPassword: true,
		});
		const { post } = hosted({ ...asAda, update });
		for (const [path, words] of [
			["/profile", en],
			["/de/profil", de],
		] as const) {
			const page = await post(path, { step: "password", current: "wrong", password: "long enough words" });
			expect([page.status, page.text]).toEqual([422, expect.stringContaining(words["wrong.current-password"])]);
			expect(page.document.one("input", { name: "current" }).attributes["aria-invalid"]).toBe("true");
			expect(page.html).not.toContain("long enough words");
		}
	});

	test("[TK-4] report an outage of Directus, and preserve the values", async () => {
		const { post } = hosted({ visitor: async () => ({ kind: "unavailable" }) });
		const page = await post("/profile", { step: "name", firstName: "Adele", lastName: "L" });
		expect([page.status, page.text]).toEqual([503, expect.stringContaining(en["trouble.unavailable"])]);
		expect(page.document.one("input", { name: "firstName" }).attributes.value).toBe("Adele");
	});

	test("[TK-6] tell an account without a role that it has no profile", async () => {
		const bare = { ...account, email: "", firstName: "", lastName: "", name: "" };
		const { get } = hosted({ ...asAda, visitor: async () => ({ kind: "account", account: bare }) });
		const { status, document, text } = await get("/de/profil");
		expect([status, document.one("h1").text, document.all("form"), text]).toEqual([
			200,
			de["account.account"],
			[],
			expect.stringContaining(de["profile.no-role"]),
		]);
		expect((await get("/profile/two-factor")).location).toBe("/profile");
	});

	test("[TK-6] set up a second factor with a QR code rendered on the server", async () => {
		const { post } = hosted({
			...asAda,
			generateTwoFactor: async () => ({
				kind: "done",
				value: { secret: "KEY", otpauthUrl: "otpauth://totp/x?secret=KEY" },
			}),
			enableTwoFactor: async (_secret, otp) =>
				otp === "123456" ? { kind: "done", value: undefined } : { kind: "refused", message: "" },
		});
		const { document } = await post("/profile/two-factor", { step: "begin", password: "p" });
		expect(document.one("svg", { role: "img" }).all("path")[0]?.attributes.d?.length).toBeGreaterThan(500);
		expect(document.one("code").text).toBe("KEY");
		const again = await post("/profile/two-factor", { step: "enable", secret: "KEY", otp: "000000" });
		expect([again.status, again.document.one("code").text]).toEqual([422, "KEY"]);
		expect((await post("/profile/two-factor", { step: "enable", secret: "KEY", otp: "123 456" })).location).toBe(
			"/login?two-factor=on",
		);
		expect((await hosted().get("/login?two-factor=on")).text).toContain(en["two-factor.on"]);
	});
});

describe("the account menu", () => {
	test("links the sign-in for guests, and the profile with a session", async () => {
		const guest = await hosted().slot("account-menu", "de");
		expect(guest?.one("a")).toMatchObject({ text: de["account.login"], attributes: { href: "/de/anmelden" } });
		const member = await hosted(asAda).slot("account-menu", "de", { hub_signed_in: "1" });
		expect(member?.one("a")).toMatchObject({ text: de["account.account"], attributes: { href: "/de/profil" } });
	});
});

describe("[SS-1] /api/auth", () => {
	const ask = (path: string, init: RequestInit = {}, session: Partial<VisitorSession> = {}) =>
		hosted(session).api(new Request(`${TEST_SITE}/api/auth/${path}`, init));
	const cookie = "hub_session=sealed";
	const form = (fields: Record<string, string>): RequestInit => ({
		method: "POST",
		headers: { "X-Auth-Return-Redirect": "1", cookie },
		body: new URLSearchParams(fields),
	});
	const addressIn = async (response: Response) => new URL(((await response.json()) as { url: string }).url);

	test("/session is empty for guests and not cached", async () => {
		const response = await ask("session");
		expect([response.status, await response.json()]).toEqual([200, {}]);
		expect(response.headers.get("cache-control")).toContain("no-store");
	});

	test("/session has the user's name and expiry only", async () => {
		const response = await ask("session", { headers: { cookie } }, asAda);
		expect(await response.json()).toEqual({
			user: { name: "Ada L", account: true, studio: asAda.studioUrl },
			expires: "2030-01-01T00:00:00.000Z",
		});
		expect(response.headers.getSetCookie()).toEqual([]);
	});

	test.each([
		["session", "POST", "GET, HEAD"],
		["signout", "GET", "POST"],
		["signin/credentials", "GET", "POST"],
	])("/%s responds 405 to the method %s and names those it accepts", async (path, method, allow) => {
		const response = await ask(path, { method });
		expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
	});

	test("/providers lists the password sign-in", async () => {
		expect(await (await ask("providers", {}, asAda)).json()).toMatchObject({ credentials: { type: "credentials" } });
	});

	test("/callback/credentials signs in, or has the error in the address", async () => {
		const post = async (answer: SignInResult) => {
			const { api } = signingIn(answer);
			const fields = { ...ADA, callbackUrl: `${TEST_SITE}/events` };
			return addressIn(await api(new Request(`${TEST_SITE}/api/auth/callback/credentials`, form(fields))));
		};
		expect((await post({ kind: "signed-in" })).href).toBe(`${TEST_SITE}/events`);
		const { pathname, searchParams } = await post({ kind: "wrong" });
		expect([pathname, Object.fromEntries(searchParams)]).toEqual([
			"/login",
			{ error: "CredentialsSignin", code: "wrong" },
		]);
	});

	test.each<[string, RequestInit]>([
		["a field", { body: new URLSearchParams({ json: "true" }) }],
		["JSON", { body: JSON.stringify({ json: true }), headers: { "content-type": "application/json" } }],
		["what it takes", { headers: { accept: "application/json" } }],
	])("responds with JSON if the request asks for it by %s", async (_what, init) => {
		const headers = { ...init.headers, cookie };
		const said = await ask("signout", { ...init, method: "POST", headers }, { ...asAda, signOut: async () => true });
		expect([said.status, await addressIn(said)]).toEqual([200, new URL(TEST_SITE)]);
		const browser = { method: "POST", headers: { cookie, accept: "text/html,application/json;q=0.9" } };
		expect((await ask("signout", browser, { ...asAda, signOut: async () => true })).status).toBe(302);
	});

	test("responds with https addresses behind a proxy", async () => {
		const behindProxy = TEST_SITE.replace("https:", "http:");
		expect(TEST_SITE).toMatch(/^https:/);
		const { api } = signingIn({ kind: "signed-in" });
		const fields = { ...ADA, callbackUrl: `${TEST_SITE}/events` };
		const said = await api(new Request(`${behindProxy}/api/auth/callback/credentials`, form(fields)));
		expect((await addressIn(said)).href).toBe(`${TEST_SITE}/events`);
	});

	test("/signin/credentials leads to the sign-in page", async () => {
		const begin = async (fields: Record<string, string>) => addressIn(await ask("signin/credentials", form(fields)));
		expect((await begin({ callbackUrl: `${TEST_SITE}/events?page=2` })).href).toBe(
			`${TEST_SITE}/login?to=${encodeURIComponent("/events?page=2")}`,
		);
		expect((await begin({ page: "/de/anmelden", callbackUrl: "https://evil.example" })).href).toBe(
			`${TEST_SITE}/de/anmelden`,
		);
		expect((await ask("signin/another", form({}))).status).toBe(404);
	});

	test("/csrf has a token for clients that need one", async () => {
		const said = await ask("csrf");
		expect([said.status, await said.json()]).toEqual([200, { csrfToken: expect.stringMatching(/^.{20,}$/) }]);
		expect(said.headers.get("cache-control")).toContain("no-store");
	});

	test("[TK-5] /signout signs out, and redirects within this site", async () => {
		let out = 0;
		const session = {
			...asAda,
			async signOut() {
				out += 1;
				return true;
			},
		};
		expect((await addressIn(await ask("signout", form({ callbackUrl: `${TEST_SITE}/events` }), session))).href).toBe(
			`${TEST_SITE}/events`,
		);
		expect((await addressIn(await ask("signout", form({ callbackUrl: "https://evil.example/" }), session))).href).toBe(
			`${TEST_SITE}/`,
		);
		expect(out).toBe(2);
	});
});
