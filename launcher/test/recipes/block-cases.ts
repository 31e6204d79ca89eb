// docs/developers.md, “A block”: a new block needs only its own folder, a line in the list, its labels in Studio, and
// its example in the seed.

import { describe, expect, test } from "vitest";
import { z } from "zod";
import { filesOfRecipe, followRecipe, sectionOf } from "./checkout-copy.ts";
import type { Recipe, Trial } from "./trial.ts";

const BLOCKS = "mf-content/src/blocks";
const SEEDED = "cms/seed/pages/how-we-work.ts";
/**
 * Checked parts of the release. The rest is checked when it is published to the site's store, whose default language
 * may differ.
 */
const release = z.object({
	lazyChunks: z.object({ notice: z.object({ chunks: z.object({ css: z.array(z.string()) }) }) }),
	routes: z.array(z.unknown()),
});

export const block: Recipe = {
	title: "A block",
	async follow(copy) {
		const files = await filesOfRecipe(block.title);
		expect(Object.keys(files).filter((path) => !path.startsWith(`${BLOCKS}/notice/`))).toEqual([]);
		await followRecipe(copy, block.title);
		const [line = ""] = /^export \{ notice \} from .*$/m.exec(await sectionOf(block.title)) ?? [];
		await copy.write(`${BLOCKS}/blocks.ts`, `${await copy.read(`${BLOCKS}/blocks.ts`)}${line}\n`);
		// The example is first on a page of the seed in each language.
		const examples = Object.values(
			JSON.parse(files[`${BLOCKS}/notice/notice.example.json`] ?? "{}") as Record<string, object>,
		);
		const page = await copy.read(SEEDED);
		await copy.write(
			SEEDED,
			page.replaceAll("blocks: [", () => `blocks: [${JSON.stringify(examples.shift())},`),
		);
		await copy.runTool("biome", "check", "--write", SEEDED, `${BLOCKS}/blocks.ts`);
	},
	tests: ["mf-content", "hub-studio/src/blocks"],
};

export function blockCases(trial: Trial): void {
	describe(block.title, () => {
		test("the test of docs/blocks.md fails until it describes the block", async () => {
			const { copy, docs } = await trial.followed();
			expect(await docs()).toContain("## `notice`");
			expect(await copy.read("docs/blocks.md")).toContain(
				"## `notice`\n\nSomething that readers should know before they go on.",
			);
		});

		test("its view is a chunk that only pages with the block load", async () => {
			const { copy, site } = await trial.followed();
			await site();
			const manifest = await copy.read("mf-content/dist/production/remote.json");
			const { lazyChunks, routes } = release.parse(JSON.parse(manifest));
			expect(lazyChunks.notice.chunks.css).toEqual([expect.stringMatching(/^block-notice\./)]);
			expect(JSON.stringify(routes)).not.toContain("block-notice");
		});

		test("it is rendered in a page in every language, has labels in Studio, and passes types, lint and house rules", async () => {
			const { tests, checks } = await trial.followed();
			const output = await tests();
			expect(output).toContain("mf-content/src/blocks/examples.test.ts");
			expect(output).toContain("cms/extensions/hub-studio/src/blocks/blocks.test.ts");
			expect(await checks()).toContain("architecture/structure.test.ts");
		});
	});
}
