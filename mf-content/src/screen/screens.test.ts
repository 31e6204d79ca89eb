// Drawn pictures of the product.

import { openTestHost } from "@hub/content-model/testing/test-host";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { describe, expect, test } from "vitest";
import server from "../remote.server.ts";
import { SCREENS, type ScreenName, WINDOWS } from "./screen-names.ts";
import { loadScreens, loadWindow } from "./screens.loader.ts";

/** Inner width of a screen on a phone of 320 px. */
const INNER_WIDTH = 320 - 2 * 16 - 2 - 2 * 16;

async function rendered(name: ScreenName, locale: (typeof LOCALE_CODES)[number]): Promise<string> {
	return (await loadScreens([name, name], locale))[name]?.html ?? "";
}

/** Texts per line, without those positioned by percentages. */
function lines(markup: string): readonly (readonly string[])[] {
	const byLine = new Map<number, string[]>();
	// Right-aligned texts are in an `svg` of their own, whose `y` is that of their line.
	for (const [, top = "0", inner = ""] of markup.matchAll(/<svg x="100%" y="([\d.]+)"[^>]*>(.*?)<\/svg>/g)) {
		const said = /<text[^>]*>([^<]*)/.exec(inner)?.[1] ?? "";
		const beside = [...markup.matchAll(/<text x="(?:16|52)" y="([\d.]+)"[^>]*>([^<]*)/g)].filter(
			([, y]) => Math.abs(Number(y) - (Number(top) + 16)) < 12 || Number(y) - Number(top) === 37,
		);
		byLine.set(Number(top), [...beside.map(([, , words = ""]) => words), said]);
	}
	return [...byLine.values()];
}

describe.each(LOCALE_CODES.flatMap((locale) => SCREENS.map((name) => ({ locale, name }))))(
	"$name in $locale",
	({ locale, name }) => {
		test("[CT-1] is one image with a name in the page's language", async () => {
			const markup = await rendered(name, locale);
			expect(markup.match(/role="img"/g)).toHaveLength(1);
			expect(/aria-label="([^"]{40,})"/.exec(markup)?.[1]).toMatch(/\.$/);
			// A missing message would throw.
			expect(await rendered(name, locale === "de" ? "en" : "de")).not.toBe(markup);
		});

		test("[CT-1] has texts that fit on a phone of 320 px", async () => {
			const rows = lines(await rendered(name, locale));
			expect(rows.length).toBeGreaterThan(0);
			for (const row of rows)
				expect(row.join("").length * 6.6 + (row.length - 1) * 28, row.join(" | ")).toBeLessThan(INNER_WIDTH);
		});

		test("[CT-1] replaces the cover of a hero", async () => {
			const page = (screen?: ScreenName) => ({
				locale,
				slug: "example",
				title: "Example",
				translation_key: "example",
				blocks: [{ type: "hero", title: "Title", text: "Text", motif: "a", ...(screen ? { screen } : {}) }],
			});
			const shown = async (screen?: ScreenName) => {
				const host = openTestHost(server, { rows: { pages: [page(screen)] } });
				return (await host.get(host.href("page", { slug: "example" }, locale) ?? "")).html;
			};
			expect(await shown(name)).toContain(await rendered(name, locale));
			expect(await shown()).not.toContain('role="img"');
		});
	},
);

describe.each(LOCALE_CODES.flatMap((locale) => WINDOWS.map((name) => ({ locale, name }))))(
	"the large screen $name in $locale",
	({ locale, name }) => {
		test("[CT-1] is one image with a name, and numbers the three parts that the notes are about", async () => {
			const html = (await loadWindow(name, locale)).html ?? "";
			expect(html.match(/role="img"/g)).toHaveLength(1);
			expect(/aria-label="([^"]{40,})"/.exec(html)?.[1]).toMatch(/\.$/);
			expect([...html.matchAll(/data-note="(\d)"/g)].map(([, number]) => number)).toEqual(["1", "2", "3"]);
			expect((await loadWindow(name, locale === "de" ? "en" : "de")).html).not.toBe(html);
		});
	},
);
