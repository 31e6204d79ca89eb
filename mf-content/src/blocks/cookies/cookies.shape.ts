import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalFormatted, optionalText } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({ type: z.literal("cookies"), heading: optionalText, html: optionalFormatted.describe("above the table") })
		.describe("Everything that the site keeps in a visitor’s browser, as a table that the site itself fills in."),
	{ once: true, toBlock: ({ html, ...block }, { richText }) => ({ ...block, above: richText(html) }) },
);

export type CookiesBlock = BlockOf<typeof shape>;
