// How sessions end, over HTTP and against the Directus that runs beside the tests: at once, with all copies of their cookies, and for
// every process of the site. And what is said of accounts while Directus is away.

import {
	asAdministrator,
	findAccount,
	mailedLink,
	newEmail,
	oneTimeCode,
	PASSWORD,
	withAccount,
	withoutAccount,
} from "@hub/e2e/accounts";
import { testSite } from "@hub/e2e/test-site";
import { afterEach, describe, expect, test } from "vitest";
import { formBrowser } from "../fixtures/form-browser.ts";
import { oddAnswers } from "../fixtures/odd-answers.ts";
import { faultyProxy } from "../fixtures/stand-in-services.ts";
import { openTestSite } from "../fixtures/test-site.ts";

/** Kinds of responses to accounts that Directus never gives. "empty data" is `[]`. */
const INVALID_RESPONSES = [
	...["no content", "empty", "null", "no data", "empty data", "cut short", "half of it", "page", "bad gateway"],
	...["refused by a proxy", "led elsewhere", "packed wrongly", "huge"],
];

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const step of undo.splice(0).reverse()) await step();
});

type Browser = ReturnType<typeof formBrowser>;

/** Signs in in a browser. */
async function signedIn(email: string, browser: Browser = formBrowser()): Promise<Browser> {
	expect((await browser.login(email)).status).toBe(303);
	return browser;
}

/** What a browser's session is still good for: the profile, the session object, a save. */
async function uses(browser: Browser) {
	const jar = new Map(browser.jar);
	const use = async (ask: () => Promise<{ status: number; text: string }>) => {
		for (const [name, value] of jar) browser.jar.set(name, value);
		return ask();
	};
	const profile = await use(() => browser.get("/profile"));
	const session = await use(() => browser.get("/api/auth/session"));
	const saved = await use(() => browser.post("/profile", { step: "name", firstName: "Mallory", lastName: "" }));
	return { profile: profile.status, session: session.text === "{}" ? "none" : "some", saved: saved.status };
}
const OPEN = { profile: 200, session: "some", saved: 303 };
const ENDED = { profile: 302, session: "none", saved: 303 };

/** Another process of the same site, which was told of nothing. */
async function otherProcess(): Promise<Browser> {
	const site = await openTestSite();
	undo.push(site.close);
	return formBrowser((path, init) => site.fetch(path, init));
}

const nameOf = async (email: string) =>
	JSON.stringify(await asAdministrator(`/users?filter[email][_eq]=${encodeURIComponent(email)}&fields=first_name`));

describe("[TK-8] sessions end at once", () => {
	test("by signing out: a copy of the cookie is good for nothing, in no process", () =>
		withAccount(async ({ email }) => {
			const browser = await signedIn(email);
			const [copy, elsewhere] = [formBrowser(), await otherProcess()];
			for (const other of [copy, elsewhere]) for (const [name, value] of browser.jar) other.jar.set(name, value);
			expect([await uses(copy), await uses(elsewhere)]).toEqual([OPEN, OPEN]);
			await asAdministrator(`/users/${(await findAccount(email))?.id}`, "PATCH", { first_name: "Ada" });
			await browser.post("/api/auth/signout", {});
			expect([await uses(copy), await uses(elsewhere)]).toEqual([ENDED, ENDED]);
			expect(await nameOf(email), "nothing was saved").toContain("Ada");
		}));

	test("by a new password, which is taken with the current one alone: a stolen session cannot set one", () =>
		withAccount(async ({ email }) => {
			const [owner, other] = [await signedIn(email), await signedIn(email)];
			const stolen = (fields: Record<string, string>) =>
				other.post("/profile", { step: "password", password: "words of a thief", ...fields });
			expect((await stolen({})).status).toBe(422);
			expect((await stolen({ current: "wrong" })).status).toBe(422);
			expect(await uses(other)).toEqual(OPEN);
			const change = { step: "password", current: PASSWORD, password: `new ${PASSWORD}` };
			const changed = await owner.post("/profile", change);
			expect([changed.status, changed.to]).toEqual([303, "/login?reset"]);
			expect(await uses(other)).toEqual(ENDED);
			await signedIn(email, {
				...owner,
				login: (who) => owner.post("/login", { step: "login", email: who, password: change.password }),
			});
			const { headers } = await owner.get("/api/auth/session");
			expect(headers.get("cache-control")).toContain("no-store");
		}));

	test("by a password that was forgotten, and by a suspension", () =>
		withAccount(async ({ email }) => {
			const one = await signedIn(email);
			await formBrowser().post("/forgotten-password", { step: "request", email });
			await expect.poll(() => mailedLink(email, "/new-password"), { timeout: 15_000, interval: 300 }).not.toBe("");
			const { pathname, search } = new URL(await mailedLink(email, "/new-password"));
			expect((await formBrowser().post(pathname + search, { step: "choose", password: `new ${PASSWORD}` })).status).toBe(303);
			expect(await uses(one)).toEqual(ENDED);
			const two = formBrowser();
			expect((await two.login(email, `new ${PASSWORD}`)).status).toBe(303);
			const id = (await findAccount(email))?.id;
			await asAdministrator(`/users/${id}`, "PATCH", { status: "suspended" });
			expect(await uses(two)).toEqual(ENDED);
			expect((await formBrowser().login(email, `new ${PASSWORD}`)).status).toBe(422);
		}));

	test("by a second factor that is switched on or off, in Studio too", () =>
		withAccount(async ({ email }) => {
			const [owner, other] = [await signedIn(email), await signedIn(email)];
			const studio = await fetch(`${testSite().settings.cmsUrl}/auth/login`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ email, password: PASSWORD, mode: "session" }),
			});
			const cookie = studio.headers.getSetCookie()[0]?.split(";")[0] ?? "";
			const inStudio = async () => (await fetch(`${testSite().settings.cmsUrl}/users/me`, { headers: { cookie } })).status;
			expect(await inStudio()).toBe(200);
			const { text } = await owner.post("/profile/two-factor", { step: "begin", password: PASSWORD });
			const secret = /name="secret" value="([A-Z2-7]+)"/.exec(text)?.[1] ?? "";
			expect((await owner.post("/profile/two-factor", { step: "enable", secret, otp: await oneTimeCode(secret) })).to).toBe(
				"/login?two-factor=on",
			);
			expect(await uses(other)).toEqual(ENDED);
			await expect.poll(inStudio).toBe(401);
			const again = formBrowser();
			await again.login(email);
			expect((await again.post("/login", { step: "code", otp: await oneTimeCode(secret) })).status).toBe(303);
			expect(await uses(again)).toEqual(OPEN);
			await asAdministrator(`/users/${(await findAccount(email))?.id}/tfa/disable`, "POST");
			expect(await uses(again)).toEqual(ENDED);
		}));

	test("[SS-1] and when the session object says so", () =>
		withAccount(async ({ email }) => {
			const { text } = await (await signedIn(email)).get("/api/auth/session");
			const days = (Date.parse(JSON.parse(text).expires) - Date.now()) / 86_400_000;
			expect([days > 6.99, days <= 7]).toEqual([true, true]);
		}));
});

test("[TK-6] an account without a role signs in, sees its pages, and signs out", async () => {
	const email = newEmail();
	await asAdministrator("/users", "POST", { email, password: PASSWORD, status: "active" });
	try {
		const browser = await signedIn(email);
		const page = await browser.get("/de/profil");
		expect([page.status, page.text]).toEqual([200, expect.stringContaining("Ihr Konto hat noch keine Rolle")]);
		expect((await browser.get("/api/auth/session")).text).toContain('"account":true');
		expect((await browser.get("/sign-out")).status).toBe(200);
		expect((await browser.post("/sign-out", { step: "sign-out" })).to).toBe("/");
		expect((await browser.get("/profile")).status).toBe(302);
	} finally {
		await withoutAccount(email);
	}
});

describe("[TK-4] while the content service is silent", () => {
	test(
		"signing in and the profile say so as soon as pages do, keep what was typed, and count no right password",
		() =>
			withAccount(async ({ email }) => {
				const proxy = await faultyProxy(testSite().settings.cmsUrl);
				undo.push(proxy.close);
				const site = await openTestSite({ cmsUrl: proxy.url });
				undo.push(site.close);
				const at = () => formBrowser((path, init) => site.fetch(path, init));
				const member = await signedIn(email, at());
				proxy.mood = "silent";
				const timed = async <Value>(work: Promise<Value>) => {
					const begun = performance.now();
					return [await work, performance.now() - begun] as const;
				};
				const [first, took] = await timed(at().login(email));
				expect([first.status, took < 4_500, took]).toEqual([503, true, took]);
				expect(first.text).toContain(`value="${email}"`);
				for (let time = 0; time < 10; time += 1) {
					const [again, then] = await timed(at().login(email));
					expect([again.status, then < 2_500, then]).toEqual([503, true, then]);
				}
				const [profile, shown] = await timed(member.get("/profile"));
				expect([profile.status, shown < 2_500, shown]).toEqual([503, true, shown]);
				const typed = await member.post("/de/profil", { step: "name", firstName: "Adelheid", lastName: "Ö" });
				expect(typed.status).toBe(503);
				expect(typed.text).toContain('value="Adelheid"');
				expect(typed.text).toContain("Die Konten sind gerade nicht erreichbar");
				proxy.mood = "well";
				await expect.poll(async () => (await at().login(email)).status, { timeout: 10_000, interval: 500 }).toBe(303);
				expect((await member.get("/profile")).status, "the session stayed").toBe(200);
			}),
		60_000,
	);
});

test(
	"[OP-2] [TK-4] a response that isn't one of Directus says that accounts are unavailable, counts no attempt and ends no session",
	() =>
		withAccount(async ({ email }) => {
			const proxy = await faultyProxy(testSite().settings.cmsUrl);
			undo.push(proxy.close);
			const site = await openTestSite({ cmsUrl: proxy.url });
			undo.push(site.close);
			const at = () => formBrowser((path, init) => site.fetch(path, init));
			const member = await signedIn(email, at());
			const invalid = oddAnswers({ huge: 300 * 1024 * 1024, slow: 0, random: () => 0.5 });
			for (const kind of INVALID_RESPONSES) {
				proxy.odd = invalid[kind];
				expect(proxy.odd, kind).toBeDefined();
				const login = await at().login(email);
				const change = await member.post("/profile", { step: "name", firstName: "Ada", lastName: "" });
				expect([login.status, change.status, (await member.get("/profile")).status], kind).toEqual([503, 503, 503]);
			}
			proxy.odd = undefined;
			expect((await member.get("/profile")).status, "the session stayed").toBe(200);
			expect((await at().login(email)).status, "no attempt was counted").toBe(303);
			for (let time = 0; time < 5; time += 1) expect((await at().login(email, "a wrong password")).status).toBe(422);
			expect((await at().login(email, "a wrong password")).status, "wrong passwords count").toBe(429);
		}),
	60_000,
);
