const minute = 60_000;
const hour = 60 * minute;

/** Time to confirm a registration, in ms. */
const CONFIRM_WITHIN_MS = 48 * hour;
/** Time between reminder and event, in ms. */
export const REMINDER_LEAD_MS = 24 * hour;

const MAX_OFFER_MS = 24 * hour;
const MIN_OFFER_MS = 30 * minute;

/**
 * Expiry of an offer made now: a third of the remaining time, between half an hour and a day, and never after the
 * event's start.
 */
export function offerUntil(now: Date, startsAt: Date): Date {
	const left = startsAt.getTime() - now.getTime();
	const window = Math.min(MAX_OFFER_MS, Math.max(MIN_OFFER_MS, left / 3));
	return new Date(Math.min(now.getTime() + window, startsAt.getTime()));
}

/** Deadline for confirming a registration made now. */
export function confirmUntil(now: Date, startsAt: Date): Date {
	return new Date(Math.min(now.getTime() + CONFIRM_WITHIN_MS, startsAt.getTime()));
}

/** Time at which personal data in an event's registrations are erased. */
export function eraseAt(endsAt: Date, retentionDays: number): Date {
	return new Date(endsAt.getTime() + retentionDays * 24 * hour);
}

/** Changes within this time before the start are notified at once; in ms. */
const IMMEDIATE_BEFORE_MS = hour;

/**
 * Time at which people are notified of a change made now.
 * @param first the earlier of the announced and the new start
 */
export function notificationTime(now: Date, first: Date, notificationDelayMs: number): Date {
	const latest = Math.max(now.getTime(), first.getTime() - IMMEDIATE_BEFORE_MS);
	return new Date(Math.min(now.getTime() + notificationDelayMs, latest));
}
