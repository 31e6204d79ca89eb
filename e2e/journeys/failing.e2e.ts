// Files or data of the site fail to load (NV-4, PF-4).

import type { Page, Request, Route } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import {
	chooseFromMenu,
	chooseLanguage,
	consentBanner,
	expectPage,
	failOnce,
	heading,
	isMarked,
	markTab,
	open,
	refuseCookies,
	refuseCookiesFirst,
	waitForHydration,
	watchRequests,
} from "../page-actions.ts";
import { knownPage } from "../page-kinds.ts";

/** File requested by a document: all modules of a remote that its page needs. */
const PACK = /\/r\/mf-events\/[^/]+\/events\.\w\w\.js$/;
/** Files requested by a navigation, one after the other. */
const ENTRY = /\/r\/mf-events\/[^/]+\/remoteEntry\.js$/;
const PAGE_CHUNK = /\/r\/mf-events\/[^/]+\/events\.js$/;
const events = knownPage("events");

/** Console messages of the browser and the site about files that fail to load. */
const LOAD_FAILURES = /Failed to load resource|did not load|could not be loaded|was preloaded using link preload/;

/** Expects the list of events and its first cards, rendered by the server or the client. */
async function seeEvents(page: Page): Promise<void> {
	await expectPage(page, events);
	await expect(page.getByRole("link", { name: "Connector workshop in Berlin" })).toBeVisible();
}

test("[PF-4] a page without its code stays as rendered by the server, and everything else works", async ({
	page,
	expectMessage,
}) => {
	expectMessage(LOAD_FAILURES);
	await page.route(PACK, (route) => route.abort());
	await open(page, "/events");
	await seeEvents(page);
	await markTab(page);
	const requests = watchRequests(page);
	await chooseFromMenu(page, "Insights");
	await expectPage(page, knownPage("insights"));
	await chooseLanguage(page, "Deutsch");
	await expectPage(page, knownPage("insights", "de"));
	expect(await isMarked(page)).toBe(true);
	expect(requests.documents).toEqual([]);
	await chooseFromMenu(page, "Veranstaltungen");
	await expectPage(page, knownPage("events", "de"));
	expect(requests.documents, "the page that lacks code is loaded as a whole").toEqual(["/de/events"]);
});

test("[PF-4] pages of a remote whose code throws stay as rendered by the server, and everything else works", async ({
	page,
	expectMessage,
}) => {
	expectMessage(/The code of a page failed|did not load/);
	await page.addInitScript(() => {
		const broken = {
			init: () => undefined,
			get: () => Promise.reject(new TypeError("Nothing that this browser has.")),
		};
		Object.defineProperty(globalThis, "mf_events", { get: () => broken, set: () => undefined, configurable: true });
	});
	await open(page, "/insights");
	const requests = watchRequests(page);
	await chooseFromMenu(page, "Events");
	await expect.poll(() => requests.documents).toEqual(["/events"]);
	await waitForHydration(page);
	await seeEvents(page);
	await chooseFromMenu(page, "Insights");
	await expectPage(page, knownPage("insights"));
	expect(requests.documents).toEqual(["/events"]);
});

for (const [what, files, fail] of [
	["entry of a remote is out of reach", ENTRY, (route) => route.abort()],
	["page of a remote is gone", PAGE_CHUNK, (route) => route.fulfill({ status: 404, body: "Not found" })],
] as const satisfies readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[]) {
	test(`[NV-4] the ${what} once during a navigation: an event is dispatched, and the target is loaded as a document`, async ({
		page,
		expectMessage,
	}) => {
		expectMessage(LOAD_FAILURES);
		const log: string[] = [];
		await page.exposeFunction("recordLine", (line: string) => log.push(line));
		await page.addInitScript(() => {
			addEventListener("hub:preloadError", (event) => {
				const { error } = (event as CustomEvent<{ error: unknown }>).detail;
				(window as unknown as { recordLine(line: string): void }).recordLine(
					error instanceof Error ? "dispatches an error" : "dispatches no error",
				);
			});
		});
		await open(page, "/demos");
		page.on("request", (request) => {
			if (request.resourceType() === "document") log.push(`loads ${new URL(request.url()).pathname}`);
		});
		await failOnce(page, files, fail);
		await chooseFromMenu(page, "Events");
		await expect.poll(() => log).toEqual(["dispatches an error", "loads /events"]);
		await waitForHydration(page);
		await seeEvents(page);
		await expect(heading(page), "as at the end of a navigation").toBeFocused();
		await page.goBack();
		await expectPage(page, knownPage("demos"));
	});
}

test("[NV-4] the page of a remote hangs: after six seconds the target is loaded as a whole", async ({
	page,
	expectMessage,
}) => {
	expectMessage(LOAD_FAILURES);
	await page.clock.install();
	await open(page, "/demos");
	await failOnce(page, PAGE_CHUNK, () => Promise.resolve());
	const requests = watchRequests(page);
	const [request] = await Promise.all([page.waitForRequest(PAGE_CHUNK), chooseFromMenu(page, "Events")]);
	expect(request.failure()).toBe(null);
	// The time is measured from the response with the page's data.
	await expect
		.poll(async () => {
			await page.clock.fastForward("00:07");
			return requests.documents;
		})
		.toEqual(["/events"]);
	await waitForHydration(page);
	await seeEvents(page);
});

test("[NV-4] a second failure within ten seconds shows an error instead of another reload", async ({
	page,
	expectMessage,
}) => {
	expectMessage(LOAD_FAILURES);
	for (const files of [PACK, PAGE_CHUNK]) await page.route(files, (route) => route.abort());
	const reports: Request[] = [];
	page.on("request", (request) => void (request.url().endsWith("/_failures") && reports.push(request)));
	await open(page, "/");
	const requests = watchRequests(page);
	await chooseFromMenu(page, "Events");
	await expect(page).toHaveURL("/events");
	await waitForHydration(page);
	await seeEvents(page);
	await chooseFromMenu(page, "Insights");
	await expectPage(page, knownPage("insights"));
	await chooseFromMenu(page, "Events");
	await expectPage(page, { heading: "Something went wrong here", lang: "en" });
	await expect(page).toHaveURL("/events");
	expect(requests.documents).toEqual(["/events"]);
	// [PF-10] The site received the report without a cookie, with the reference that the visitor reads.
	const text = (await page.getByText("name the reference").textContent()) ?? "";
	const report = reports.find((request) => text.includes((request.postDataJSON() as { reference: string }).reference));
	expect(report?.postDataJSON()).toMatchObject({ kind: "files", path: "/events" });
	expect((await report?.response())?.status()).toBe(204);
	expect(await report?.headerValue("cookie")).toBe(null);
	await chooseFromMenu(page, "Demos");
	await expectPage(page, knownPage("demos"));
});

test("[PF-4] the remotes behind the account menu and the cookie question hang: both stay as rendered, and the page works", async ({
	page,
	context,
	expectMessage,
}) => {
	expectMessage(LOAD_FAILURES);
	await page.route(/\/r\/mf-(auth|consent)\/.*\.js$/, () => undefined);
	await page.goto("/", { waitUntil: "commit" });
	await expectPage(page, knownPage("home"));
	await expect
		.poll(() =>
			page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"))),
		)
		.toBe(true);
	await markTab(page);
	await chooseFromMenu(page, "Events");
	await expect(heading(page), "the page does not wait for missing slots").toHaveText("Events", { timeout: 4_000 });
	await seeEvents(page);
	expect(await isMarked(page)).toBe(true);
	await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
	await expect(consentBanner(page)).toBeVisible();
	expect(await context.cookies()).toEqual([]);
	await refuseCookies(page);
	await expect(page, "the form is the browser's own").toHaveURL("/events");
	await seeEvents(page);
});

test("a failed request shows an error with a retry link", async ({ page, expectMessage }) => {
	expectMessage(/status of 500/);
	await open(page, "/");
	await failOnce(page, "**/_data?**", (route) => route.fulfill({ status: 500, body: "" }));
	await chooseFromMenu(page, "Events");
	await expectPage(page, { heading: "This page is not available right now", lang: "en" });
	await expect(page).toHaveURL("/events");
	await page.getByRole("link", { name: "Try again" }).click();
	await seeEvents(page);
});

test("a request without a response shows an error with a retry link", async ({ page }) => {
	await open(page, "/");
	await page.route("**/_data?**", () => undefined);
	await chooseFromMenu(page, "Events");
	await expect(heading(page)).toHaveText("This page is not available right now", { timeout: 15_000 });
	await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
});

for (const [what, files] of [
	["pack of a page", PACK],
	["entry of a remote", ENTRY],
	["page of a remote", PAGE_CHUNK],
] as const) {
	test(`a file that was changed in transit is not run: the ${what}`, async ({
		page,
		context,
		baseURL,
		expectMessage,
	}) => {
		await refuseCookiesFirst(context, baseURL ?? "");
		expectMessage(LOAD_FAILURES);
		expectMessage(/integrity/);
		let changed = 0;
		await page.route(files, async (route) => {
			changed++;
			const response = await route.fetch();
			await route.fulfill({ response, body: `window.somebodyWasHere = true;\n${await response.text()}` });
		});
		await open(page, files === PACK ? "/events" : "/demos");
		if (files !== PACK) await chooseFromMenu(page, "Events");
		await seeEvents(page);
		expect(await page.evaluate(() => "somebodyWasHere" in window)).toBe(false);
		expect(changed).toBeGreaterThan(0);
	});
}
