// The pictures of Studio's guide, taken from the running Studio. Each is stored with the words that it shows: where Studio says something
// else by now, the picture is out of date; `npm test -- e2e e2e/journeys/guide-pictures.e2e.ts -u` takes a new one.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { LOCALE_CODES, localeEntry } from "@hub/shared-contracts/language/locale";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createEvent } from "../create-event.ts";
import { add, change, remove } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, STUDIO_ASKED, signIn, stored } from "../studio.ts";
import { testSite } from "../test-site.ts";

/** How many sections of the guide have a picture. */
const PICTURED = 9;
const PICTURES = join(import.meta.dirname, "../../cms/extensions/hub-guide/pictures");
// The address that editors are given: the site lets no other frame it.
const studio = new URL(String(testSite().settings.studioUrl)).origin;

// In the time zone of the site, in which Studio names none.
test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5, timezoneId: "Europe/Berlin" });

/** Months in both languages, and figures: they tell when a picture was taken. */
const MONTHS = LOCALE_CODES.flatMap((code) =>
	(["long", "short"] as const).flatMap((month) =>
		Array.from({ length: 12 }, (_, at) =>
			new Intl.DateTimeFormat(localeEntry(code).formats, { month }).format(new Date(2026, at, 1)),
		),
	),
);
const timeless = (text: string): string =>
	text
		.replace(
			new RegExp(
				MONTHS.toSorted((one, other) => other.length - one.length)
					.map((name) => name.replace(".", "\\.?"))
					.join("|"),
				"g",
			),
			"month",
		)
		.replace(/\d+/g, "0")
		.replace(/\s+/g, " ")
		.trim();

/** Takes a picture of some parts of the page, which stand close to each other. @param most the height at which it ends, in px */
async function take(page: Page, name: string, parts: readonly Locator[], most = 420): Promise<void> {
	const words: string[] = [];
	const boxes = [];
	await parts[0]?.scrollIntoViewIfNeeded();
	for (const part of parts) {
		await expect(part).toBeVisible();
		words.push((await part.allInnerTexts()).join(" "));
		const box = await part.boundingBox();
		if (box) boxes.push(box);
	}
	const [x, y] = [Math.min(...boxes.map((box) => box.x)) - 16, Math.min(...boxes.map((box) => box.y)) - 16];
	const right = Math.max(...boxes.map((box) => box.x + box.width)) + 16;
	const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 16;
	expect.soft(timeless(words.join(" ")), name).toMatchSnapshot(`${name}.txt`);
	if (!["all", "changed"].includes(test.info().config.updateSnapshots)) return;
	const clip = { x: Math.max(0, x), y: Math.max(0, y), width: right - x, height: Math.min(bottom - y, most) };
	const picture = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
	await mkdir(PICTURES, { recursive: true });
	await sharp(picture)
		.webp({ quality: 82 })
		.toFile(join(PICTURES, `${name}.webp`));
}

const one = async (collection: string, filter: object) => String((await stored(collection, filter))[0]?.id);

for (const code of LOCALE_CODES) {
	test(`[CT-1] the guide shows Studio as it is, in ${localeEntry(code).name}`, async ({ page, anotherVisitor, expectMessage }) => {
		test.setTimeout(240_000);
		expectMessage(STUDIO_ASKED);
		// The field of the header's search has autofocus, for when it is opened.
		expectMessage(/Blocked autofocusing on a <input> element in a cross-origin subframe/);
		const undo: (() => Promise<unknown>)[] = [];
		const language = async (to: string | null) => {
			await signIn(page, studio);
			await page.request.patch(`${studio}/users/me`, { data: { language: to } });
		};
		try {
			await language(localeEntry(code).iso);
			undo.push(() => language(null));
			const words = code === "de" ? { word: "Konnektor", other: "Verbindungsstück" } : { word: "Connector", other: "Coupling" };
			const [own] = await stored("posts", { locale: { _eq: code }, cover: { _nnull: true } });
			const [other] = await stored("posts", { translation_key: { _eq: own?.translation_key }, locale: { _neq: code } });

			await page.goto(`${studio}/admin/hub-guide`);
			const pictures = page.locator(".hub-guide img");
			// Studio loads for the first time here.
			await expect(pictures).toHaveCount(PICTURED, { timeout: 60_000 });
			for (const picture of await pictures.all()) {
				await picture.scrollIntoViewIfNeeded();
				await expect.poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBeGreaterThan(0);
				const src = String(await picture.getAttribute("src"));
				expect(src).toMatch(new RegExp(`/${code}/`));
				expect((await (await anotherVisitor()).request.get(studio + src)).status(), "for staff alone").toBe(404);
			}

			await openEntry(page, "posts", String(own?.id), studio);
			await take(page, `standing-${code}`, [field(page, "standing")]);
			await take(page, `languages-${code}`, [page.locator(".hub-translations"), field(page, "locale"), field(page, "status")]);
			await page.getByRole("button", { name: code === "de" ? "Um Durchsicht bitten" : "Ask a colleague to read this" }).click();
			await take(page, `reading-${code}`, [page.locator(".hub-reading")]);

			await page.goto(`${studio}/admin/hub-translate/posts/${own?.id}/${other?.id}`);
			await take(page, `translating-${code}`, [
				page.locator(".hub-translate-heads"),
				page.locator('[data-pair="title"]'),
				page.locator('[data-pair="description"]'),
			]);

			await openEntry(page, "redirects", "+", studio);
			const link = field(page, "to").getByRole("combobox");
			await link.fill(words.word);
			const offers = field(page, "to").getByRole("listbox");
			await expect(offers.getByRole("option").first()).toBeVisible({ timeout: 20_000 });
			await take(page, `links-${code}`, [field(page, "to"), offers]);

			await page.goto(`${studio}/admin/files/${own?.cover}`);
			const image = page.locator(".file-preview img").first();
			await expect
				.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0))
				.toBe(true);
			await take(page, `pictures-${code}`, [page.locator(".file-preview"), field(page, "title")], 560);

			const event = await createEvent(`guide-${code}`, { de: "Werkstatt: der erste Vertrag", en: "Workshop: the first contract" });
			undo.push(() => event.remove());
			const id = await one("events", { slug: { _eq: `guide-${code}-${code}` } });
			await change("events", id, { capacity: 0 });
			for (const [at, name] of ["Mara Lindqvist", "Jonas Ried", "Aylin Demir"].entries())
				undo.push(
					(
						await add("registrations", {
							event: id,
							locale: code,
							state: "confirmed",
							name,
							organisation: "Nordwerk",
							email: `guest${at}@example.org`,
						})
					).undo,
				);
			await openEntry(page, "events", id, studio);
			// Once its three people are read.
			await expect(field(page, "registration_desk").getByRole("row")).toHaveCount(4);
			await take(page, `events-${code}`, [field(page, "registration_desk")], 460);

			const names = { locale: code, translation_key: `guide-${code}`, slug: `guide-${code}`, status: "draft" };
			const term = await add("glossary_terms", { ...names, term: words.word, short: "…", body: "<p>…</p>" });
			undo.push(() => remove("glossary_terms", term.id));
			await change("glossary_terms", term.id, { term: words.other });
			await openEntry(page, "glossary_terms", term.id, studio);
			const history = page.locator(".hub-history");
			await history.locator("summary").last().click();
			await take(page, `history-${code}`, [history], 460);

			// At the end: Studio shows the site beside each form from then on.
			await page.setViewportSize({ width: 1700, height: 900 });
			await openEntry(page, "posts", String(own?.id), studio);
			await page.locator('button:has([data-icon="visibility"])').first().click();
			const frame = page.frameLocator("iframe").first();
			await expect(frame.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
			await take(page, `preview-${code}`, [page.locator("iframe").first(), field(page, "standing")], 640);
		} finally {
			// A form that is open reads what is removed now.
			await page.goto("about:blank");
			for (const step of undo.toReversed()) await step();
		}
	});
}
