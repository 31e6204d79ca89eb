import { useCaseBySlug } from "@hub/shared-contracts/cms/use-case";
import { asWritten } from "@hub/shared-contracts/content/content-reader";
import { expect, test } from "vitest";
import { withBlocks } from "./load-blocks.loader.ts";

test("[CT-1] an invalid block is left out and reported", () => {
	const query = withBlocks(useCaseBySlug("en", "a"));
	const parsed = query.parse(
		{
			id: "1",
			slug: "a",
			title: "A",
			translation_key: "a",
			blocks: [{ type: "steps" }, { type: "references", heading: "Who", limit: 2 }],
		},
		asWritten,
	);
	expect(parsed).toMatchObject({
		kind: "item",
		item: { blocks: [{ type: "references", id: "1-1", anchor: "who" }] },
		problems: ["block 1 (steps), heading: is missing; items: is missing"],
	});
});
