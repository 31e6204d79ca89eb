// The `blocks` field of pages: JSON of documented shapes. A block that does not fit costs only itself.

import { z } from "zod";
import type { Action, Block, CardItem } from "../content/block.ts";
import { LAYOUT_IDS, parseRichText, uniqueAnchor } from "../rich-text-parser.ts";
import { diagramBlock } from "./diagram.ts";
import { describeIssues, explainIssue } from "./explain.ts";
import { optionalText, text } from "./row.ts";

const tone = z.enum(["brand", "leaf", "sky", "clay", "plum"]).default("brand");
const href = text.refine(
	(value) => /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value),
	"must be a path of this site that begins with /, an https address or a mailto address",
);
const actions = z.array(z.object({ label: text, href, kind: z.enum(["signal", "plain"]).default("plain") })).default([]);
const titled = z.object({ title: text, text });
const optionalHref = href.or(z.literal("")).default("");
const feature = titled.extend({ href: optionalHref });
const card = titled.extend({ href: optionalHref, label: optionalText, motif: optionalText, tone });

const shape = z.discriminatedUnion("type", [
	z.object({ type: z.literal("hero"), eyebrow: optionalText, title: text, text, actions, motif: text, tone }),
	z.object({ type: z.literal("prose"), heading: optionalText, html: text }),
	z.object({ type: z.literal("cards"), heading: text, intro: optionalText, items: z.array(card).min(1) }),
	z.object({ type: z.literal("features"), heading: text, intro: optionalText, items: z.array(feature).min(1) }),
	z.object({ type: z.literal("numbers"), heading: optionalText, items: z.array(z.object({ value: text, label: text })).min(1) }),
	z.object({
		type: z.literal("steps"),
		heading: text,
		intro: optionalText,
		items: z.array(titled.extend({ note: optionalText })).min(1),
	}),
	z.object({ type: z.literal("quote"), text, name: text, role: text }),
	z.object({ type: z.literal("accordion"), heading: text, items: z.array(z.object({ question: text, html: text })).min(1) }),
	diagramBlock,
	z.object({ type: z.literal("cta"), heading: text, text, actions }),
	z.object({ type: z.literal("posts"), heading: text, limit: z.number().int().min(1).max(12) }),
	z.object({ type: z.literal("events"), heading: text, limit: z.number().int().min(1).max(12) }),
	z.object({
		type: z.literal("references"),
		heading: text,
		intro: optionalText,
		limit: z.number().int().min(1).max(12),
		slugs: z.array(text).default([]),
	}),
	z.object({ type: z.literal("people"), heading: text, intro: optionalText }),
	z.object({ type: z.literal("contents"), heading: text, intro: optionalText }),
]);

/** What became of the blocks of a page. */
export interface ParsedBlocks {
	readonly blocks: readonly Block[];
	/** For an editor: which block, and what is wrong with it. */
	readonly problems: readonly string[];
}

/** Blocks of a page; `pageId` makes ids of texts unique. */
export function parseBlocks(value: unknown, pageId: string, canonicalHref: (href: string) => string): ParsedBlocks {
	if (value === null || value === undefined) return { blocks: [], problems: [] };
	if (!Array.isArray(value)) return { blocks: [], problems: ["must be a list, in square brackets"] };
	const blocks: Block[] = [];
	const problems: string[] = [];
	const used = new Set(LAYOUT_IDS);
	for (const [index, candidate] of value.entries()) {
		const parsed = shape.safeParse(candidate, { error: explainIssue });
		if (parsed.success) {
			const title = "heading" in parsed.data ? parsed.data.heading : "";
			const anchor = title ? uniqueAnchor(title, used) : "";
			blocks.push(blockFrom(parsed.data, { id: `${pageId}-${index}`, anchor }, canonicalHref));
		} else problems.push(problemOf(parsed.error, candidate, index + 1));
	}
	return { blocks, problems };
}

/** E.g. `block 2 (cards), items 1, href: must not be empty`. */
function problemOf(error: z.core.$ZodError, candidate: unknown, place: number): string {
	const type = typeof candidate === "object" && candidate !== null && "type" in candidate ? ` (${String(candidate.type)})` : "";
	const described = describeIssues(error, "");
	return `block ${place}${type}${described.startsWith(": ") ? "" : ", "}${described}`;
}

function blockFrom(
	block: z.infer<typeof shape>,
	base: { readonly id: string; readonly anchor: string },
	canonicalHref: (href: string) => string,
): Block {
	const { id } = base;
	// An action that leads nowhere is left out; a card stays, and is no link.
	const own = (list: readonly Action[]) =>
		list.map((action) => ({ ...action, href: canonicalHref(action.href) })).filter(({ href }) => href !== "");
	switch (block.type) {
		case "hero":
		case "cta":
			return { ...block, ...base, actions: own(block.actions) };
		case "prose":
			return {
				type: "prose",
				...base,
				heading: block.heading,
				body: parseRichText(block.html, { id: `block-${id}`, canonicalHref }),
			};
		case "cards":
			return { ...block, ...base, items: block.items.map((item) => cardFrom(item, canonicalHref)) };
		case "features":
			return { ...block, ...base, items: block.items.map((item) => ({ ...item, href: item.href && canonicalHref(item.href) })) };
		case "accordion":
			return {
				...block,
				...base,
				items: block.items.map(({ question, html }, index) => ({
					question,
					answer: parseRichText(html, { id: `block-${id}-${index}`, canonicalHref }),
				})),
			};
		default:
			return { ...block, ...base };
	}
}

/** A card whose address leads nowhere is no link, and does not say that it is one. */
function cardFrom(item: z.infer<typeof card>, canonicalHref: (href: string) => string): CardItem {
	const href = item.href && canonicalHref(item.href);
	return { ...item, href, label: item.href && !href ? "" : item.label };
}
