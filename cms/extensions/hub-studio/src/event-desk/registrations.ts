// Parses, counts and searches an event's registrations.

import { holdsSeat, registrationStates } from "@hub/shared-contracts/form/registration-state";
import { folded } from "@hub/shared-contracts/language/letters";
import { z } from "zod";

const registration = z.object({
	id: z.string(),
	state: z.enum(registrationStates),
	attendance: z.string().nullable(),
	name: z.string().nullable(),
	email: z.string().nullable(),
	organisation: z.string().nullable(),
	remark: z.string().nullable(),
	locale: z.string().nullable(),
	waiting_place: z.number().nullable(),
	offered_until: z.string().nullable(),
});

/** A registration. Personal data is null or empty after it was erased. */
export type Registration = z.infer<typeof registration>;

export const REGISTRATION_FIELDS: readonly string[] = Object.keys(registration.shape);

/** Parses Directus' response. @throws ZodError */
export function readRegistrations(body: unknown): readonly Registration[] {
	return z.object({ data: z.array(registration) }).parse(body).data;
}

/** Seats of an event, counted by the server's rules (`holdsSeat`). */
export interface Seats {
	/** Includes reserved seats. */
	readonly taken: number;
	/** Undefined if seats are unlimited. */
	readonly free: number | undefined;
	/** Number of people on the waiting list. */
	readonly waiting: number;
}

/** @param capacity 0 for unlimited */
export function seatsOf(people: readonly Registration[], capacity: number, reserved: number): Seats {
	const held = people.filter(
		({ state, offered_until, attendance }) => attendance !== "online" && holdsSeat(state, offered_until !== null),
	).length;
	const taken = held + reserved;
	return {
		taken,
		free: capacity === 0 ? undefined : Math.max(0, capacity - taken),
		waiting: people.filter(({ state }) => state === "waitlisted").length,
	};
}

/** Returns people whose name, email or organisation contain every word of the search. */
export function searchPeople(people: readonly Registration[], search: string): readonly Registration[] {
	const words = folded(search).split(/\s+/).filter(Boolean);
	return people.filter(({ name, email, organisation }) => {
		const text = folded([name, email, organisation].join(" "));
		return words.every((word) => text.includes(word));
	});
}

/** Returns people with a seat, sorted by the last word of their names. */
export function expectedPeople(people: readonly Registration[], locale: string): readonly Registration[] {
	const collator = new Intl.Collator(locale, { sensitivity: "base" });
	const last = ({ name }: Registration) => (name ?? "").trim().split(/\s+/).at(-1) ?? "";
	return people
		.filter(({ state }) => state === "confirmed" || state === "attended")
		.toSorted(
			(one, other) => collator.compare(last(one), last(other)) || collator.compare(one.name ?? "", other.name ?? ""),
		);
}
