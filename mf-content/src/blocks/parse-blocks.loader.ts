// Parses the `blocks` field of pages by the declared shapes, and leaves out invalid blocks. Directus' extensions use it,
// too (`@hub/mf-content/blocks`), so it must not import React.

import {
	LAYOUT_IDS,
	parseRichText,
	type TextLinker,
	uniqueAnchor,
} from "@hub/content-model/rich-text/rich-text-parser";
import type { LinkWriter } from "@hub/shared-contracts/content/content-reader";
import { parseShape } from "@hub/shared-contracts/problems/parse-shape";
import type { Problem } from "@hub/shared-contracts/problems/problem";
import { z } from "zod";
import { declarations } from "./block-declarations.ts";
import type * as blocks from "./blocks.ts";
import type { BlockBase, BlockShape } from "./define-block.ts";

type Blocks = typeof blocks;

/** A block as an editor writes it. */
export type WrittenBlock = {
	[Type in keyof Blocks]: Blocks[Type]["shape"] extends BlockShape<unknown, infer Input> ? Input : never;
}[keyof Blocks];

const shapes = new Map(Object.entries(declarations).map(([type, { shape }]) => [type, shape]));

/** Schema of all blocks. */
export const blockShape: z.ZodType<{ readonly type: string }, WrittenBlock> = z.discriminatedUnion(
	"type",
	// Each is an object with its type as a literal. Zod throws here if one is not.
	[...shapes.values()].map(({ schema }) => schema) as never,
);

const reservedIds = [...LAYOUT_IDS, ...[...shapes.values()].flatMap(({ ids = [] }) => ids)];

/** Result of parsing a page's blocks. */
export interface ParsedBlocks {
	readonly blocks: readonly BlockBase[];
	/** Paths begin with `blocks` and the index of a block. */
	readonly problems: readonly Problem[];
}

/** Parses the blocks of a page. @param pageId makes ids of texts unique */
export function parseBlocks(
	value: unknown,
	pageId: string,
	links: Partial<LinkWriter> = {},
	linkTerms?: TextLinker,
): ParsedBlocks {
	if (value === null || value === undefined) return { blocks: [], problems: [] };
	if (!Array.isArray(value)) return { blocks: [], problems: [{ path: ["blocks"], key: "list" }] };
	const blocks: BlockBase[] = [];
	const problems: Problem[] = [];
	const used = new Set(reservedIds);
	const { canonicalHref = (href) => href, linked = new Set() } = links;
	for (const [index, candidate] of value.entries()) {
		const path = ["blocks", index];
		const parsed = parseShape(blockShape, candidate, path);
		if (!parsed.success) {
			problems.push(...parsed.problems);
			continue;
		}
		const { type } = parsed.data;
		const shape = shapes.get(type);
		if (!shape) continue;
		if (shape.once && blocks.some((block) => block.type === type)) {
			problems.push({ path, key: "second" });
			continue;
		}
		const id = `${pageId}-${index}`;
		const title = "heading" in parsed.data ? String(parsed.data.heading) : "";
		const block = shape.toBlock(parsed.data, {
			link: (href) => href && canonicalHref(href),
			richText: (html, part) =>
				parseRichText(html, `block-${id}${part === undefined ? "" : `-${part}`}`, { ...links, linked }, linkTerms),
			anchor: (words) => uniqueAnchor(words, used),
		});
		blocks.push({ ...block, type, id, anchor: title ? uniqueAnchor(title, used) : "" });
	}
	return { blocks, problems };
}
