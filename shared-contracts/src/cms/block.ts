// The `blocks` field of pages: JSON of documented shapes. A block that does not fit costs only itself.

import { z } from "zod";
import type { Action, Block, CardItem } from "../content/block.ts";
import { isProviderSource } from "../content/video-provider.ts";
import { CONTACT_FIELDS } from "../form/contact-form.ts";
import { LAYOUT_IDS, parseRichText, uniqueAnchor } from "../rich-text/rich-text-parser.ts";
import { diagramBlock } from "./diagram.ts";
import { describeIssues, explainIssue } from "./explain.ts";
import { optionalText, text } from "./row.ts";

const tone = z.enum(["brand", "leaf", "sky", "clay", "plum"]).default("brand");
const href = text.refine(
	(value) => /^(\/(?!\/)|https?:\/\/|mailto:)/.test(value),
	"must be a path of this site that begins with /, an https address or a mailto address",
);
const actions = z.array(z.object({ label: text, href, kind: z.enum(["signal", "plain"]).default("plain") })).default([]);
/** A file's id, as Directus writes it. */
const picture = z
	.string()
	.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "must be the id of a picture in the file library, such as 0b1c2d3e-4f50-…");
const titled = z.object({ title: text, text });
const optionalHref = href.or(z.literal("")).default("");
const feature = titled.extend({ href: optionalHref });
const card = titled.extend({ href: optionalHref, label: optionalText, motif: optionalText, tone });

const slide = z
	.object({
		title: optionalText,
		text,
		name: optionalText,
		role: optionalText,
		href: optionalHref,
		label: optionalText,
		motif: optionalText,
		tone,
	})
	.refine(({ title, name }) => (title === "") !== (name === ""), {
		path: ["title"],
		message: "is needed, or else a name: one of both",
	})
	.refine(({ href, label }) => href === "" || label !== "", { path: ["label"], message: "says where the link leads" });

const logo = z
	.object({
		name: text,
		text: optionalText,
		href: optionalHref,
		picture: picture.nullish(),
		motif: optionalText,
		tone,
	})
	.transform(({ picture, ...item }) => ({ ...item, picture: picture ? { id: picture, alt: item.name } : undefined }));

const column = z.union([
	text.transform((label) => ({ label, kind: "text" as const })),
	z.object({ label: text, kind: z.enum(["text", "number"]).default("text") }),
]);
const table = z
	.object({
		type: z.literal("table"),
		heading: optionalText,
		caption: text,
		columns: z.array(column).min(2),
		rows: z.array(z.array(z.string())).min(1),
		rowHeads: z.boolean().default(true),
		html: optionalText,
	})
	.superRefine(({ columns, rows }, context) => {
		for (const [index, row] of rows.entries()) {
			if (row.length === columns.length) continue;
			const message = `has ${row.length} cells, and the table ${columns.length} columns`;
			context.addIssue({ code: "custom", path: ["rows", index], message });
		}
	});

const media = z.object({
	type: z.literal("media"),
	heading: optionalText,
	picture,
	alt: text,
	caption: optionalText,
	shape: z.enum(["landscape", "wide"]).default("landscape"),
});

const video = z
	.object({
		type: z.literal("video"),
		heading: optionalText,
		title: text,
		text: optionalText,
		provider: z.enum(["recording", "youtube", "vimeo"]),
		source: text,
		picture: picture.nullish(),
		alt: optionalText,
		motif: optionalText,
		tone,
	})
	.refine(({ provider, source }) => provider === "recording" || isProviderSource(provider, source), {
		path: ["source"],
		message: "must be the video’s number at the provider, or its https address there",
	})
	.refine(({ picture, alt }) => !picture || alt !== "", { path: ["alt"], message: "says what the picture shows" });

/** A page has one: the fields' names are its ids. */
const form = z.object({ type: z.literal("form"), heading: text, intro: optionalText, subject: optionalText });

/** How a block is written. */
export const blockShape = z.discriminatedUnion("type", [
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
	// More than a handful nobody looks through.
	z.object({ type: z.literal("carousel"), heading: text, intro: optionalText, items: z.array(slide).min(2).max(8) }),
	media,
	table,
	z.object({ type: z.literal("logos"), heading: text, intro: optionalText, items: z.array(logo).min(2) }),
	video,
	form,
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
	const used = new Set([...LAYOUT_IDS, ...CONTACT_FIELDS]);
	for (const [index, candidate] of value.entries()) {
		const parsed = blockShape.safeParse(candidate, { error: explainIssue });
		if (parsed.success && parsed.data.type === "form" && blocks.some(({ type }) => type === "form")) {
			problems.push(`block ${index + 1} (form): a page has room for one form`);
		} else if (parsed.success) {
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
	block: z.infer<typeof blockShape>,
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
		case "media": {
			const { picture, alt, ...rest } = block;
			return { ...rest, ...base, picture: { id: picture, alt } };
		}
		case "table": {
			const { html, ...rest } = block;
			return { ...rest, ...base, below: parseRichText(html, { id: `block-${id}`, canonicalHref }) };
		}
		case "video": {
			const { provider, source, picture, alt, ...rest } = block;
			return {
				...rest,
				...base,
				source: provider === "recording" ? { kind: provider, slug: source } : { kind: provider, source },
				picture: picture ? { id: picture, alt } : undefined,
			};
		}
		case "logos":
			return { ...block, ...base, items: block.items.map((item) => ({ ...item, href: item.href && canonicalHref(item.href) })) };
		case "carousel":
			return { ...block, ...base, items: block.items.map((item) => ({ ...item, href: item.href && canonicalHref(item.href) })) };
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
