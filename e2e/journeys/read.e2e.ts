// One page of every kind in both languages, light and dark, narrow and wide, against the rules of WCAG 2.2 AA.

import type { Page } from "@playwright/test";
import { accessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { expectPage, open, refuseCookiesFirst } from "../page-actions.ts";
import { BLOCK_PAGES, KNOWN_PAGES, type KnownPage } from "../page-kinds.ts";

// In the event's own time zone the visitor's local times are not added (EV-4), so that server and client markup agree.
test.use({ timezoneId: "Europe/Berlin" });

const WIDTHS = [320, 768, 1440];

/** `npm test` reads every fourth kind of page, in English or German by turns; `npm run test:all` reads all in both. */
const kinds = [...new Set([...KNOWN_PAGES, ...BLOCK_PAGES].map(({ kind }) => kind))];
const isRead = ({ kind, lang }: KnownPage) =>
	process.env.HUB_TEST_ALL === "true" || kinds.indexOf(kind) % 8 === (lang === "en" ? 0 : 4);

for (const known of [...KNOWN_PAGES, ...BLOCK_PAGES].filter(isRead)) {
	// The English page on a wide light screen, the German one with its longer words on a narrow dark one.
	const [colorScheme, watched] = known.lang === "en" ? (["light", 1440] as const) : (["dark", 320] as const);
	test(`[NV-6] ${known.path} hydrates without a visible change or an error (${colorScheme})`, async ({
		page,
		context,
		request,
		baseURL,
	}) => {
		// The home page is read with the consent banner open.
		const isBannerShown = known.kind === "home";
		if (!isBannerShown) await refuseCookiesFirst(context, baseURL ?? "");
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await open(page, known.path);
		await expectPage(page, known);
		await expect(page).toHaveTitle(`${known.title} · Data Hub`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

		// Only carousels and players change after hydration, because their controls need a script (NV-6).
		const wakes = ["carousel", "video", "recording"].includes(known.kind);
		const headers = isBannerShown ? {} : { cookie: "DIH_ACCEPTED=true; DIH_REQUIRED=true" };
		const rendered = await (await request.get(known.path, { headers })).text();
		const { before, after } = await beforeAndAfter(page, rendered);
		if (!wakes) expect(after, "nothing moves when it hydrates").toBe(before);

		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			await expect
				.configure({ soft: true, timeout: 5_000 })
				.poll(() => spillsOver(page), `nothing spills over at ${width} px`)
				.toEqual([]);
			if (width !== watched) continue;
			expect.soft(await accessibilityViolations(page), `open to everyone at ${width} px (axe)`).toEqual([]);
		}
	});
}

/**
 * Returns the page as rendered by the server, and as it is now. Both are parsed in an empty tab, because the page's
 * policy forbids parsing markup.
 */
async function beforeAndAfter(page: Page, rendered: string): Promise<{ before: string; after: string }> {
	const empty = await page.context().newPage();
	const [before = "", after = ""] = await empty.evaluate(
		(documents) =>
			documents.map((html) => {
				const app = new DOMParser().parseFromString(html, "text/html").querySelector("#app") as Element;
				const comments = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT);
				const found: Comment[] = [];
				while (comments.nextNode()) found.push(comments.currentNode as Comment);
				for (const comment of found) comment.remove();
				// Invisible: hydrated forms disable the browser's validation.
				for (const form of app.querySelectorAll("form[novalidate]")) form.removeAttribute("novalidate");
				app.normalize();
				return app.innerHTML;
			}),
		[rendered, await page.content()],
	);
	await empty.close();
	return { before, after };
}

/** Elements wider than their container, apart from scroll containers (WCAG 2.2, 1.4.10 Reflow). */
function spillsOver(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth > clientWidth) {
			const widest = [...document.body.querySelectorAll("*")].filter(
				(element) => element.getBoundingClientRect().right > clientWidth,
			);
			const names = widest
				.slice(0, 3)
				.map((element) => `<${element.localName} class="${element.getAttribute("class")}">`);
			found.push(`the page: ${scrollWidth} px in ${clientWidth} px (${names.join(", ")})`);
		}
		for (const element of document.querySelectorAll<HTMLElement>(
			"h1, h2, h3, h4, p, a, button, summary, dt, dd, li, label, time, span",
		)) {
			if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden, .skip-link"))
				continue;
			const text = (element.textContent ?? "").trim().slice(0, 60);
			if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
				found.push(`${element.localName} “${text}”: ${element.scrollWidth} px in ${element.clientWidth} px`);
			let scrolls = false;
			for (let around = element.parentElement; around; around = around.parentElement)
				scrolls ||= ["auto", "scroll"].includes(getComputedStyle(around).overflowX) && around !== document.body;
			const { left, right } = element.getBoundingClientRect();
			if (!scrolls && (left < -1 || right > clientWidth + 1))
				found.push(`${element.localName} “${text}” leaves the window`);
		}
		return found;
	});
}
