// Accounts over HTTP with the running Directus.

import { mailedLink, newEmail, oneTimeCode, PASSWORD, withAccount } from "@hub/e2e/accounts";
import { testSite } from "@hub/e2e/test-site";
import { describe, expect, test } from "vitest";
import { formBrowser } from "../fixtures/form-browser.ts";

describe("accounts", () => {
	test("[TK-6] a second factor is enabled, required, good for one code once, and disabled", () =>
		withAccount(async ({ email }) => {
			const { login, post, get, jar } = formBrowser();
			expect((await login(email)).status).toBe(303);
			expect((await post("/profile/two-factor", { step: "begin", password: "wrong" })).status).toBe(422);
			const { text } = await post("/profile/two-factor", { step: "begin", password: PASSWORD });
			const secret = /name="secret" value="([A-Z2-7]+)"/.exec(text)?.[1] ?? "";
			expect((await post("/profile/two-factor", { step: "enable", secret, otp: "000000" })).status).toBe(422);
			expect(
				await post("/profile/two-factor", { step: "enable", secret, otp: await oneTimeCode(secret) }),
			).toMatchObject({
				status: 303,
				to: "/login?two-factor=on",
			});
			expect([...jar.keys()].filter((name) => name.startsWith("hub_"))).toEqual([]);
			const response = await login(email);
			expect([response.status, response.text.includes("one-time-code"), jar.has("hub_session")]).toEqual([
				200,
				true,
				false,
			]);
			expect((await post("/login", { step: "code", otp: "000000" })).status).toBe(422);
			const code = await oneTimeCode(secret);
			expect((await post("/login?to=/profile", { step: "code", otp: code })).to).toBe("/profile");
			const eavesdropper = formBrowser();
			await eavesdropper.login(email);
			const replayed = await eavesdropper.post("/login", { step: "code", otp: code });
			expect([replayed.status, eavesdropper.jar.has("hub_session")], "a code is good for once").toEqual([422, false]);
			expect((await get("/profile")).status).toBe(200);
			const off = await post("/profile/two-factor", { step: "disable", otp: await oneTimeCode(secret) });
			expect([off.status, off.to]).toEqual([303, "/login?two-factor=off"]);
		}));

	test.each([
		{},
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ origin: "https://evil.example" },
	])("[SS-1] a POST with %j is refused", async (headers) => {
		const { post, jar } = formBrowser();
		const { staff } = testSite();
		for (const path of [
			"/login",
			"/sign-out",
			"/api/auth/callback/credentials",
			"/api/auth/signout",
			"/api/consent",
			"/contact",
		])
			expect((await post(path, { step: "login", ...staff }, headers)).status).toBe(403);
		expect(jar.size).toBe(0);
	});

	test("[TK-6] a password mail links to this site whatever host is claimed, and works once", () =>
		withAccount(async ({ email }) => {
			const { post } = formBrowser();
			const [victim, stranger] = [email, newEmail()];
			const sent: Record<string, string> = {
				"sec-fetch-site": "same-origin",
				host: "evil.example",
				"x-forwarded-host": "evil.example",
				"x-forwarded-proto": "https",
			};
			const answers = [
				await post("/forgotten-password", { step: "request", email: victim }, sent),
				await post("/forgotten-password", { step: "request", email: stranger }, sent),
			];
			const plain = ({ status, text }: { status: number; text: string }) => [
				status,
				text.replace(/account\.[0-9a-f]+@/g, ""),
			];
			expect(plain(answers[0] as (typeof answers)[0]), "who has an account is not told").toEqual(
				plain(answers[1] as (typeof answers)[0]),
			);
			for (const planted of [`${victim}\r\nbcc: ${stranger}`, `${victim},${stranger}`, `"${stranger}" <${victim}>`])
				await post("/forgotten-password", { step: "request", email: planted });
			await expect.poll(() => mailedLink(victim, "/new-password"), { timeout: 15_000, interval: 300 }).not.toBe("");
			const link = new URL(await mailedLink(victim, "/new-password"));
			expect(link.origin).toBe(testSite().url);
			expect(await mailedLink(stranger, "/new-password")).toBe("");
			const path = link.pathname + link.search;
			const page = await formBrowser().get(path);
			expect([page.headers.get("cache-control"), page.headers.get("referrer-policy")]).toEqual([
				"private, no-store",
				"same-origin",
			]);
			expect((await post(path, { step: "choose", password: `new ${PASSWORD}` })).to).toBe("/login?reset");
			expect((await formBrowser().post(path, { step: "choose", password: `other ${PASSWORD}` })).status).toBe(404);
			expect((await formBrowser().post(`${path}x`, { step: "choose", password: PASSWORD })).status).toBe(404);
			expect((await formBrowser().login(email)).status).toBe(422);
			expect((await formBrowser().login(email, `new ${PASSWORD}`)).status).toBe(303);
		}));
});
