// The pictures of `npm run screenshots`: a page that changed is told with what differs, one that did not is not.

import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentProxy } from "../content-proxy.ts";
import { expect, test } from "../fixtures.ts";
import { openOwnSite } from "../own-site.ts";
import { takePictures } from "../screenshots/take.ts";
import { testSite } from "../test-site.ts";

const NAME = "imprint-en-360-light";

/** Rows in which the imprint has another title. */
const retitled = (content: unknown): unknown =>
	JSON.parse(JSON.stringify(content).replaceAll('"heading":"Imprint"', '"heading":"Imprint, revised"'), (key, value: unknown) =>
		key === "title" && value === "Imprint" ? "Imprint, revised" : value,
	);

test("[CT-2] a page that changed is reported with its difference, and an unchanged one is not", async () => {
	test.setTimeout(180_000);
	const { url, chromium } = testSite();
	const folder = await mkdtemp(join(tmpdir(), "data-hub-pictures-"));
	const take = async (from: string, accept = false) => {
		const order = { url: from, folder, words: NAME, accept, ...(chromium ? { chromium } : {}) };
		const { shown, overview, failed } = await takePictures(order);
		expect(failed).toBe(false);
		expect(shown.map(({ name }) => name)).toEqual([NAME]);
		return { picture: shown[0], page: await readFile(overview, "utf8") };
	};
	const proxy = await openContentProxy(retitled);
	try {
		expect((await take(url)).picture?.state).toBe("new");
		expect((await take(url, true)).picture?.state).toBe("same");
		const unchanged = await take(url);
		expect(unchanged.picture?.state).toBe("same");
		expect(unchanged.page).toContain("Pictures: 1, changed: 0");

		const site = await openOwnSite({ settings: { cmsUrl: proxy.url } });
		try {
			const { picture, page } = await take(site.url);
			if (picture?.state !== "changed") throw new Error(`The picture is ${picture?.state}.`);
			expect(existsSync(join(folder, picture.difference))).toBe(true);
			expect(page).toContain(picture.difference);
		} finally {
			await site.close();
		}
	} finally {
		await proxy.close();
		await rm(folder, { recursive: true, force: true });
	}
});
