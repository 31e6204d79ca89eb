const minute = 60_000;
const hour = 60 * minute;

/** Time to confirm a registration, in ms. */
const confirmWithin = 48 * hour;
/** Time between reminder and event, in ms. */
export const remindBefore = 24 * hour;

const longestOffer = 24 * hour;
const shortestOffer = 30 * minute;

/**
 * Expiry of an offer made now: a third of the remaining time, between half an hour and a day, and never after the
 * event's start.
 */
export function offerUntil(now: Date, startsAt: Date): Date {
	const left = startsAt.getTime() - now.getTime();
	const window = Math.min(longestOffer, Math.max(shortestOffer, left / 3));
	return new Date(Math.min(now.getTime() + window, startsAt.getTime()));
}

/** Deadline for confirming a registration made now. */
export function confirmUntil(now: Date, startsAt: Date): Date {
	return new Date(Math.min(now.getTime() + confirmWithin, startsAt.getTime()));
}

/** Time at which personal data in an event's registrations are erased. */
export function eraseAt(endsAt: Date, retentionDays: number): Date {
	return new Date(endsAt.getTime() + retentionDays * 24 * hour);
}

/** Changes within this time before the start are notified at once; in ms. */
const noWaitBefore = hour;

/**
 * Time at which people are notified of a change made now.
 * @param first the earlier of the announced and the new start
 */
export function notificationTime(now: Date, first: Date, notificationDelayMs: number): Date {
	const latest = Math.max(now.getTime(), first.getTime() - noWaitBefore);
	return new Date(Math.min(now.getTime() + notificationDelayMs, latest));
}
