// The files of blocks on pages.

import { lateScriptsOf } from "@hub/shared-contracts/testing/page-document";
import { describe, expect, test } from "vitest";
import { sheetsIn } from "../../src/page/combined-styles.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

/** Returns the files of blocks in a page's document, by block. */
async function blockFiles(path: string): Promise<string[]> {
	const { document } = await site.get(path);
	const hrefs = [
		...document.all("link").flatMap(({ attributes: { href = "" } }) => sheetsIn(href) ?? [href]),
		...lateScriptsOf(document).map(({ href }) => href),
	];
	const named = hrefs.flatMap((href) => /\/(block-[a-z]+)\.(css|js)$/.exec(href)?.slice(1, 3).join(".") ?? []);
	return named.filter((name) => !name.startsWith("block-page")).sort();
}

describe("the files of a block are linked only by pages that have it", () => {
	test.each([
		["/", []],
		["/ecosystems", ["block-carousel.css", "block-carousel.js", "block-details.css", "block-details.js"]],
		["/how-we-work", ["block-details.css", "block-details.js", "block-video.css", "block-video.js"]],
	])("on %s", async (path, files) => {
		expect(await blockFiles(path)).toEqual(files);
	});
});
