// Settings of the prototype for negotiating a usage contract.

import { z } from "zod";
import { problem } from "../problems/problem.ts";
import { CHOSEN_TERMS, COUNTED_TERMS, TERMS } from "./contract-terms.ts";

/** A rule or a calculation in JSON Logic. */
export type JsonLogic = string | number | boolean | null | readonly JsonLogic[] | { readonly [key: string]: JsonLogic };

const text = z.string().trim().min(1);
// Ids stand in addresses, with points and underscores between them.
const id = z.stringFormat("id", /^[a-z0-9-]+$/);
const count = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);
const choice = z.object({ id, label: text });

const logic: z.ZodType<JsonLogic> = z
	.json()
	.describe("JSON Logic on the six terms, `round` (which proposal it is, from 1) and `offer` (the terms as listed)");

const terms = z.object({
	purpose: id,
	months: count(COUNTED_TERMS.months),
	region: id,
	forward: id,
	uses: count(COUNTED_TERMS.uses),
	price: count(COUNTED_TERMS.price),
});

const rule = z.object({
	id,
	title: text.describe("what the rule is about, in a few words"),
	when: logic.describe("comes to true where the terms are acceptable"),
	reason: text.describe("said where they are not"),
	counter: z
		.object({ term: z.enum(TERMS), value: logic })
		.optional()
		.describe("what is offered instead; without it the negotiation ends"),
});

const party = z.object({
	name: text,
	role: text.describe("who that is, in a few words"),
	did: z.stringFormat("did", /^did:web:[a-z0-9.:-]+$/),
	rules: z.array(rule).min(1).describe("applied from top to bottom, each to the terms as the ones before left them"),
	patience: z.int().min(1).max(9).describe("how many proposals are answered before the party gives up"),
	farewell: text.describe("what it says then"),
	wishes: terms
		.partial()
		.optional()
		.describe("where its first proposal departs from the offer as listed; without it, nowhere"),
});

const use = z.object({
	purpose: id,
	country: id,
	recipient: id,
	month: z.int().min(1).max(999),
	count: z.int().min(1).max(999_999),
});

/** Schema of the settings. Every referenced id is in its list. */
export const contractSettings = z
	.object({
		name: z.literal("contract"),
		provider: party,
		consumer: party,
		purposes: z.array(choice).min(1),
		countries: z.array(choice).min(1),
		recipients: z.array(choice).min(1),
		regions: z.array(choice.extend({ countries: z.array(id).min(1) })).min(1),
		forwards: z.array(choice.extend({ recipients: z.array(id).min(1) })).min(1),
		offers: z.array(choice.extend({ text, terms })).min(1),
		uses: z
			.array(use.extend({ label: text }))
			.min(1)
			.describe("uses to try once there is a contract"),
	})
	.superRefine((settings, { addIssue }) => {
		const known = {
			purpose: settings.purposes,
			region: settings.regions,
			forward: settings.forwards,
			country: settings.countries,
			recipient: settings.recipients,
			offer: settings.offers,
		};
		const check = (kind: keyof typeof known, given: readonly string[], path: (string | number)[]) => {
			for (const one of given)
				if (!known[kind].some((item) => item.id === one)) addIssue({ ...problem("reference", { name: one }), path });
		};
		for (const side of ["provider", "consumer"] as const)
			for (const term of CHOSEN_TERMS) {
				const wish = settings[side].wishes?.[term];
				if (wish !== undefined) check(term, [wish], [side, "wishes", term]);
			}
		for (const [kind, list] of Object.entries(known))
			if (new Set(list.map((item) => item.id)).size < list.length)
				addIssue({ ...problem("id-twice"), path: [`${kind}s`] });
		settings.regions.forEach(({ countries }, index) => {
			check("country", countries, ["regions", index]);
		});
		settings.forwards.forEach(({ recipients }, index) => {
			check("recipient", recipients, ["forwards", index]);
		});
		settings.offers.forEach((offer, index) => {
			for (const term of CHOSEN_TERMS) check(term, [offer.terms[term]], ["offers", index, "terms", term]);
		});
		settings.uses.forEach((one, index) => {
			for (const kind of ["purpose", "country", "recipient"] as const) check(kind, [one[kind]], ["uses", index, kind]);
		});
	});

/** Two parties with their rules, what is offered, and uses to try. */
export type ContractSettings = z.infer<typeof contractSettings>;

/** A rule of a party. */
export type PartyRule = z.infer<typeof rule>;

/** A planned use of the data: the `count`th use, in the `month`th month of the contract. */
export type DataUse = z.infer<typeof use>;
