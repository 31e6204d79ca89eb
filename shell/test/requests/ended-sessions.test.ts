// Ended sessions over HTTP with the running Directus, and accounts during an outage.

import { asAdministrator, findAccount, PASSWORD, withAccount } from "@hub/e2e/accounts";
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
	test("by signing out: copies of the cookie are useless in every process", () =>
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

	test("by a new password, which needs the current one", () =>
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
});

describe("[TK-4] while the content service is silent", () => {
	test(
		"login and profile answer 503 quickly, keep typed values and count no attempt",
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
	"[OP-2] [TK-4] an invalid response makes accounts unavailable, counts no attempt and ends no session",
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
			const guess = async () => (await at().login(email, "a wrong password")).status;
			for (let time = 0; time < 5; time += 1) expect(await guess()).toBe(422);
			// The wait after the fifth is a second, which a login may take; each further one doubles it.
			await expect.poll(guess, { message: "wrong passwords count", timeout: 20_000 }).toBe(429);
		}),
	60_000,
);
