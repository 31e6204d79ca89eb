import { type RegistrationState, transitions } from "@hub/shared-contracts/form/registration-state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { changeByStaff } from "../../extensions/hub-server/registrations/staff-changes.ts";
import { type Desk, day, hour } from "./desk.ts";

const guests = ["Ada", "Ben", "Cem", "Dora", "Emil"];
const person = z.object({
	id: z.string(),
	name: z.string(),
	identity: z.string().nullable(),
	state: z.enum(["pending", "confirmed", "waitlisted", "cancelled", "attended"]),
	waiting_place: z.number().nullable(),
	offered: z.boolean(),
});
type Person = z.infer<typeof person>;

/** Possible actions at a desk; `who` is the number of a guest. */
type Act =
	| { readonly act: "register" | "confirm" | "accept" | "cancel"; readonly who: number }
	| { readonly act: "choose"; readonly who: number; readonly state: RegistrationState }
	| { readonly act: "seats"; readonly count: number }
	| { readonly act: "status"; readonly status: "scheduled" | "cancelled" }
	| { readonly act: "wait"; readonly hours: number };

const who = fc.nat(guests.length - 1);
const visitors: fc.Arbitrary<Act> = fc.record({
	act: fc.constantFrom("register", "confirm", "confirm", "accept", "cancel"),
	who,
});
const staff: fc.Arbitrary<Act> = fc.record({
	act: fc.constant("choose"),
	who,
	state: fc.constantFrom("pending", "confirmed", "waitlisted", "cancelled", "attended"),
});
const seats: fc.Arbitrary<Act> = fc.record({ act: fc.constant("seats"), count: fc.integer({ min: 1, max: 4 }) });
const status: fc.Arbitrary<Act> = fc.record({
	act: fc.constant("status"),
	status: fc.constantFrom("scheduled", "cancelled"),
});
const wait: fc.Arbitrary<Act> = fc.record({ act: fc.constant("wait"), hours: fc.constantFrom(1, 9, 25, 49) });
const anything = fc.oneof(
	{ weight: 12, arbitrary: visitors },
	{ weight: 3, arbitrary: staff },
	{ weight: 2, arbitrary: seats },
	{ weight: 1, arbitrary: status },
	{ weight: 2, arbitrary: wait },
);

/** Properties that hold for all actions, in any order and concurrency. */
export function registrationProperties(desk: () => Desk): void {
	async function perform(key: string, act: Act): Promise<void> {
		switch (act.act) {
			case "register":
				await desk().register(key, guests[act.who] ?? "");
				return;
			case "confirm":
			case "accept":
			case "cancel": {
				const one = (await everybody(key)).find(({ name }) => name === guests[act.who]);
				if (one) await desk()[act.act](one.id);
				return;
			}
			case "choose": {
				const one = (await everybody(key)).find(({ name }) => name === guests[act.who]);
				// Transitions that are not in the table are refused with a sentence.
				if (one) await changeByStaff(desk().deps, desk().database, [one.id], { state: act.state }).catch(refused);
				return;
			}
			case "seats":
				return desk().edit(key, { capacity: act.count });
			case "status":
				return desk().edit(key, { event_status: act.status });
			case "wait":
				return desk().pass(act.hours * hour, key);
		}
	}

	const refused = (error: unknown) => {
		if (!(error instanceof Error && "code" in error && error.code === "FAILED_VALIDATION")) throw error;
	};

	async function everybody(key: string): Promise<Person[]> {
		const rows: Record<string, unknown>[] = await desk().database("registrations").where({ event_key: key });
		return rows.map((row) => person.parse({ ...row, offered: row.offered_until !== null }));
	}

	/** Checks the invariants. @returns number of held seats */
	async function check(key: string): Promise<number> {
		const all = await everybody(key);
		const held = all.filter(({ state, offered }) => state === "confirmed" || state === "attended" || offered).length;
		expect(await desk().taken(key), "the seat count equals the held seats").toBe(held);
		for (const { state, waiting_place, offered } of all) {
			expect(waiting_place !== null, `${state}: only waitlisted registrations have a position`).toBe(
				state === "waitlisted",
			);
			if (offered) expect(state, "only waitlisted registrations have an offer").toBe("waitlisted");
		}
		const places = all.flatMap(({ waiting_place }) => waiting_place ?? []);
		expect(new Set(places).size, "positions are unique").toBe(places.length);
		const identities = all.flatMap(({ identity }) => identity ?? []);
		expect(new Set(identities).size, "an address has one registration").toBe(identities.length);
		return held;
	}

	const capacityOf = async (key: string) =>
		z.object({ capacity: z.number() }).parse(await desk().database("events").where({ translation_key: key }).first())
			.capacity;
	const isOpen = async (key: string, startsAt: number) =>
		desk().now < startsAt &&
		(await desk().database("events").where({ translation_key: key, event_status: "scheduled" })).length > 0;

	describe("in any sequence of events", () => {
		test("[EV-1] one after the other, states follow the table, and seats go to the first in the waiting list", async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(anything, { minLength: 10, maxLength: 40 }), async (acts) => {
					const startsAt = desk().now + 12 * day;
					const key = await desk().announce({ starts_at: new Date(startsAt) });
					// Two guests have a seat, two wait, one has not confirmed.
					for (const name of guests.slice(0, -1)) await desk().join(key, name);
					await desk().register(key, guests.at(-1) ?? "");
					let before = await everybody(key);
					for (const act of acts) {
						await perform(key, act);
						const after = await everybody(key);
						for (const { id, state } of after) {
							const from = before.find((one) => one.id === id)?.state ?? "none";
							const held =
								from === state || transitions.some((transition) => transition.from === from && transition.to === state);
							expect(held, `${JSON.stringify(act)}: ${from} → ${state}`).toBe(true);
						}
						const held = await check(key);
						const capacity = await capacityOf(key);
						expect(held, "no more seats are held than there are").toBeLessThanOrEqual(capacity);
						const waiting = after.filter(({ state, offered }) => state === "waitlisted" && !offered);
						if (held < capacity && (await isOpen(key, startsAt)))
							expect(waiting, "no one waits while a seat is free").toEqual([]);
						const placeBefore = (id: string) => before.find((one) => one.id === id && !one.offered)?.waiting_place;
						for (const offeredPerson of after.filter(({ offered }) => offered)) {
							const place = placeBefore(offeredPerson.id);
							const passedOver = waiting.filter(
								(one) => one.waiting_place === placeBefore(one.id) && (one.waiting_place ?? 0) < (place ?? 0),
							);
							expect(passedOver, "no one is passed over").toEqual([]);
						}
						before = after;
					}
				}),
				{ numRuns: 8, endOnFailure: true },
			);
		}, 180_000);

		test("[EV-3] at the same time, no more seats than exist are assigned, and the counts are right", async () => {
			await fc.assert(
				fc.asyncProperty(
					fc.array(
						fc.array(
							fc.oneof(
								{ weight: 8, arbitrary: visitors },
								{ weight: 2, arbitrary: staff },
								{ weight: 1, arbitrary: seats },
							),
							{ minLength: 4, maxLength: 16 },
						),
						{
							minLength: 2,
							maxLength: 4,
						},
					),
					async (bursts) => {
						const key = await desk().announce({ starts_at: new Date(desk().now + 12 * day) });
						await Promise.all(guests.map((name) => desk().register(key, name)));
						for (const burst of bursts) {
							await Promise.all(burst.map((act) => perform(key, act)));
							expect(await check(key)).toBeLessThanOrEqual(await capacityOf(key));
						}
					},
				),
				{ numRuns: 5, endOnFailure: true },
			);
		}, 180_000);
	});
}
