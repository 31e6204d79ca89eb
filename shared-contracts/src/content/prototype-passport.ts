// Settings of the prototype for browsing a product passport.

import { z } from "zod";
import { problem } from "../problems/problem.ts";

/** Readers of a passport. Entries that name no reader are for all. */
const PASSPORT_READERS = ["public", "owner", "authority"] as const;
export type PassportReader = (typeof PASSPORT_READERS)[number];

const text = z.string().trim().min(1);
const id = z.stringFormat("id", /^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Bytes in base64url without padding (RFC 4648, 5). */
const bytes = z.stringFormat("base64url", /^[\w-]+$/);
const readers = z.array(z.enum(PASSPORT_READERS)).min(1).optional();

const issuer = z.object({
	id,
	name: text,
	role: text,
	/** A point of the curve P-256, as in a JSON Web Key (RFC 7517). */
	key: z.object({ x: bytes, y: bytes }),
	/** False: the register that the passport trusts does not list it any more. */
	listed: z.boolean().default(true),
});

const fact = z.object({ label: text, value: text, by: id, for: readers });

/** Parts that the drawing of a battery can show. */
const BATTERY_PARTS = [
	"pack",
	"housing",
	"cooling",
	"controller",
	"module",
	"cell",
	"cathode",
	"electrolyte",
	"anode",
] as const;
export type BatteryPart = (typeof BATTERY_PARTS)[number];

const part = z.object({
	id,
	/** The part that it is in; the product itself is in none. */
	in: id.optional(),
	name: text,
	text,
	drawn: z
		.enum(BATTERY_PARTS)
		.optional()
		.describe("what it is in the drawing of a battery, which is shown where the product is a “pack”"),
	facts: z.array(fact).default([]),
});

const event = z.object({ on: z.iso.date(), title: text, text, by: id, part: id, for: readers });

const claim = z.object({
	id,
	part: id,
	label: text,
	text,
	by: id,
	issued: z.iso.date(),
	// Signed fields, the same in every language. Numbers are formatted for each language.
	property: id,
	value: z.union([z.number(), text]),
	unit: z.string().default(""),
	signature: bytes,
	for: readers,
});

export const passportSettings = z
	.object({
		name: z.literal("passport"),
		product: z.object({ name: text, identifier: text, text }),
		issuers: z.array(issuer).min(1),
		parts: z.array(part).min(1),
		events: z.array(event),
		claims: z.array(claim),
	})
	.superRefine(({ issuers, parts, events, claims }, context) => {
		const known = { issuer: new Set(issuers.map((one) => one.id)), part: new Set<string>() };
		const look = (kind: "issuer" | "part", name: string | undefined, ...path: (string | number)[]) => {
			if (name !== undefined && !known[kind].has(name)) context.addIssue({ ...problem("reference", { name }), path });
		};
		for (const [index, one] of parts.entries()) {
			if ((one.in === undefined) !== (index === 0))
				context.addIssue({ ...problem("first-part"), path: ["parts", index, "in"] });
			// A part must come after the one that contains it, so cycles are impossible.
			look("part", one.in, "parts", index, "in");
			known.part.add(one.id);
			for (const [place, { by }] of one.facts.entries()) look("issuer", by, "parts", index, "facts", place, "by");
		}
		for (const [name, list] of Object.entries({ events, claims }))
			for (const [index, { by, part: of }] of list.entries()) {
				look("issuer", by, name, index, "by");
				look("part", of, name, index, "part");
			}
	});

/** A product passport with its parts, history and claims. */
export type PassportSettings = z.infer<typeof passportSettings>;
export type PassportIssuer = PassportSettings["issuers"][number];
export type PassportPart = PassportSettings["parts"][number];
export type PassportEvent = PassportSettings["events"][number];
export type PassportClaim = PassportSettings["claims"][number];
