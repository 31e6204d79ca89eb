// Hydration of all kinds of pages with React's development build, which warns of each mismatch (NV-6).

import { expect, test } from "../fixtures.ts";
import { type OwnSite, openOwnSite } from "../own-site.ts";
import { waitForHydration } from "../page-actions.ts";

test.describe("with React's warnings", () => {
	let site: OwnSite;
	test.beforeAll(async () => {
		// The development build is large, and Playwright compiles what it loads.
		test.setTimeout(120_000);
		site = await openOwnSite({ warnings: true });
	});
	test.afterAll(() => site.close());

	test("[NV-6] no linked page has hydration warnings", async ({ context, request, expectMessage }) => {
		test.setTimeout(240_000);
		// Reported below, once each, with the page.
		expectMessage(/./);
		const warnings: string[] = [];
		context.on("console", (message) => {
			// 503 responses for pictures on a busy machine are not related to React.
			if (["error", "warning"].includes(message.type()) && !message.text().startsWith("Failed to load resource"))
				warnings.push(
					`${new URL(message.page()?.url() ?? site.url).pathname}: ${message.text().replace(/\s+/g, " ").slice(0, 200)}`,
				);
		});
		const paths = fewOfEach(
			await crawl(async (path) => {
				const response = await request.get(site.url + path);
				expect([path, response.status()]).toEqual([path, 200]);
				return response.text();
			}),
		);
		expect(paths.length, "the seed has many pages").toBeGreaterThan(60);
		expect(paths).toContain("/de/erster-lieferant-in-einer-woche");
		const waiting = [...paths];
		const readOn = async () => {
			const page = await context.newPage();
			for (let path = waiting.shift(); path; path = waiting.shift()) {
				await page.goto(site.url + path, { waitUntil: "commit" });
				await waitForHydration(page);
			}
			await page.close();
		};
		await Promise.all([readOn(), readOn(), readOn()]);
		expect(warnings).toEqual([]);
	});
});

/** Returns the paths of all linked pages, starting at both home pages. */
async function crawl(read: (path: string) => Promise<string>): Promise<string[]> {
	const known = new Set(["/", "/de"]);
	for (const path of known) {
		for (const [, href = ""] of (await read(path)).matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)) {
			// Files are saved or shown by the browser itself.
			if (!/^\/(r|media|api|_data|files|feeds|share)\/|\/calendar\.ics$/.test(href)) known.add(href);
		}
	}
	return [...known];
}

/** Maximum number of pages per folder; more would use the same view. */
const MAX_OF_A_FOLDER = 2;

/** Returns some pages of each folder, such as glossary terms, and all pages directly below a language. */
function fewOfEach(paths: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return paths.filter((path) => {
		const folder = path.slice(0, path.lastIndexOf("/"));
		const count = (counts.get(folder) ?? 0) + 1;
		counts.set(folder, count);
		return folder === "" || folder === "/de" || count <= MAX_OF_A_FOLDER;
	});
}
