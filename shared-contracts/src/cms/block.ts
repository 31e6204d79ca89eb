// The `blocks` field of pages: JSON of documented shapes. A block that does not fit costs only itself.

import { z } from "zod";
import type { Action, Block } from "../content/block.ts";
import { parseRichText } from "../rich-text-parser.ts";
import { optionalText, text } from "./row.ts";

const tone = z.enum(["brand", "leaf", "sky", "clay", "plum"]).default("brand");
const href = text.refine(
	(value) => /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value),
	"must be a path of this site that begins with /, an https address or a mailto address",
);
const actions = z.array(z.object({ label: text, href, kind: z.enum(["signal", "plain"]).default("plain") })).default([]);
const titled = z.object({ title: text, text });
const card = titled.extend({ href: href.or(z.literal("")).default(""), label: optionalText, motif: optionalText, tone });

const shape = z.discriminatedUnion("type", [
	z.object({ type: z.literal("hero"), eyebrow: optionalText, title: text, text, actions, motif: text, tone }),
	z.object({ type: z.literal("prose"), heading: optionalText, html: text }),
	z.object({ type: z.literal("cards"), heading: text, intro: optionalText, items: z.array(card).min(1) }),
	z.object({ type: z.literal("features"), heading: text, intro: optionalText, items: z.array(titled).min(1) }),
	z.object({ type: z.literal("numbers"), heading: optionalText, items: z.array(z.object({ value: text, label: text })).min(1) }),
	z.object({ type: z.literal("steps"), heading: text, intro: optionalText, items: z.array(titled).min(1) }),
	z.object({ type: z.literal("quote"), text, name: text, role: text }),
	z.object({ type: z.literal("accordion"), heading: text, items: z.array(z.object({ question: text, html: text })).min(1) }),
	z.object({
		type: z.literal("diagram"),
		heading: optionalText,
		diagram: z.enum(["exchange", "connector", "passport"]),
		alt: text,
		caption: text,
	}),
	z.object({ type: z.literal("cta"), heading: text, text, actions }),
	z.object({ type: z.literal("posts"), heading: text, limit: z.number().int().min(1).max(12) }),
	z.object({ type: z.literal("events"), heading: text, limit: z.number().int().min(1).max(12) }),
	z.object({ type: z.literal("people"), heading: text, intro: optionalText }),
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
	if (!Array.isArray(value)) return { blocks: [], problems: ["blocks: is no list"] };
	const blocks: Block[] = [];
	const problems: string[] = [];
	for (const [index, candidate] of value.entries()) {
		const parsed = shape.safeParse(candidate);
		if (parsed.success) blocks.push(blockFrom(parsed.data, `${pageId}-${index}`, canonicalHref));
		else
			problems.push(
				`blocks[${index}]: ${parsed.error.issues.map((issue) => `${issue.path.join(".") || "block"}: ${issue.message}`).join("; ")}`,
			);
	}
	return { blocks, problems };
}

function blockFrom(block: z.infer<typeof shape>, id: string, canonicalHref: (href: string) => string): Block {
	const own = (list: readonly Action[]) => list.map((action) => ({ ...action, href: canonicalHref(action.href) }));
	switch (block.type) {
		case "hero":
		case "cta":
			return { ...block, id, actions: own(block.actions) };
		case "prose":
			return { type: "prose", id, heading: block.heading, body: parseRichText(block.html, { id: `block-${id}`, canonicalHref }) };
		case "cards":
			return { ...block, id, items: block.items.map((item) => ({ ...item, href: item.href && canonicalHref(item.href) })) };
		case "accordion":
			return {
				...block,
				id,
				items: block.items.map(({ question, html }, index) => ({
					question,
					answer: parseRichText(html, { id: `block-${id}-${index}`, canonicalHref }),
				})),
			};
		default:
			return { ...block, id };
	}
}
