// Scheduled publishing: what is kept of a collection is thrown away at the very moment at which one of its rows comes or goes.
// Reads filter by the time anyway, so only what is kept can be late; nothing rests on having been awake at that moment.

import { hasStatus } from "@hub/shared-contracts/cms/live";
import { momentOf } from "@hub/shared-contracts/cms/row";
import { collectionsOf } from "@hub/shared-contracts/content/content-reader";
import type { ContentCache } from "./content-cache.server.ts";
import { anyChangeIn } from "./content-change.ts";
import type { ContentSource, Row, RowsRead } from "./directus-source.server.ts";

/** Kept content that keeps to the schedule. */
export interface ScheduledContent extends ContentCache {
	stop(): void;
}

/** What is known of a collection's schedule. Moments in ms. */
interface Schedule {
	/** All moments up to here have been heeded. */
	since: number;
	/** The next one; undefined for none, or not known yet. */
	due: number | undefined;
	/** Counts the questions, so that only the answer to the last one counts. */
	asked: number;
}

/** After how long, in ms, the clock is looked at again at the latest: a machine may have slept over a moment. */
const LOOK_AGAIN = 15_000;

/** After how long, in ms, a question is asked again that got no answer. */
const ASK_AGAIN = 5_000;

/**
 * Wraps kept content. Collections are watched from the first read that touches them, be it for what another row relates to.
 * @param source asked for the next moments, past what is kept: two short reads after each publish and each moment
 */
export function withSchedule(content: ContentCache, source: ContentSource): ScheduledContent {
	const schedules = new Map<string, Schedule>();
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	const ask = async (collection: string, schedule: Schedule): Promise<void> => {
		schedule.asked += 1;
		const { asked, since } = schedule;
		try {
			const found = await Promise.all(
				(["publish_at", "unpublish_at"] as const).map((field) => source.read(nextMoment(collection, field, since))),
			);
			if (schedule.asked !== asked) return;
			const moments = found.flatMap(([row]) => momentsOf(row));
			schedule.due = moments.length > 0 ? Math.min(...moments) : undefined;
			heed();
		} catch {
			// The content service is away; what is kept is asked anew after a while in any case.
			if (!stopped && schedule.asked === asked) setTimeout(() => void ask(collection, schedule), ASK_AGAIN).unref();
		}
	};

	/** Heeds every moment that has come, and waits for the next. */
	const heed = (): void => {
		if (stopped) return;
		const now = Date.now();
		for (const [collection, schedule] of schedules) {
			if (schedule.due === undefined || schedule.due > now) continue;
			content.purge(anyChangeIn(collection));
			schedule.since = schedule.due;
			schedule.due = undefined;
			void ask(collection, schedule);
		}
		clearTimeout(timer);
		const next = Math.min(...[...schedules.values()].map(({ due }) => due ?? Number.POSITIVE_INFINITY));
		if (next === Number.POSITIVE_INFINITY) return;
		timer = setTimeout(heed, Math.min(Math.max(next - now, 1), LOOK_AGAIN));
		timer.unref();
	};

	return {
		read(read, options) {
			for (const collection of collectionsOf(read)) {
				if (!hasStatus(collection) || schedules.has(collection)) continue;
				const schedule: Schedule = { since: Date.now(), due: undefined, asked: 0 };
				schedules.set(collection, schedule);
				void ask(collection, schedule);
			}
			// A timer may be late; a visitor is not to notice.
			heed();
			return content.read(read, options);
		},
		onChange: content.onChange,
		purge(change) {
			content.purge(change);
			const { collection } = change;
			const schedule = schedules.get(collection);
			if (!schedule) return;
			schedule.since = Date.now();
			schedule.due = undefined;
			void ask(collection, schedule);
		},
		isAway: content.isAway,
		health: content.health,
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** The first moment after another at which a row of a collection comes (`publish_at`) or goes. It travels apart from pages' reads. */
function nextMoment(collection: string, field: "publish_at" | "unpublish_at", since: number): RowsRead {
	return {
		collection,
		fields: [field],
		filter: { _and: [{ status: { _eq: "published" } }, { [field]: { _gt: new Date(since).toISOString() } }] },
		sort: [field],
		limit: 1,
		bulk: true,
	};
}

function momentsOf(row: Row | undefined): number[] {
	return Object.values(row ?? {}).flatMap((value) => {
		const moment = momentOf(value);
		return moment === undefined || Number.isNaN(moment) ? [] : [moment];
	});
}
