import type { HookExtensionContext } from "@directus/types";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { Knex } from "knex";
import { z } from "zod";
import { found, type StaffRoute } from "../../../src/staff-routes.ts";
import { mayWrite } from "../accounts/permissions.ts";
import { listedEvent } from "../desk/desk.ts";
import { type EntryHead, readHeads, translated } from "../desk/entry-heads.ts";
import type { SiteWithReleases } from "../site/site.ts";
import { type LaunchLine, launchLines } from "./launch-lines.ts";
import { entriesOf, readLaunches } from "./launches-table.ts";
import { type MomentProblem, momentProblems } from "./moment-checks.ts";

const period = z.object({ from: z.iso.datetime().transform(Date.parse), to: z.iso.datetime().transform(Date.parse) });

/** Maximum number of days in a period. */
const MAX_DAYS = 400;
/** Maximum number of moments that are checked. */
const MAX_CHECKED = 40;

/** A change of what visitors see, or a release. Times in ms. */
export interface CalendarRow {
	readonly what: "appears" | "changes" | "leaves" | "event" | "launch" | "release";
	readonly collection: string;
	readonly id: string;
	readonly name: string;
	readonly locale: string;
	/** Translation key; empty for launches and releases. */
	readonly key: string;
	readonly at: number;
	readonly timeZone: string;
	/** Launch that publishes the entry. */
	readonly launch: { readonly id: string; readonly name: string } | null;
	/** True if the caller may move it to another day. */
	readonly isMovable: boolean;
}

export interface Calendar {
	readonly rows: readonly CalendarRow[];
	readonly problems: readonly MomentProblem[];
}

/** Returns the route of the calendar of everything that appears and disappears. All staff may read all content. */
export function calendarRoute(context: HookExtensionContext, site: SiteWithReleases): StaffRoute {
	const { database } = context;
	return {
		method: "get",
		path: "/hub-calendar",
		async handle({ query, accountability }) {
			const { from, to } = period.safeParse(query).data ?? { from: 0, to: 0 };
			if (to <= from || to - from > MAX_DAYS * 24 * 60 * 60_000) return { kind: "unknown" };
			const now = Date.now();
			const isMovable = (collection: string, at: number) => at > now && mayWrite(accountability, collection, "update");
			const [heads, events, launched, marks] = await Promise.all([
				scheduledRows(database, from, to, isMovable),
				eventRows(database, from, to),
				launchRows(database, from, to, now),
				site.releases(from, to),
			]);
			const releases = [...Map.groupBy(marks, ({ at }) => at)].map(([at, together]) => {
				const name = together.map(({ remote, version }) => `${remote} ${version}`).join(", ");
				return rowOf({ collection: "", id: String(at), name, locale: "", key: "" }, "release", at);
			});
			const appearing = heads.filter(({ what, at }) => what === "appears" && at > now);
			const single = Map.groupBy(appearing, ({ at }) => at);
			const moments: { at: number; lines: readonly LaunchLine[] }[] = launched.planned.slice();
			for (const [at, own] of single) moments.push({ at, lines: await launchLines(database, own) });
			const problems: MomentProblem[] = [];
			for (const { at, lines } of moments.slice(0, MAX_CHECKED))
				problems.push(...(await momentProblems(context, site, lines, at)));
			return found({ rows: [...heads, ...events, ...launched.rows, ...releases], problems } satisfies Calendar);
		},
	};
}

const rowOf = (
	head: Pick<EntryHead, "collection" | "id" | "name" | "locale" | "key">,
	what: CalendarRow["what"],
	at: number,
): CalendarRow => ({
	what,
	collection: head.collection,
	id: head.id,
	name: head.name,
	locale: head.locale,
	key: head.key,
	at,
	timeZone: SITE_TIME_ZONE,
	launch: null,
	isMovable: false,
});

async function scheduledRows(
	database: Knex,
	from: number,
	to: number,
	isMovable: (collection: string, at: number) => boolean,
): Promise<CalendarRow[]> {
	const within = (at: number | null): at is number => at !== null && at >= from && at < to;
	const period = [new Date(from), new Date(to)] as const;
	const heads = await Promise.all(
		translated.map((definition) =>
			readHeads(database, definition, (query) => {
				query
					.where("status", "published")
					.where((either) => either.whereBetween("publish_at", period).orWhereBetween("unpublish_at", period));
			}),
		),
	);
	const rows = heads
		.flat()
		.flatMap((head) => [
			...(within(head.publishAt) ? [rowOf(head, "appears", head.publishAt)] : []),
			...(within(head.unpublishAt) ? [rowOf(head, "leaves", head.unpublishAt)] : []),
		]);
	return rows.map((row) => ({ ...row, isMovable: isMovable(row.collection, row.at) }));
}

async function eventRows(database: Knex, from: number, to: number): Promise<CalendarRow[]> {
	const found: unknown = await database("events")
		.select("id", "title", "locale", "translation_key", "starts_at", "time_zone")
		.where("status", "published")
		.whereBetween("starts_at", [new Date(from), new Date(to)]);
	return z
		.array(listedEvent)
		.parse(found)
		.map(({ id, title, locale, translation_key: key, starts_at, time_zone }) => ({
			...rowOf({ collection: "events", id, name: title ?? id, locale, key: key ?? "" }, "event", starts_at.getTime()),
			timeZone: time_zone ?? SITE_TIME_ZONE,
		}));
}

/** Returns planned and published launches with their entries, and the planned ones for checks. */
async function launchRows(database: Knex, from: number, to: number, now: number) {
	const launches = await readLaunches(database, (query) => {
		query
			.where((planned) => planned.where({ state: "planned" }).whereBetween("at", [from, to]))
			.orWhere((past) => past.where({ state: "published" }).whereBetween("published_at", [from, to]));
	});
	const entries = await entriesOf(
		database,
		launches.map(({ id }) => id),
	);
	const rows: CalendarRow[] = [];
	const planned: { at: number; lines: readonly LaunchLine[] }[] = [];
	for (const { id, name, state, at: plannedAt, publishedAt } of launches) {
		const isPlanned = state === "planned";
		const at = (isPlanned ? plannedAt : publishedAt) ?? now;
		const launch = { id, name };
		rows.push({
			...rowOf({ collection: "", id, name, locale: "", key: "" }, "launch", at),
			launch,
			isMovable: isPlanned && at > now,
		});
		// The page of a published launch lists what it changed.
		if (!isPlanned) continue;
		const lines = await launchLines(database, entries.get(id) ?? []);
		const what = (line: LaunchLine) => (line.state === "edits" ? "changes" : "appears");
		rows.push(...lines.flatMap((line) => (line.state === "gone" ? [] : [{ ...rowOf(line, what(line), at), launch }])));
		planned.push({ at, lines });
	}
	return { rows, planned };
}
