// Takes pictures of what visitors get, which stay in the repository: screens of the demos, frames of the videos, and
// first pages of the printed documents. After a change, with the sample content on a running site and `pdftoppm`
// installed (Debian: poppler-utils): `node cms/seed/screens/take-screens.ts http://localhost:3000`.

import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../launcher/chromium.ts";
import { loadSeed } from "../../src/seed/content.ts";
import type { DemoSeed } from "../shape.ts";
import { SEED_LOCALES } from "../shape.ts";

/** Size of a screen in CSS pixels, in the shape of a card's picture. */
const [WIDTH, HEIGHT] = [1_120, 700];

/** State of each prototype, and where the picture begins, in CSS pixels below the top of its page. */
const STATES: Readonly<Record<string, { readonly search: string; readonly top: number }>> = {
	"build-a-usage-policy": { search: "asked=3&for=maintenance.quality&until=2028-12-31&who=service.customer", top: 345 },
	"follow-a-recall": { search: "exchange=on", top: 600 },
	"negotiate-a-usage-contract": { search: "", top: 205 },
	"pass-on-a-carbon-footprint": { search: "", top: 205 },
	"read-a-product-passport": { search: "role=owner", top: 80 },
};

const [site = "http://localhost:3000"] = process.argv.slice(2);
const folder = (name: string) => {
	const path = new URL(`./${name}/`, import.meta.url).pathname;
	mkdirSync(path, { recursive: true });
	return path;
};

async function store(picture: Buffer, file: string): Promise<void> {
	await sharp(picture).webp({ quality: 80 }).toFile(file);
}

async function takeDemo(page: Page, demo: DemoSeed): Promise<void> {
	for (const locale of SEED_LOCALES) {
		const file = `${folder("demos")}${demo.key}.${locale}.webp`;
		const prefix = locale === "de" ? "/de" : "";
		const state = STATES[demo.key];
		if (state) {
			await page.goto(`${site}${prefix}/demos/${demo.text[locale].slug}/prototype?${state.search}`);
			await page.evaluate(() => document.fonts.ready);
			await store(
				await page.screenshot({ fullPage: true, clip: { x: 0, y: state.top, width: WIDTH, height: HEIGHT } }),
				file,
			);
		} else {
			// A guided demo shows the connector, as its product's page does.
			await page.goto(`${site}${prefix}/connect-integrate`);
			await page.evaluate(() => document.fonts.ready);
			const screen = await page
				.locator("main header svg")
				.filter({ has: page.locator("text") })
				.first()
				.screenshot();
			const background = "#d5e6f5";
			const { width = WIDTH, height = HEIGHT } = await sharp(screen).metadata();
			const [left, top] = [Math.round(width * 0.16), Math.round(height * 0.1)];
			const framed = sharp(screen).extend({ left, right: left, top, bottom: top, background });
			await store(await framed.png().toBuffer(), file);
		}
	}
}

async function takeVideo(page: Page, slug: string, prefix: string, file: string): Promise<void> {
	await page.goto(`${site}${prefix}/events/recordings/${slug}`);
	const source = await page.locator("video").first().getAttribute("src");
	await page.goto(`${site}${source ?? ""}`);
	const video = page.locator("video");
	await video.evaluate(async (element: HTMLVideoElement) => {
		element.controls = false;
		element.pause();
		element.currentTime = element.duration * 0.45;
		await new Promise((resolve) => element.addEventListener("seeked", resolve, { once: true }));
	});
	await store(await video.screenshot(), file);
}

async function takeAll(browser: Browser): Promise<void> {
	const context = await browser.newContext({
		viewport: { width: WIDTH, height: HEIGHT },
		deviceScaleFactor: 1.25,
		colorScheme: "light",
	});
	const page = await context.newPage();
	const { demos = [], recordings = [], resources = [] } = await loadSeed();
	for (const demo of demos) await takeDemo(page, demo as DemoSeed);
	for (const { video, language, text } of recordings)
		await takeVideo(page, text[language].slug, language === "de" ? "/de" : "", `${folder("recordings")}${video}.webp`);
	for (const file of new Set(resources.flatMap(({ text }) => SEED_LOCALES.map((locale) => text[locale].file)))) {
		const pdf = new URL(`../files/printed/${file}.pdf`, import.meta.url).pathname;
		const first = execFileSync("pdftoppm", ["-f", "1", "-l", "1", "-r", "60", "-png", pdf], { maxBuffer: 1e8 });
		await store(first, `${folder("resources")}${file}.webp`);
	}
}

const browser = await chromium.launch({ executablePath: await findChromium(process.env), args: ["--no-sandbox"] });
await takeAll(browser);
await browser.close();
