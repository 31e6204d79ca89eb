// Scheduled publishing: what is kept of a collection is thrown away at the very moment at which one of its rows comes or goes.
// Reads filter by the time anyway, so only what is kept can be late; nothing rests on having been awake at that moment.

import { hasStatus } from "@hub/shared-contracts/cms/live";
import { momentOf } from "@hub/shared-contracts/cms/row";
import { collectionsOf } from "@hub/shared-contracts/content/content-reader";
import type { ContentCache } from "./content-cache.server.ts";
import type { ContentChange } from "./content-change.ts";
import type { ContentSource, Row, RowsRead } from "./directus-source.server.ts";

/** Kept content that keeps to the schedule. */
export interface ScheduledContent extends ContentCache {
	/** Marks what has become due as changed. A timer does so, too, and may be late. */
	heed(): void;
	stop(): void;
}

/** A moment, in ms, and the row that comes or goes then; undefined for any. */
interface Moment {
	readonly at: number;
	readonly key: string | undefined;
}

/** What is known of a collection's schedule. */
interface Schedule {
	/** All moments up to here, in ms, have been heeded. */
	since: number;
	/** The next moments in their order, as they were before while they are asked for again; undefined until they are known. */
	next: readonly Moment[] | undefined;
	/** Whether there are none after those. */
	complete: boolean;
	/** Counts the questions, so that only the answer to the last one counts. */
	asked: number;
}

/** After how long, in ms, the clock is looked at again at the latest: a machine may have slept over a moment. */
const LOOK_AGAIN = 15_000;

/** After how long, in ms, a question is asked again that got no answer. */
const ASK_AGAIN = 5_000;

/**
 * After how long, in ms, what came is read again: the content service judges by its own clock, which may be behind. It may differ by a
 * minute before its reports are refused.
 */
const ECHOES = [2_000, 62_000] as const;

/** How many moments are asked for ahead. */
const AHEAD = 100;

/** The fields that say when, and whether, a row is shown. */
const SCHEDULE_FIELDS: ReadonlySet<string> = new Set(["status", "publish_at", "unpublish_at"]);

/**
 * Wraps kept content. Collections are watched from the first read that touches them, be it for what another row relates to.
 * @param source asked for the next moments, past what is kept: two short reads after a publish that may have changed them
 */
export function withSchedule(content: ContentCache, source: ContentSource): ScheduledContent {
	const schedules = new Map<string, Schedule>();
	let timer: NodeJS.Timeout | undefined;
	let due = Number.POSITIVE_INFINITY;
	let stopped = false;

	const ask = async (collection: string, schedule: Schedule): Promise<void> => {
		schedule.asked += 1;
		const { asked, since } = schedule;
		try {
			const found = await Promise.all(
				(["publish_at", "unpublish_at"] as const).map(async (field) =>
					momentsIn(await source.read(nextMoments(collection, field, since)), field),
				),
			);
			if (schedule.asked !== asked) return;
			// Beyond the end of a full list there may be others between the moments of the other one.
			const horizon = Math.min(
				...found.map((moments) => (moments.length < AHEAD ? Number.POSITIVE_INFINITY : (moments.at(-1)?.at ?? 0))),
			);
			schedule.complete = horizon === Number.POSITIVE_INFINITY;
			schedule.next = found
				.flat()
				// Some may have come, and been heeded, while they were asked for.
				.filter(({ at }) => at <= horizon && at > schedule.since)
				// Rows that share the last moment may have been cut off.
				.map((moment) => (moment.at === horizon ? { ...moment, key: undefined } : moment))
				.sort((one, other) => one.at - other.at);
			wait();
			heed();
		} catch {
			// The content service is away; what is kept is asked anew after a while in any case.
			if (!stopped && schedule.asked === asked) setTimeout(() => void ask(collection, schedule), ASK_AGAIN).unref();
		}
	};

	const wait = (): void => {
		clearTimeout(timer);
		due = Math.min(...[...schedules.values()].map(({ next }) => next?.[0]?.at ?? Number.POSITIVE_INFINITY));
		if (stopped || due === Number.POSITIVE_INFINITY) return;
		timer = setTimeout(heed, Math.min(Math.max(due - Date.now(), 1), LOOK_AGAIN));
		timer.unref();
	};

	/** Heeds every moment that has come, and waits for the next. */
	const heed = (): void => {
		const now = Date.now();
		if (stopped) return;
		if (due > now) {
			if (due < Number.POSITIVE_INFINITY) wait();
			return;
		}
		for (const [collection, schedule] of schedules) {
			const come = schedule.next?.filter(({ at }) => at <= now) ?? [];
			const last = come.at(-1);
			if (!last) continue;
			const keys = come.flatMap(({ key }) => key ?? []);
			// Before the change is told: who hears of it may read at once, and a read heeds what is due.
			schedule.since = last.at;
			schedule.next = schedule.next?.slice(come.length);
			due = Number.POSITIVE_INFINITY;
			const change: ContentChange = {
				collection,
				event: "due",
				keys: keys.length === come.length ? new Set(keys) : undefined,
				fields: SCHEDULE_FIELDS,
			};
			content.purge(change);
			// As a change, so that it is shown while the content service is away.
			const echo: ContentChange = { ...change, event: "update", fields: undefined };
			for (const ms of ECHOES) setTimeout(() => !stopped && content.purge(echo), ms).unref();
			if (schedule.next?.length === 0 && !schedule.complete) void ask(collection, schedule);
		}
		wait();
	};

	return {
		read(read, options) {
			for (const collection of collectionsOf(read)) {
				if (!hasStatus(collection) || schedules.has(collection)) continue;
				const schedule: Schedule = { since: Date.now(), next: undefined, complete: false, asked: 0 };
				schedules.set(collection, schedule);
				void ask(collection, schedule);
			}
			if (due <= Date.now()) heed();
			return content.read(read, options);
		},
		purge(change) {
			content.purge(change);
			const schedule = schedules.get(change.collection);
			const { event, fields } = change;
			if (!schedule || (event === "update" && fields && ![...fields].some((field) => SCHEDULE_FIELDS.has(field)))) return;
			// Since the last moment that was heeded, and not since now: one may have come that was not.
			void ask(change.collection, schedule);
		},
		onChange: content.onChange,
		answers: content.answers,
		isAway: content.isAway,
		health: content.health,
		heed: () => {
			if (due <= Date.now()) heed();
		},
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** The moments after another at which rows of a collection come (`publish_at`) or go. It travels apart from pages' reads. */
function nextMoments(collection: string, field: "publish_at" | "unpublish_at", since: number): RowsRead {
	return {
		collection,
		fields: [field, "id"],
		filter: { _and: [{ status: { _eq: "published" } }, { [field]: { _gt: new Date(since).toISOString() } }] },
		sort: [field],
		limit: AHEAD,
		bulk: true,
	};
}

function momentsIn(rows: readonly Row[], field: string): Moment[] {
	return rows.flatMap((row) => {
		const at = momentOf(row[field]);
		const key = typeof row.id === "string" || typeof row.id === "number" ? String(row.id) : undefined;
		return at === undefined || Number.isNaN(at) ? [] : [{ at, key }];
	});
}
