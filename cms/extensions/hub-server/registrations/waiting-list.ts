import { hasFreeSeat } from "./open-event.ts";
import { type MailQueue, mailAbout } from "./registration-mail.ts";
import { findRegistration, listRegistrations } from "./stored-registration.ts";
import { type Turn, transition } from "./transition.ts";

/** Offers every free seat to the first in the waiting list who has no offer, and mails each of them. */
export async function offerFreeSeats(turn: Turn, postbox: MailQueue): Promise<void> {
	if (!turn.event.open) return;
	while (await hasFreeSeat(turn.trx, turn.event)) {
		const [first] = await listRegistrations(turn.trx, (query) =>
			query.where({ event_key: turn.event.key, state: "waitlisted", offered_until: null }).limit(1),
		);
		if (first === undefined) return;
		const offered = await transition(turn, first, "offer");
		if (offered === undefined) return;
		await mailAbout(turn, postbox, offered, "offered");
	}
}

/** Ends the offers whose time is over, and passes their seats on. */
export async function passOnLapsedOffers(turn: Turn, postbox: MailQueue): Promise<void> {
	const over = await listRegistrations(turn.trx, (query) =>
		query.where({ event_key: turn.event.key, state: "waitlisted" }).where("offered_until", "<=", turn.now),
	);
	for (const registration of over) await transition(turn, registration, "lapse");
	await offerFreeSeats(turn, postbox);
	if (!turn.event.open) return;
	for (const { id } of over) {
		const after = await findRegistration(turn.trx, id);
		// Alone in the list, the same person was just offered the same seat again, and has that mail.
		if (after === undefined || after.offered_until !== null) continue;
		await mailAbout(turn, postbox, after, after.state === "cancelled" ? "dropped" : "lapsed");
	}
}
