// Blocks on pages: their files, pictures, videos and errors.

import { lateScriptsOf, type PageElement } from "@hub/shared-contracts/testing/page-document";
import { afterEach, describe, expect, test } from "vitest";
import { sheetsIn } from "../../src/page/combined-styles.ts";
import { openEditor } from "../fixtures/editor.ts";
import { recordLog } from "../fixtures/site-log.ts";
import { openTestSite, publicUrl, type TestSite } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

const editor = openEditor();
afterEach(() => editor.undo());

const PAGE = {
	status: "published",
	locale: "en",
	translation_key: "blocks-of-a-test",
	slug: "blocks-of-a-test",
	title: "Blocks of a test",
	description: "A page that a test made.",
};
const BROKEN = { type: "video", title: "A broken film", provider: "somebody", source: "7" };

/** The page of a test, on a site that has not read it yet. */
async function shown(blocks: readonly unknown[], through?: TestSite): Promise<PageElement> {
	editor.force("pages", { ...PAGE, blocks });
	const own = through ?? (await openTestSite());
	try {
		// A site that has listed its pages already has to hear of one more.
		await own.opened.catchUp();
		return (await own.get("/blocks-of-a-test")).document;
	} finally {
		if (!through) await own.close();
	}
}

/** The files of blocks that a page’s document names, by block. */
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

describe("a video", () => {
	test.each([
		["youtube", "LjhCEhWiKXk", "https://www.youtube.com/watch?v=LjhCEhWiKXk", "YouTube"],
		[undefined, "https://vimeo.com/92731345", "https://vimeo.com/92731345", "Vimeo"],
	])("[CN-5, VD-5] at %s is a still with a plain link until third parties are allowed", async (provider, source, href, name) => {
		const page = await shown([{ type: "video", title: "A film elsewhere", provider, source, motif: "elsewhere" }]);
		const main = page.one("main");
		expect(main.text).toContain(`This video is on ${name}. If you load it, your device connects to `);
		expect(main.one("a", { href }).attributes.rel).toBe("noreferrer");
		expect(main.one("a", { href }).text).toBe(`Open on ${name}`);
		const asked = page
			.all("*")
			.flatMap(({ tag, attributes }) =>
				tag === "a" ? [] : [attributes.src, attributes.href, attributes.srcset, attributes.poster],
			)
			.filter((address) => address && /^(https?:)?\/\//.test(address) && !address.startsWith(publicUrl()));
		expect(asked, "no third party is asked").toEqual([]);
		expect(page.all("iframe,video,object,embed")).toEqual([]);
	});
});

test("[CT-1] an invalid block is left out and logged with its position", async () => {
	const log = recordLog();
	const own = await openTestSite({}, { logLevel: "error" });
	try {
		const page = await shown(
			[BROKEN, { type: "table", caption: "Prices of bread", columns: ["Bread", "Price"], rows: [["Rye", "3"]] }],
			own,
		);
		expect(page.one("main").one("caption").text).toBe("Prices of bread");
		expect(page.one("main").text).not.toContain("A broken film");
		const [line] = log.lines.filter(({ msg }) => msg.startsWith("A part of an item"));
		expect(line).toMatchObject({ collection: "pages", locale: "en", id: expect.any(String) });
		expect(line?.problem).toContain("block 1 (video), provider: must be one of recording, youtube, vimeo");
	} finally {
		log.stop();
		await own.close();
	}
});
