import type { Perform } from "@hub/shared-contracts/form/operation";
import type { RegistrationResult, steps } from "@hub/shared-contracts/form/registration";
import { type LockedEvent, lockEvent } from "./event-snapshot.ts";
import { countChangeMail, resetMailCount } from "./mail-limits.ts";
import type { RegistrationDeps } from "./registration-deps.ts";
import { mailAbout } from "./registration-mail.ts";
import { stepsOf, viewOf } from "./registration-view.ts";
import { findRegistration, type Registration, writeRegistration } from "./stored-registration.ts";
import { hasOffer, transition } from "./transition.ts";
import { offerFreeSeats } from "./waiting-list.ts";

/** An action of a person on their registration. Returns the registration after it (EV-2). */
type Operation<Input = { readonly id: string }> = (deps: RegistrationDeps, input: Input) => Promise<RegistrationResult>;

export const view: Operation = async ({ database, clock }, { id }) => {
	const registration = await findRegistration(database, id);
	return registration === undefined || registration.email === ""
		? { kind: "unknown" }
		: { kind: "registration", registration: await viewOf(database, registration, clock()) };
};

/** Confirms the mail address, which gives a seat or a position on the waiting list. */
export const confirm: Operation = (deps, { id }) =>
	step(deps, id, async (locked, registration) => {
		if (registration.state === "confirmed" || registration.state === "waitlisted" || registration.state === "attended")
			return true;
		const after = await transition(locked, registration, "confirm");
		if (after === undefined) return false;
		await resetMailCount(locked.trx, deps.keys, after.email);
		await mailAbout(locked, deps.siteUrl, after, after.state === "confirmed" ? "confirmed" : "waitlisted");
		return true;
	});

export const accept: Operation = (deps, { id }) =>
	step(deps, id, async (locked, registration) => {
		if (registration.state === "confirmed" || registration.state === "attended") return true;
		const after = await transition(locked, registration, "accept");
		if (after) await mailAbout(locked, deps.siteUrl, after, "confirmed");
		return after !== undefined;
	});

/** Cancels a registration. A free seat is offered to the first person on the waiting list. */
export const cancel: Operation = (deps, { id }) =>
	step(deps, id, async (locked, registration) => {
		if (registration.state === "cancelled") return true;
		if (!stepsOf(registration, locked.event, locked.now).includes("cancel")) return false;
		return cancelRegistration(locked, deps.siteUrl, registration);
	});

/**
 * Cancels a registration, by its person or by staff: mails the person and passes the seat on.
 * @returns true if the transition exists
 */
export async function cancelRegistration(
	locked: LockedEvent,
	siteUrl: string,
	registration: Registration,
): Promise<boolean> {
	const after = await transition(locked, registration, "cancel");
	if (after === undefined) return false;
	// People who never confirmed did not request mails.
	if (registration.state !== "pending") {
		await mailAbout(locked, siteUrl, after, "cancelled", { hadSeat: registration.state === "confirmed" });
	}
	if (registration.state === "confirmed" || hasOffer(registration)) await offerFreeSeats(locked, siteUrl);
	return true;
}

/** Changes name, organisation and remark. */
export const change: Operation<Parameters<Perform<typeof steps.change>>[0]> = (deps, { id, ...details }) =>
	step(deps, id, async (locked, registration) => {
		if (!stepsOf(registration, locked.event, locked.now).includes("change")) return false;
		const { name, organisation, remark } = registration;
		if (name === details.name && organisation === details.organisation && remark === details.remark) return true;
		await writeRegistration(locked.trx, id, { ...details, date_updated: locked.now });
		if (registration.state !== "pending" && (await countChangeMail(locked.trx, deps.keys, id, locked.now.getTime()))) {
			await mailAbout(locked, deps.siteUrl, { ...registration, ...details }, "changed");
		}
		return true;
	});

/** Runs a step while the event is locked. @param act returns false if the step is not possible */
async function step(
	{ database, clock }: RegistrationDeps,
	id: string,
	act: (locked: LockedEvent, registration: Registration) => Promise<boolean>,
): Promise<RegistrationResult> {
	const unlocked = await findRegistration(database, id);
	if (unlocked === undefined || unlocked.email === "") return { kind: "unknown" };
	return database.transaction(async (trx) => {
		const now = clock();
		const locked = await lockEvent(trx, unlocked.event_key, now);
		// Read again, because it may have changed before the lock was acquired.
		const registration = await findRegistration(trx, id);
		if (registration === undefined || registration.email === "") return { kind: "unknown" };
		const done = await act(locked, registration);
		const after = (await findRegistration(trx, id)) ?? registration;
		return { kind: done ? "registration" : "refused", registration: await viewOf(trx, after, now) };
	});
}
