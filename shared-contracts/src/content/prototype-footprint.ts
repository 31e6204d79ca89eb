// Settings of the prototype for sending a carbon footprint.

import { z } from "zod";
import { problem } from "../problems/problem.ts";
import { MAX_GRAMS } from "./footprint-grams.ts";

const text = z.string().trim().min(1);
const party = z.object({ name: text, role: text.describe("who that is, in a few words") });

const part = z.object({
	name: text,
	grams: z.int().min(0).max(MAX_GRAMS).describe("grams of CO₂ equivalents"),
	measured: z.boolean().describe("false: an average from a table"),
	secret: z
		.stringFormat("secret", /^[0-9a-f]{64}$/)
		.describe("what the seal hides the value with; at random, another for every part"),
});

export const footprintSettings = z
	.object({
		name: z.literal("footprint"),
		supplier: party,
		customer: party,
		product: text.describe("as it stands after “for”, such as “one pump housing”"),
		parts: z.array(part).min(2).max(8).describe("what the supplier adds up"),
		facts: z
			.array(z.object({ label: text, value: text }))
			.min(1)
			.max(8)
			.describe("what travels with the sum, such as plant and period"),
	})
	.superRefine(({ parts }, { addIssue }) => {
		if (new Set(parts.map(({ secret }) => secret)).size < parts.length)
			addIssue({ ...problem("secret-twice"), path: ["parts"] });
	});

/** A product's footprint, part by part, and what is passed on of it. */
export type FootprintSettings = z.infer<typeof footprintSettings>;
