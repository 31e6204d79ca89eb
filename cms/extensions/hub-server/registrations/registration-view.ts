import type { RegistrationStep, RegistrationView } from "@hub/shared-contracts/form/registration";
import type { Knex } from "knex";
import { shownMailAddress } from "../../../src/shown-mail-address.ts";
import { type EventSnapshot, readEvent } from "./event-snapshot.ts";
import { modeFor } from "./event-texts.ts";
import { type Registration, waitingPosition } from "./stored-registration.ts";

/** Returns the steps that a person can take with a registration now. */
export function stepsOf(
	registration: Registration,
	event: Pick<EventSnapshot, "open" | "endsAt">,
	now: Date,
): RegistrationStep[] {
	const before = event.endsAt > now;
	switch (registration.state) {
		case "pending":
			return [...(event.open ? (["confirm"] as const) : []), "change", "cancel"];
		case "waitlisted": {
			const offered = event.open && registration.offered_until !== null && registration.offered_until > now;
			return [...(offered ? (["accept"] as const) : []), ...(before ? (["change", "cancel"] as const) : [])];
		}
		case "confirmed":
			return before ? ["change", "cancel"] : [];
		case "attended":
		case "cancelled":
			return [];
	}
}

/** Returns a registration as shown to its owner. */
export async function viewOf(database: Knex, registration: Registration, now: Date): Promise<RegistrationView> {
	const event = await readEvent(database, registration.event_key, now);
	const { rows, facts, startsAt, endsAt } = event;
	const mode = facts ? modeFor(registration, facts) : "online";
	const { id, state, locale, name, email, organisation, remark } = registration;
	return {
		id,
		state,
		locale,
		name,
		email: shownMailAddress(email),
		organisation,
		remark,
		confirmBy: state === "pending" ? (registration.pending_until?.toISOString() ?? null) : null,
		offeredUntil: state === "waitlisted" ? (registration.offered_until?.toISOString() ?? null) : null,
		place: await waitingPosition(database, registration),
		allowed: stepsOf(registration, event, now),
		event: {
			key: registration.event_key,
			texts: Object.fromEntries(
				rows.map(({ locale: language, title, venue, city }) => [language, { title, venue, city }]),
			),
			slugs: Object.fromEntries(rows.map(({ locale: language, slug }) => [language, slug])),
			startsAt: startsAt.toISOString(),
			endsAt: endsAt.toISOString(),
			timeZone: facts?.time_zone ?? "UTC",
			mode,
			onlineUrl:
				(state === "confirmed" || state === "attended") && mode !== "onsite" && facts?.online_url
					? facts.online_url
					: null,
			cancelled: facts?.event_status === "cancelled",
			over: endsAt <= now,
		},
	};
}
