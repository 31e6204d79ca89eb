// Settings of the prototype for following a recall through a supply chain.

import { z } from "zod";
import { problem } from "../problems/problem.ts";

const text = z.string().trim().min(1);
// Ids stand in addresses.
const id = z.stringFormat("id", /^[a-z0-9-]+$/);
const unit = z.int().min(1).max(9_999_999);
const span = z
	.tuple([unit, unit])
	.refine(([first, last]) => first <= last, problem("first-last"))
	.describe("the first and the last unit, counted from 1 within the lot");

const stage = z.object({ id, label: text.describe("what is made at this stage, such as “Cells”") });

const party = z.object({ id, name: text, place: text.describe("town or country") });

const lot = z.object({
	id,
	label: text.describe("the lot's number, or the country of a delivery"),
	product: text.describe("lots of one party with the same product cannot be told apart without exchange"),
	stage: id,
	party: id,
	units: unit.describe("how many there are; serial numbers are counted from 1"),
});

const link = z
	.object({ from: id, used: span, to: id, made: span })
	.describe("these units of one lot went into those of another");

/** Schema of the settings. Links lead from an earlier to a later stage, between existing lots with enough units. */
export const recallSettings = z
	.object({
		name: z.literal("recall"),
		stages: z.array(stage).min(3).max(6),
		parties: z.array(party).min(2),
		lots: z.array(lot).min(3).max(40),
		links: z.array(link).min(2).max(120),
		fault: z.object({ lot: id, text: text.describe("what was found, in a sentence or two") }),
		finished: text.describe("what is recalled, in the plural, such as “Cargo bikes”"),
		cost: z.int().min(1).describe("euros to recall one"),
	})
	.superRefine(({ stages, parties, lots, links, fault }, { addIssue }) => {
		const refuse = (path: (string | number)[], found: ReturnType<typeof problem>) => addIssue({ ...found, path });
		for (const [name, list] of Object.entries({ stages, parties, lots }))
			if (new Set(list.map((one) => one.id)).size < list.length) refuse([name], problem("id-twice"));
		const levels = new Map(stages.map((one, index) => [one.id, index]));
		const byId = new Map(lots.map((one) => [one.id, one]));
		lots.forEach((one, index) => {
			if (!levels.has(one.stage)) refuse(["lots", index, "stage"], problem("reference", { name: one.stage }));
			if (!parties.some((party) => party.id === one.party))
				refuse(["lots", index, "party"], problem("reference", { name: one.party }));
		});
		links.forEach(({ from, used, to, made }, index) => {
			const [source, target] = [byId.get(from), byId.get(to)];
			if (!source || !target) {
				refuse(["links", index], problem("lot-link"));
				return;
			}
			if ((levels.get(source.stage) ?? 0) >= (levels.get(target.stage) ?? 0))
				refuse(["links", index], problem("lot-stage"));
			if (used[1] > source.units || made[1] > target.units) refuse(["links", index], problem("lot-units"));
		});
		if (!byId.has(fault.lot)) refuse(["fault", "lot"], problem("reference", { name: fault.lot }));
	});

/** A supply chain, what moved along it, and the fault that is found. */
export type RecallSettings = z.infer<typeof recallSettings>;

/** A lot of units that were made or delivered together. */
export type Lot = RecallSettings["lots"][number];
