// The `blocks` field of pages: JSON of the shapes that blocks declare. A block that does not fit costs only itself. Studio refuses
// what does not fit with the same words (`@hub/mf-content/blocks`), so nothing in here may render.

import { describeIssues, explainIssue } from "@hub/content-model/cms/explain";
import { LAYOUT_IDS, parseRichText, type TextLinker, uniqueAnchor } from "@hub/content-model/rich-text/rich-text-parser";
import type { LinkWriter } from "@hub/shared-contracts/content/content-reader";
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

/** How a block is written. */
export const blockShape: z.ZodType<{ readonly type: string }, WrittenBlock> = z.discriminatedUnion(
	"type",
	// Each is an object with its type as a literal; zod says at once where one is not.
	[...shapes.values()].map(({ written }) => written) as never,
);

const reservedIds = [...LAYOUT_IDS, ...[...shapes.values()].flatMap(({ ids = [] }) => ids)];

/** What became of the blocks of a page. */
export interface ParsedBlocks {
	readonly blocks: readonly BlockBase[];
	/** For an editor: which block, and what is wrong with it. */
	readonly problems: readonly string[];
}

/** Blocks of a page; `pageId` makes ids of texts unique. */
export function parseBlocks(value: unknown, pageId: string, links: Partial<LinkWriter> = {}, linkTerms?: TextLinker): ParsedBlocks {
	if (value === null || value === undefined) return { blocks: [], problems: [] };
	if (!Array.isArray(value)) return { blocks: [], problems: ["must be a list, in square brackets"] };
	const blocks: BlockBase[] = [];
	const problems: string[] = [];
	const used = new Set(reservedIds);
	const { canonicalHref = (href) => href, linked = new Set() } = links;
	for (const [index, candidate] of value.entries()) {
		const parsed = blockShape.safeParse(candidate, { error: explainIssue });
		if (!parsed.success) {
			problems.push(problemOf(parsed.error, candidate, index + 1));
			continue;
		}
		const { type } = parsed.data;
		const shape = shapes.get(type);
		if (!shape) continue;
		if (shape.once && blocks.some((block) => block.type === type)) {
			problems.push(`block ${index + 1} (${type}): a page has room for one ${type}`);
			continue;
		}
		const id = `${pageId}-${index}`;
		const title = "heading" in parsed.data ? String(parsed.data.heading) : "";
		const meaning = shape.toBlock(parsed.data, {
			link: (href) => href && canonicalHref(href),
			richText: (html, part) =>
				parseRichText(html, `block-${id}${part === undefined ? "" : `-${part}`}`, { ...links, linked }, linkTerms),
		});
		blocks.push({ ...meaning, type, id, anchor: title ? uniqueAnchor(title, used) : "" });
	}
	return { blocks, problems };
}

/** E.g. `block 2 (cards), items 1, href: must not be empty`. */
function problemOf(error: z.core.$ZodError, candidate: unknown, place: number): string {
	const type = typeof candidate === "object" && candidate !== null && "type" in candidate ? ` (${String(candidate.type)})` : "";
	const described = describeIssues(error, "");
	return `block ${place}${type}${described.startsWith(": ") ? "" : ", "}${described}`;
}
