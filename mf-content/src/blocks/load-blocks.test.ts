import { useCaseBySlug } from "@hub/content-model/cms/use-case";
import { memoryContent } from "@hub/content-model/testing/memory-content";
import { expect, test } from "vitest";
import { withBlocks } from "./load-blocks.loader.ts";

test("[CT-1] an invalid block is left out and reported", async () => {
	const blocks = [{ type: "steps" }, { type: "references", heading: "Who", limit: 2 }];
	const rows = { use_cases: [{ id: "1", slug: "a", title: "A", translation_key: "a", locale: "en", blocks }] };
	const item = await memoryContent(rows, new Date()).first(withBlocks(useCaseBySlug("en", "a")));
	expect(item).toMatchObject({ blocks: [{ type: "references", id: "1-1", anchor: "who" }] });
});
