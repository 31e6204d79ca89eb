const minute = 60_000;
const hour = 60 * minute;

/** How long a registration may wait to be confirmed, in ms. */
const confirmWithin = 48 * hour;
/** How long before an event its reminder goes, in ms. */
export const remindBefore = 24 * hour;

const longestOffer = 24 * hour;
const shortestOffer = 30 * minute;

/** Until when an offer made now stands: a third of the time that is left, half an hour at least, a day at most, never past the beginning. */
export function offerUntil(now: Date, startsAt: Date): Date {
	const left = startsAt.getTime() - now.getTime();
	const window = Math.min(longestOffer, Math.max(shortestOffer, left / 3));
	return new Date(Math.min(now.getTime() + window, startsAt.getTime()));
}

/** Until when a registration made now has to be confirmed. */
export function confirmUntil(now: Date, startsAt: Date): Date {
	return new Date(Math.min(now.getTime() + confirmWithin, startsAt.getTime()));
}

/** When what is personal in an event's registrations is erased. */
export function eraseAt(endsAt: Date, retentionDays: number): Date {
	return new Date(endsAt.getTime() + retentionDays * 24 * hour);
}

/** Of what changes so shortly before the beginning, people are notified at once; in ms. */
const noWaitBefore = hour;

/** When people are notified of a change made now. @param first the earlier of the beginnings that they know and that there is now */
export function newsDue(now: Date, first: Date, newsAfter: number): Date {
	const latest = Math.max(now.getTime(), first.getTime() - noWaitBefore);
	return new Date(Math.min(now.getTime() + newsAfter, latest));
}
