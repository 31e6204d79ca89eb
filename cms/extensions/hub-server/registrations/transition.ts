import {
	dependsOnSeat,
	holdsSeat,
	nextState,
	type RegistrationEvent,
	type RegistrationState,
} from "@hub/shared-contracts/form/registration-state";
import { deleteRevisions } from "../retention/delete-revisions.ts";
import {
	attendanceOpens,
	giveSeatBack,
	hasFreeSeat,
	type LockedEvent,
	markCountsOutdated,
	nextWaitingPlace,
	takeSeat,
} from "./event-snapshot.ts";
import { confirmUntil, offerUntil } from "./periods.ts";
import {
	changeRegistration,
	erasedValues,
	insertRegistration,
	needsSeat,
	type Registration,
	type RegistrationValues,
} from "./stored-registration.ts";

/** True if a registration has an offer that was not passed on yet, even if expired. */
export const hasOffer = (registration: Registration | undefined): boolean =>
	registration?.state === "waitlisted" && registration.offered_until !== null;

/**
 * Applies an event to a registration if the table of transitions allows it. Changes seats, waiting list and row
 * together. This is the only function that changes a state.
 * @param registration as read under the event's lock
 * @param extraValues written with the transition's own values
 * @returns the changed registration; undefined if there is no transition, and nothing changed
 */
export async function transition(
	locked: LockedEvent,
	registration: Registration,
	trigger: RegistrationEvent,
	extraValues: RegistrationValues = {},
): Promise<Registration | undefined> {
	const values = await applyToSeats(locked, registration, trigger);
	if (values === undefined) return undefined;
	if (values.erased_at) await deleteRevisions(locked.trx, "registrations", [registration.id]);
	return changeRegistration(locked.trx, registration.id, { ...values, ...extraValues, date_updated: locked.now });
}

/** Creates a registration: `register` by its person, `admit` or `enlist` by staff. Returns like {@link transition}. */
export async function createRegistration(
	locked: LockedEvent,
	id: string,
	trigger: RegistrationEvent,
	extraValues: RegistrationValues,
): Promise<Registration | undefined> {
	const values = await applyToSeats(locked, undefined, trigger, extraValues.attendance);
	if (values === undefined) return undefined;
	const { key } = locked.event;
	return insertRegistration(locked.trx, id, { ...values, ...extraValues, event_key: key, date_created: locked.now });
}

/**
 * Applies a transition to the seats and returns the values to write, for rows that Directus itself writes.
 * @param registration undefined if it is about to be created
 * @param attendance of a registration that is about to be created
 */
export async function applyToSeats(
	locked: LockedEvent,
	registration: Registration | undefined,
	trigger: RegistrationEvent,
	attendance: Registration["attendance"] = registration?.attendance ?? null,
): Promise<(RegistrationValues & { readonly state: RegistrationState }) | undefined> {
	const { trx, event, now } = locked;
	const usesSeat = needsSeat({ attendance });
	const from = registration?.state ?? "none";
	const offered = hasOffer(registration);
	const hasValidOffer = offered && (registration?.offered_until ?? now) > now;
	const isSeatFree = async () =>
		(await hasFreeSeat(trx, event)) && (trigger !== "confirm" || !(await isAnyoneWaiting(locked)));
	const to = nextState(from, trigger, {
		open: event.open,
		seat: hasValidOffer || !usesSeat || (dependsOnSeat(from, trigger) && (await isSeatFree())),
		offered: hasValidOffer,
		overdue: isOverdue(registration, now),
		lapsedBefore: (registration?.offers_lapsed ?? 0) > 0,
		attendanceOpen: attendanceOpens(event) <= now,
	});
	if (to === undefined) return undefined;
	const heldBefore = usesSeat && from !== "none" && holdsSeat(from, offered);
	const holdsAfter = usesSeat && holdsSeat(to, trigger === "offer");
	if (holdsAfter && !heldBefore && !(await takeSeat(trx, event)))
		throw new Error(`${trigger}: the seat was gone under the event's lock`);
	if (heldBefore && !holdsAfter) await giveSeatBack(trx, event);
	if (heldBefore !== holdsAfter || (from === "waitlisted") !== (to === "waitlisted"))
		await markCountsOutdated(trx, event.key);
	return { ...(await stateValues(locked, to, trigger, registration)), state: to };
}

async function stateValues(
	locked: LockedEvent,
	to: RegistrationState,
	trigger: RegistrationEvent,
	registration: Registration | undefined,
): Promise<RegistrationValues> {
	const { event, now } = locked;
	const notWaiting = { waiting_place: null, offered_until: null, pending_until: null };
	switch (to) {
		case "pending":
			return {
				...notWaiting,
				pending_until: confirmUntil(now, event.startsAt),
				offers_lapsed: 0,
				confirmed_at: null,
				cancelled_at: null,
			};
		case "waitlisted":
			if (trigger === "offer") return { offered_until: offerUntil(now, event.startsAt) };
			return {
				...notWaiting,
				waiting_place: await nextWaitingPlace(locked.trx, event),
				offers_lapsed: trigger === "lapse" ? (registration?.offers_lapsed ?? 0) + 1 : 0,
				cancelled_at: null,
			};
		case "confirmed":
			return { ...notWaiting, ...(trigger === "absent" ? {} : { confirmed_at: now }), cancelled_at: null };
		case "cancelled":
			// An unverified address may belong to someone other than the person who cancels, so its data are erased.
			return { ...notWaiting, cancelled_at: now, ...(registration?.state === "pending" ? erasedValues(now) : {}) };
		case "attended":
			return {};
	}
}

function isOverdue(registration: Registration | undefined, now: Date): boolean {
	const until = registration?.state === "pending" ? registration.pending_until : registration?.offered_until;
	return until !== null && until !== undefined && until <= now;
}

async function isAnyoneWaiting({ trx, event }: LockedEvent): Promise<boolean> {
	const first = await trx("registrations")
		.select("id")
		.where({ event_key: event.key, state: "waitlisted", offered_until: null })
		.first();
	return first !== undefined;
}
