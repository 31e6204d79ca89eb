// Open tasks of an editor: drafts, scheduled changes, translations, registrations, messages, and changes by colleagues.

import type { Locale } from "@hub/shared-contracts/language/locale";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { Knex } from "knex";
import { z } from "zod";
import { namesOf } from "../accounts/editor-language.ts";
import { storedMoment } from "../registrations/stored-moment.ts";
import { type DraftVersion, readDraftVersions } from "./draft-versions.ts";
import { CHANGED, CHANGED_BY, changedBy, type EntryHead, readHeads, translated } from "./entry-heads.ts";
import type { OutdatedTranslations } from "./outdated.ts";
import { type OpenTranslation, openTranslations } from "./translation-board.ts";

const LINES = 8;

export interface Scheduled extends EntryHead {
	readonly what: "appears" | "leaves";
	/** In ms. */
	readonly at: number;
}

/** Entry or draft. Times in ms. */
export interface Changed extends Omit<DraftVersion, "version"> {
	/** Null for the entry itself. */
	readonly version: DraftVersion["version"] | null;
}

/** Upcoming event. Times in ms. */
export interface ComingEvent {
	readonly id: string;
	readonly title: string;
	readonly startsAt: number;
	/** Time zone of the event. */
	readonly timeZone: string;
	readonly registered: number;
	/** 0 for unlimited. */
	readonly capacity: number;
	readonly waiting: number;
}

export interface Desk {
	/** Drafts and unpublished edits to which the editor contributed. */
	readonly drafts: readonly Changed[];
	readonly scheduled: readonly Scheduled[];
	readonly translations: {
		readonly missing: number;
		readonly outdated: number;
		readonly first: readonly OpenTranslation[];
	};
	readonly events: readonly ComingEvent[];
	/** Number of new contact messages, and the latest of them. */
	readonly messages: {
		readonly count: number;
		readonly latest: readonly { readonly id: string; readonly subject: string; readonly at: number }[];
	};
	readonly colleagues: readonly (Changed & { readonly who: string })[];
}

/** Stored row of an event in lists. */
export const listedEvent = z.object({
	id: z.string(),
	title: z.string().nullable(),
	locale: z.string(),
	translation_key: z.string().nullable(),
	starts_at: storedMoment,
	time_zone: z.string().nullable(),
});
const event = listedEvent.extend({
	registered: z.number().nullable(),
	capacity: z.number().nullable(),
	waiting: z.number().nullable(),
});
const message = z.object({
	id: z.string(),
	subject: z.string().nullable(),
	name: z.string().nullable(),
	date_created: storedMoment,
});
const counted = z.array(z.object({ count: z.coerce.number() }));

/** Reads an editor's desk. @param user id of the account @param locale the editor's language @param now in ms */
export async function deskOf(
	database: Knex,
	outdated: OutdatedTranslations,
	{ user, locale, now }: { readonly user: string; readonly locale: Locale; readonly now: number },
): Promise<Desk> {
	const [drafts, coming, going, recent, versions, others, open, events, messages] = await Promise.all([
		everywhere(database, (query, collection) => {
			query
				.where("status", "draft")
				.where(changedBy(database, collection, user))
				.orderByRaw(`${CHANGED} desc`)
				.limit(LINES);
		}),
		everywhere(database, (query) => {
			query.where("status", "published").where("publish_at", ">", new Date(now)).orderBy("publish_at").limit(LINES);
		}),
		everywhere(database, (query) => {
			query.where("status", "published").where("unpublish_at", ">", new Date(now)).orderBy("unpublish_at").limit(LINES);
		}),
		everywhere(database, (query) => {
			query.whereRaw(`${CHANGED_BY} <> ?`, [user]).orderByRaw(`${CHANGED} desc`).limit(LINES);
		}),
		readDraftVersions(database, (query) => {
			query.where(changedBy(database, "directus_versions", user)).limit(LINES);
		}),
		readDraftVersions(database, (query) => {
			query.whereRaw(`${CHANGED_BY} <> ?`, [user]).limit(LINES);
		}),
		readOpenTranslations(database, outdated),
		comingEvents(database, now, locale),
		newMessages(database),
	]);
	const latest = (heads: readonly EntryHead[], drafts: readonly DraftVersion[]): readonly Changed[] => {
		// If an entry has a draft, editors work on that.
		const isBeside = ({ collection, id }: EntryHead) =>
			drafts.some((one) => one.collection === collection && one.id === id);
		const own = heads.filter((head) => !isBeside(head)).map((head) => ({ ...head, version: null }));
		return [...own, ...drafts].toSorted((one, other) => other.changed - one.changed).slice(0, LINES);
	};
	const scheduled = [
		...coming.map((head): Scheduled => ({ ...head, what: "appears", at: head.publishAt ?? now })),
		...going.map((head): Scheduled => ({ ...head, what: "leaves", at: head.unpublishAt ?? now })),
	];
	return {
		drafts: latest(drafts, versions),
		scheduled: scheduled.toSorted((one, other) => one.at - other.at).slice(0, LINES),
		translations: {
			missing: open.filter(({ state }) => state === "missing").length,
			outdated: open.filter(({ state }) => state === "outdated").length,
			first: open.slice(0, LINES),
		},
		events,
		messages,
		colleagues: await withNames(database, latest(recent, others)),
	};
}

/** Returns all open translations. Reads one line per entry, and revisions only if dates are not sufficient. */
export async function readOpenTranslations(database: Knex, outdated: OutdatedTranslations): Promise<OpenTranslation[]> {
	const heads = await everywhere(database);
	return openTranslations(heads, await outdated.among(heads));
}

async function everywhere(database: Knex, narrow?: Parameters<typeof readHeads>[2]): Promise<EntryHead[]> {
	return (await Promise.all(translated.map((definition) => readHeads(database, definition, narrow)))).flat();
}

/** Returns the next events, each once, preferably in the editor's language. */
async function comingEvents(database: Knex, now: number, locale: Locale): Promise<ComingEvent[]> {
	const stored: unknown[] = await database("events")
		.select("id", "title", "locale", "translation_key", "starts_at", "time_zone", "registered", "capacity", "waiting")
		.where("status", "published")
		.where("starts_at", ">", new Date(now))
		.orderBy("starts_at")
		.limit(LINES * 2);
	const inEditorsLanguage = (row: z.infer<typeof event>) => (row.locale === locale ? 0 : 1);
	const rows = z
		.array(event)
		.parse(stored)
		.toSorted((one, other) => inEditorsLanguage(one) - inEditorsLanguage(other));
	const first = rows.filter(
		({ translation_key: key }, at) => rows.findIndex((one) => one.translation_key === key) === at,
	);
	const next = first.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
	return next.slice(0, LINES / 2).map(({ id, title, starts_at, time_zone, registered, capacity, waiting }) => ({
		id,
		title: title ?? id,
		startsAt: starts_at.getTime(),
		timeZone: time_zone ?? SITE_TIME_ZONE,
		registered: registered ?? 0,
		capacity: capacity ?? 0,
		waiting: waiting ?? 0,
	}));
}

async function newMessages(database: Knex): Promise<Desk["messages"]> {
	const of = () => database("contact_messages").where("state", "new");
	const [total] = counted.parse(await of().count({ count: "*" }));
	const stored: unknown[] = await of()
		.select("id", "subject", "name", "date_created")
		.orderBy("date_created", "desc")
		.limit(LINES / 2);
	const latest = z.array(message).parse(stored);
	return {
		count: total?.count ?? 0,
		latest: latest.map(({ id, subject, name, date_created }) => ({
			id,
			subject: subject || name || id,
			at: date_created.getTime(),
		})),
	};
}

async function withNames(database: Knex, heads: readonly Changed[]): Promise<Desk["colleagues"]> {
	const people = await namesOf(
		database,
		heads.flatMap(({ changedBy }) => changedBy ?? []),
	);
	return heads.map((head) => ({ ...head, who: people.get(head.changedBy ?? "") ?? "" }));
}
