import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { linked, motif, optionalHref, optionalLines, optionalText, picture, text, tone } from "../fields.shape.ts";

const logo = z
	.object({ name: text, text: optionalText, href: optionalHref, picture: picture.nullish(), motif, tone })
	.transform(({ picture, ...item }) => ({ ...item, picture: picture ? { id: picture, alt: item.name } : undefined }));

export const shape = defineShape(
	z
		.object({ type: z.literal("logos"), heading: text, intro: optionalLines, items: z.array(logo).min(2) })
		.describe(
			"Members, partners or clients, at least two. A mark is cut to 8:5 and bears its own name; without one, an emblem is drawn and the name stands beside it.",
		),
	{ toBlock: ({ items, ...block }, context) => ({ ...block, items: linked(items, context) }) },
);

export type LogosBlock = BlockOf<typeof shape>;
