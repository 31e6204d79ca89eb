import { useCaseBySlug } from "@hub/shared-contracts/cms/use-case";
import { expect, test } from "vitest";
import { withBlocks } from "./load-blocks.loader.ts";

const asWritten = (href: string) => href;

test("[CT-1] a broken block costs only itself, and the log says which", () => {
	const query = withBlocks(useCaseBySlug("en", "a", asWritten), asWritten);
	const parsed = query.parse({
		id: "1",
		slug: "a",
		title: "A",
		translation_key: "a",
		blocks: [{ type: "steps" }, { type: "references", heading: "Who", limit: 2 }],
	});
	expect(parsed).toMatchObject({
		kind: "item",
		item: { blocks: [{ type: "references", id: "1-1", anchor: "who" }] },
		problems: ["block 1 (steps), heading: is missing; items: is missing"],
	});
});
