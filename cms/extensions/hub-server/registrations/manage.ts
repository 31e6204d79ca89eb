import type { Perform } from "@hub/shared-contracts/form/operation";
import type { RegistrationAnswer, steps } from "@hub/shared-contracts/form/registration";
import { mailWanted, mayMailChange } from "./mail-limits.ts";
import { openEvent } from "./open-event.ts";
import type { RegistrationDeps } from "./register.ts";
import { type MailQueue, mailAbout } from "./registration-mail.ts";
import { stepsOf, viewOf } from "./registration-view.ts";
import { findRegistration, type Registration, writeRegistration } from "./stored-registration.ts";
import { hasOffer, type Turn, transition } from "./transition.ts";
import { offerFreeSeats } from "./waiting-list.ts";

/** An action of a person on their registration. Returns the registration after it (EV-2). */
type Operation<Input = { readonly id: string }> = (deps: RegistrationDeps, input: Input) => Promise<RegistrationAnswer>;

/** Shows a registration, and changes nothing. */
export const view: Operation = async ({ database, clock }, { id }) => {
	const registration = await findRegistration(database, id);
	return registration === undefined || registration.email === ""
		? { kind: "unknown" }
		: { kind: "registration", registration: await viewOf(database, registration, clock()) };
};

/** Proves the address: a seat, or a place in the waiting list. */
export const confirm: Operation = (deps, { id }) =>
	step(deps, id, async (turn, registration) => {
		if (registration.state === "confirmed" || registration.state === "waitlisted" || registration.state === "attended") return true;
		const after = await transition(turn, registration, "confirm");
		if (after === undefined) return false;
		await mailWanted(turn.trx, deps.keys, after.email);
		await mailAbout(turn, deps.postbox, after, after.state === "confirmed" ? "confirmed" : "waitlisted");
		return true;
	});

/** Takes the seat that is offered. */
export const accept: Operation = (deps, { id }) =>
	step(deps, id, async (turn, registration) => {
		if (registration.state === "confirmed" || registration.state === "attended") return true;
		const after = await transition(turn, registration, "accept");
		if (after) await mailAbout(turn, deps.postbox, after, "confirmed");
		return after !== undefined;
	});

/** Calls it off; a seat that becomes free is offered to the first in the list. */
export const cancel: Operation = (deps, { id }) =>
	step(deps, id, async (turn, registration) => {
		if (registration.state === "cancelled") return true;
		if (!stepsOf(registration, turn.event, turn.now).includes("cancel")) return false;
		return callOff(turn, deps.postbox, registration);
	});

/** Cancels a registration, by its person or by staff: mails the person and passes the seat on. @returns whether the transition exists */
export async function callOff(turn: Turn, postbox: MailQueue, registration: Registration): Promise<boolean> {
	const after = await transition(turn, registration, "cancel");
	if (after === undefined) return false;
	// People who never confirmed did not request mails.
	if (registration.state !== "pending") {
		await mailAbout(turn, postbox, after, "cancelled", { hadSeat: registration.state === "confirmed" });
	}
	if (registration.state === "confirmed" || hasOffer(registration)) await offerFreeSeats(turn, postbox);
	return true;
}

/** Changes name, organisation and remark. */
export const change: Operation<Parameters<Perform<typeof steps.change>>[0]> = (deps, { id, ...details }) =>
	step(deps, id, async (turn, registration) => {
		if (!stepsOf(registration, turn.event, turn.now).includes("change")) return false;
		const { name, organisation, remark } = registration;
		if (name === details.name && organisation === details.organisation && remark === details.remark) return true;
		await writeRegistration(turn.trx, id, { ...details, date_updated: turn.now });
		if (registration.state !== "pending" && (await mayMailChange(turn.trx, deps.keys, id, turn.now.getTime()))) {
			await mailAbout(turn, deps.postbox, { ...registration, ...details }, "changed");
		}
		return true;
	});

/** Does a step under the event's lock. @param act whether it could be done */
async function step(
	{ database, clock }: RegistrationDeps,
	id: string,
	act: (turn: Turn, registration: Registration) => Promise<boolean>,
): Promise<RegistrationAnswer> {
	const found = await findRegistration(database, id);
	if (found === undefined || found.email === "") return { kind: "unknown" };
	return database.transaction(async (trx) => {
		const now = clock();
		const event = await openEvent(trx, found.event_key, now);
		// Read again under the lock: what was found before may be out of date.
		const registration = await findRegistration(trx, id);
		if (registration === undefined || registration.email === "") return { kind: "unknown" };
		const done = await act({ trx, event, now }, registration);
		const after = (await findRegistration(trx, id)) ?? registration;
		return { kind: done ? "registration" : "refused", registration: await viewOf(trx, after, now) };
	});
}
