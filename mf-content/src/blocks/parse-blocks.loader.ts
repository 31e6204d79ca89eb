// Parses the `blocks` field of pages: JSON in the declared shapes. An invalid block is left out alone. Studio refuses invalid
// blocks with the same messages (`@hub/mf-content/blocks`), so this module must not render.

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

/** Schema of all blocks. */
export const blockShape: z.ZodType<{ readonly type: string }, WrittenBlock> = z.discriminatedUnion(
	"type",
	// Each is an object with its type as a literal. Zod throws here if one is not.
	[...shapes.values()].map(({ written }) => written) as never,
);

const reservedIds = [...LAYOUT_IDS, ...[...shapes.values()].flatMap(({ ids = [] }) => ids)];

/** Result of parsing a page's blocks. */
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
