// `npm run dev -- mf-events`: edits in a copy of the remote, seen in one open tab.

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openReleaseStore } from "@hub/releases/open-store";
import { develop } from "@hub/remote-tools/development/develop";
import type * as Playwright from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bringUp, type RunningSite } from "../bring-up.ts";
import { buildAll } from "../bundle.ts";
import { findChromium } from "../chromium.ts";
import { ownSettings } from "../test-site.ts";
import { type CheckoutCopy, copyCheckout } from "./recipes/checkout-copy.ts";

const EVENT = "/events/usage-policies-explained";
const root = join(import.meta.dirname, "../..");

let folder = "";
let copy: CheckoutCopy;
let running: RunningSite;
let browser: Playwright.Browser;
let tab: Playwright.Page;
/** Documents that the tab loaded. */
let documents = 0;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "data-hub-development-"));
	copy = await copyCheckout();
	running = await bringUp({
		env: await ownSettings(folder),
		packages: await buildAll({ mode: "development" }),
		releases: "releases-dev",
		async startSite(settings, shellDir) {
			const store = await openReleaseStore(settings);
			const options = { shellDir, settings: { ...settings, pageCache: false }, store, say: () => undefined };
			return { stop: (await develop({ ...options, folder: join(copy.folder, "mf-events") })).close };
		},
	});
	const { chromium } = createRequire(join(root, "e2e", "package.json"))("@playwright/test") as typeof Playwright;
	browser = await chromium.launch({ executablePath: await findChromium(process.env), args: ["--no-sandbox"] });
	tab = await browser.newPage();
	tab.on("load", () => {
		documents += 1;
	});
	await tab.goto(`${running.settings.publicUrl}${EVENT}`);
	await name().waitFor();
	await tab.mouse.move(50, 50);
	await tab.waitForFunction(() =>
		Object.keys(document.querySelector("#register form") ?? {}).some((property) => property.startsWith("__reactFiber")),
	);
}, 240_000);
beforeEach(async () => {
	await name().fill("Ada Lovelace");
});
afterAll(async () => {
	await browser?.close();
	await running?.stop();
	await copy?.remove();
	await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

const name = () => tab.locator("#register input[type=text]").first();

async function edit(path: string, from: string, to: string): Promise<void> {
	const file = join(copy.folder, path);
	const text = await readFile(file, "utf8");
	expect(text).toContain(from);
	await writeFile(file, text.replace(from, to));
}

/** Expects that the tab is the same document, with what was typed into it. */
async function expectKept(): Promise<void> {
	expect(await name().inputValue()).toBe("Ada Lovelace");
	expect(documents).toBe(1);
}

const seen = (text: string) => expect.poll(() => tab.getByText(text).count(), { timeout: 20_000 }).toBeGreaterThan(0);
const outlineOf = (part: string) =>
	expect.poll(
		() =>
			tab
				.locator(`[class*="${part}"]`)
				.first()
				.evaluate((element) => getComputedStyle(element).outlineOffset),
		{
			timeout: 20_000,
		},
	);

describe("[PF-9] a remote under development", { timeout: 60_000 }, () => {
	test("an open tab shows an edited component and keeps what was typed", async () => {
		await edit("mf-events/src/event/registration-form.tsx", "{words.required}", '{words.required + " (edited)"}');
		await seen("(edited)");
		await expectKept();
	});

	test("an open tab shows an edited page with the state of its form", async () => {
		await edit("mf-events/src/event/event.page.tsx", "title={event.title}", 'title={event.title + ": edited"}');
		await seen(": edited");
		await expectKept();
	});

	test("an open tab shows an edited text", async () => {
		await edit("mf-events/messages/en-US.json", '"Webinar"', '"Online talk"');
		await seen("Online talk");
		await expectKept();
	});

	test("an open tab shows edited styles, of shared-ui too", async () => {
		await edit("mf-events/src/event/event.module.css", ".strip {\n", ".strip {\n\t\toutline-offset: 3px;\n");
		await outlineOf("mf_events-strip-").toBe("3px");
		await edit("shared-ui/src/layout/page-head.module.css", ".head {\n", ".head {\n\t\toutline-offset: 5px;\n");
		await outlineOf("mf_events-head-").toBe("5px");
		await expectKept();
	});

	test("an open tab loads its data again when a loader changed", async () => {
		const loader = "mf-events/src/event/event.loader.ts";
		await edit(loader, "{ event, time:", '{ event: { ...event, description: "From the loader" }, time:');
		await seen("From the loader");
		await expectKept();
	});

	test("a syntax error is shown above the page until it is repaired", async () => {
		const page = "mf-events/src/event/event.page.tsx";
		const overlay = tab.locator("#rspack-dev-server-client-overlay");
		await edit(page, "const t = useEventMessages();", "const t = (useEventMessages();");
		await expect.poll(() => overlay.count(), { timeout: 20_000 }).toBe(1);
		expect(await overlay.contentFrame().locator("body").textContent()).toContain("event.page.tsx");
		await edit(page, "const t = (useEventMessages();", "const t = useEventMessages();");
		await expect.poll(() => overlay.count(), { timeout: 20_000 }).toBe(0);
		await expectKept();
	});

	test("an error in a loader is shown above the page until it is repaired", async () => {
		const loader = "mf-events/src/event/event.loader.ts";
		const overlay = tab.locator("#rspack-dev-server-client-overlay");
		await edit(loader, "export async function loadEvent(", "export async function loadEvent((");
		await expect.poll(() => overlay.count(), { timeout: 20_000 }).toBe(1);
		await edit(loader, "export async function loadEvent((", "export async function loadEvent(");
		await expect.poll(() => overlay.count(), { timeout: 20_000 }).toBe(0);
		await expectKept();
	});
});
