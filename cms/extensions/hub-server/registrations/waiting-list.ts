import { hasFreeSeat, type LockedEvent } from "./event-snapshot.ts";
import { mailAbout } from "./registration-mail.ts";
import { findRegistration, listRegistrations } from "./stored-registration.ts";
import { transition } from "./transition.ts";

/** Offers each free seat to the first person on the waiting list without an offer, by mail. */
export async function offerFreeSeats(locked: LockedEvent, siteUrl: string): Promise<void> {
	if (!locked.event.open) return;
	while (await hasFreeSeat(locked.trx, locked.event)) {
		const [first] = await listRegistrations(locked.trx, (query) =>
			query.where({ event_key: locked.event.key, state: "waitlisted", offered_until: null }).limit(1),
		);
		if (first === undefined) return;
		const offered = await transition(locked, first, "offer");
		if (offered === undefined) return;
		await mailAbout(locked, siteUrl, offered, "offered");
	}
}

/** Ends expired offers and passes their seats on. */
export async function passOnLapsedOffers(locked: LockedEvent, siteUrl: string): Promise<void> {
	const expired = await listRegistrations(locked.trx, (query) =>
		query.where({ event_key: locked.event.key, state: "waitlisted" }).where("offered_until", "<=", locked.now),
	);
	for (const registration of expired) await transition(locked, registration, "lapse");
	await offerFreeSeats(locked, siteUrl);
	if (!locked.event.open) return;
	for (const { id } of expired) {
		const after = await findRegistration(locked.trx, id);
		// If no one else is waiting, the same person was offered the same seat again and has that mail.
		if (after === undefined || after.offered_until !== null) continue;
		await mailAbout(locked, siteUrl, after, after.state === "cancelled" ? "dropped" : "lapsed");
	}
}
