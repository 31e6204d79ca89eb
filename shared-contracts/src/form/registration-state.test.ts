import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Circumstances,
	holdsSeat,
	nextState,
	registrationEvents,
	registrationStates,
	staffEvent,
	transitions,
} from "./registration-state.ts";

const circumstances: fc.Arbitrary<Circumstances> = fc.record({
	open: fc.boolean(),
	seat: fc.boolean(),
	offered: fc.boolean(),
	overdue: fc.boolean(),
	lapsedBefore: fc.boolean(),
	attendanceOpen: fc.boolean(),
});
const from = fc.constantFrom("none" as const, ...registrationStates);
const event = fc.constantFrom(...registrationEvents);

describe("[EV-1] the table of transitions", () => {
	test("leads from a state and an event to at most one state", () => {
		fc.assert(
			fc.property(from, event, circumstances, (state, happens, given) => {
				const fitting = transitions.filter(
					(way) =>
						way.from === state &&
						way.event === happens &&
						Object.entries(way.when).every(([name, value]) => given[name as keyof Circumstances] === value),
				);
				expect(fitting.length).toBeLessThanOrEqual(1);
				expect(nextState(state, happens, given)).toBe(fitting[0]?.to);
			}),
		);
	});

	test("reaches and leaves every state, and uses every event", () => {
		for (const state of registrationStates) {
			expect(transitions.filter(({ to }) => to === state).length, state).toBeGreaterThan(0);
			expect(transitions.filter((way) => way.from === state && way.to !== state).length, state).toBeGreaterThan(0);
		}
		expect(new Set(transitions.map(({ event: happens }) => happens))).toEqual(new Set(registrationEvents));
	});

	test("gives a seat only if one is free", () => {
		fc.assert(
			fc.property(from, event, circumstances, (state, happens, given) => {
				const to = nextState(state, happens, given);
				if (to === "confirmed" && !holdsSeat(state === "none" ? "pending" : state, given.offered))
					expect(given.seat).toBe(true);
			}),
		);
	});
});

test("[EV-1] staff can only choose states that the table allows", () => {
	const chosen = registrationStates.flatMap((state) =>
		registrationStates.map((to) => {
			const happens = state === to ? undefined : staffEvent(state, to);
			const way = transitions.some((one) => one.from === state && one.event === happens && one.to === to);
			return way ? `${state} → ${to}` : undefined;
		}),
	);
	expect(chosen.filter((one) => one !== undefined)).toEqual([
		"pending → confirmed",
		"pending → waitlisted",
		"pending → cancelled",
		"confirmed → cancelled",
		"confirmed → attended",
		"waitlisted → confirmed",
		"waitlisted → cancelled",
		"cancelled → confirmed",
		"cancelled → waitlisted",
		"attended → confirmed",
	]);
});
