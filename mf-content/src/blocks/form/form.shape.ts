import { contactForm } from "@hub/shared-contracts/form/contact-form";
import { fieldNames } from "@hub/shared-contracts/form/form";
import { z } from "zod";
import { type BlockOf, defineShape } from "../define-block.ts";
import { optionalLines, optionalText, text } from "../fields.shape.ts";

export const shape = defineShape(
	z
		.object({
			type: z.literal("form"),
			heading: text,
			intro: optionalLines,
			subject: optionalText.describe("filled in; the visitor may change it"),
		})
		.describe(
			"The contact form, one to a page. It is posted to the contact page, which shows it again with everything that was typed where something is wrong, and thanks the visitor where nothing is.",
		),
	// The ids of the fields are their names.
	{ once: true, ids: fieldNames(contactForm) },
);

export type FormBlock = BlockOf<typeof shape>;
