import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { motif, optionalHref, optionalLines, optionalText, screen, text, titled, tone } from "../fields.shape.ts";

const card = titled.extend({ href: optionalHref, label: optionalText, motif, tone, screen });

export const shape = defineShape(
	z
		.object({ type: z.literal("cards"), heading: text, intro: optionalLines, items: z.array(card).min(1) })
		.describe("Cards side by side: links where they lead somewhere."),
	{
		toBlock: ({ items, ...block }, { link }) => ({
			...block,
			items: items.map((item) => {
				const href = link(item.href);
				// A card without a link has no link label.
				return { ...item, href, label: item.href && !href ? "" : item.label };
			}),
		}),
	},
);

export type CardsBlock = BlockOf<typeof shape>;
