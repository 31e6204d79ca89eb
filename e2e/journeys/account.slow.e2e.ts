// The visitor's account: invitation, name, second factor; and that no secret of a session is exposed (TK-1, TK-3,
// TK-6).

import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import type { BrowserContext, Page } from "@playwright/test";
import { createSeal } from "../../shell/src/session/sealed-value.server.ts";
import { storedSession } from "../../shell/src/session/session-cookies.server.ts";
import { accountMenu, EN, signIn, withAccount } from "../accounts.ts";
import { openContentProxy } from "../content-proxy.ts";
import { expect, test } from "../fixtures.ts";
import { openOwnSite } from "../own-site.ts";
import { createSecrets, type Secrets } from "../secrets.ts";
import { recordLog } from "../site-log.ts";
import { stored } from "../studio.ts";
import { testSite } from "../test-site.ts";
import { heading, isMarked, markTab, open, refuseCookiesBeforehand, waitForHydration } from "../verbs.ts";

const KEYS = ["a key of this journey alone, for sessions"];
const seal = createSeal(KEYS);

/** Collects the texts that a browser received and stored where scripts can read them, by location. */
function watchBrowser(context: BrowserContext, url: string) {
	const coming: Promise<readonly [string, string]>[] = [];
	context.on("response", (response) => {
		if (!response.url().startsWith(url)) return;
		const { "set-cookie": _sealed, ...headers } = response.headers();
		const head = JSON.stringify([response.url(), headers]);
		// Redirects have no body, and the body of a page that was left is gone.
		coming.push(
			response
				.text()
				.catch(() => "")
				.then((body) => [response.url(), head + body] as const),
		);
	});
	return {
		async texts(page: Page): Promise<ReadonlyMap<string, string>> {
			const open = (await context.cookies()).filter(({ httpOnly }) => !httpOnly);
			const stored = await page.evaluate(() =>
				JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
			);
			const texts = new Map<string, string>([
				["cookies for scripts", JSON.stringify(open)],
				["storage", stored],
				["the document", await page.content()],
			]);
			for (const [where, text] of await Promise.all(coming)) texts.set(where, (texts.get(where) ?? "") + text);
			return texts;
		},
	};
}

/** Records the current secrets of a browser's session. */
async function recordSecrets(secrets: Secrets, context: BrowserContext) {
	for (const { name, value } of await context.cookies()) {
		if (!["hub_session", "hub_sign_in"].includes(name)) continue;
		secrets.add(value);
		const opened = storedSession.safeParse(seal.open("session", value));
		if (opened.data?.kind !== "account") continue;
		for (const token of [opened.data.access, opened.data.refresh]) if (token) secrets.add(token);
	}
}

test("[TK-1] [TK-3] tokens are refreshed once during a navigation, and are never stored in the browser", async ({
	anotherVisitor,
	expectMessage,
}) => {
	test.slow();
	expectMessage(/status of 422/);
	const proxy = await openContentProxy();
	const log = recordLog();
	const site = await openOwnSite({ logLevel: "trace", settings: { cmsUrl: proxy.url, sessionKeys: KEYS } });
	try {
		await withAccount(async (account) => {
			const context = await anotherVisitor({ baseURL: site.url, locale: "en-US" });
			await refuseCookiesBeforehand(context, site.url);
			const secrets = createSecrets();
			secrets.add(account.password);
			const browser = watchBrowser(context, site.url);
			const page = await context.newPage();
			await page.goto("/login?to=/profile");
			await signIn(page, { ...account, password: "wrong" }, EN);
			await expect(page.getByRole("alert")).toHaveText("Wrong email address or password");
			await signIn(page, account, EN);
			await expect(heading(page)).toHaveText("Ada Editor");
			await recordSecrets(secrets, context);

			await open(page, "/events");
			await markTab(page);
			const menu = accountMenu(page);
			await expect(menu).toHaveText("Ada Editor");
			const sealed = (await context.cookies()).find(({ name }) => name === "hub_session");
			const old = storedSession.parse(seal.open("session", sealed?.value));
			const expiring = seal.seal("session", { ...old, expiresAt: Date.now() + 10_000 });
			await context.addCookies([
				{ name: "hub_session", value: expiring, url: site.url, httpOnly: true, sameSite: "Lax" },
			]);
			secrets.add(expiring);
			const before = proxy.requests.length;
			const others = page.evaluate(() =>
				Promise.all([1, 2, 3].map(async () => (await fetch("/api/auth/session")).text())),
			);
			await menu.click();
			await page.getByRole("banner").getByRole("link", { name: "Profile" }).click();
			await expect(heading(page)).toHaveText("Ada Editor");
			for (const answer of await others) expect(answer).toContain("Ada Editor");
			expect(await isMarked(page), "without a full load").toBe(true);
			const calls = proxy.requests.slice(before);
			expect(calls.filter((call) => call === "POST /auth/refresh")).toHaveLength(1);
			await recordSecrets(secrets, context);

			await page.getByLabel("First name").fill("Adele");
			await page.getByRole("button", { name: "Save" }).click();
			await expect(menu).toHaveText("Adele Editor");
			await page.getByRole("link", { name: "Set up two-factor sign-in" }).click();
			await page.getByLabel("Password", { exact: true }).fill(account.password);
			await page.locator("main").getByRole("button", { name: "Continue" }).click();
			await expect(page.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
			const [post] = await stored("posts", { slug: { _eq: "why-lisbon" }, locale: { _eq: "en" } });
			const claim = { collection: "posts", id: String(post?.id), locale: "en", version: "" } as const;
			const until = Math.floor(Date.now() / 1_000) + 60;
			await open(page, previewHref(signPreview({ ...claim, until, generation: 0 }, testSite().settings.publishSecret)));
			await expect(page.locator("aside.preview-bar")).toBeVisible();
			await open(page, "/search?q=data");
			await recordSecrets(secrets, context);
			const seen = await browser.texts(page);
			await menu.click();
			await page.getByRole("banner").getByRole("link", { name: "Sign out" }).click();
			await expect(page).toHaveURL(`${site.url}/`);
			await waitForHydration(page);
			await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();

			expect(secrets.size, "a password; two sealed sessions with two tokens each").toBeGreaterThanOrEqual(7);
			const texts = [...seen, ...(await browser.texts(page)), ["the log", log.lines.join("")] as const];
			for (const kind of ["/_data", "/api/auth/session", ".js", "/profile", "/preview/"])
				expect(
					texts.some(([where]) => where.includes(kind)),
					kind,
				).toBe(true);
			expect(log.lines.length).toBeGreaterThan(0);
			for (const [where, text] of texts) expect(secrets.foundIn(text), where).toBeUndefined();
		});
	} finally {
		await site.close();
		log.stop();
		await proxy.close();
	}
});
