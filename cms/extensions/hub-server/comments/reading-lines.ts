// What the desk says of requests to read: those that wait for its editor, and what became of their own.

import type { Knex } from "knex";
import { namesOf } from "../colleagues/person.ts";
import { type DraftVersion, readDraftVersions } from "../desk/draft-versions.ts";
import { type EntryHead, readHeads, translated } from "../desk/entry-heads.ts";
import { type ReadingRequest, readRequests } from "./requests-table.ts";

/** How many lines each list has. */
const LINES = 12;
/** How long the one who asked sees that it is done, in days. */
const SEEN_FOR = 7;

/** A request with its entry. Moments in ms. */
interface ReadingLine {
	/** The request's. */
	readonly request: string;
	readonly collection: string;
	/** The entry; `+` where there is a draft alone. */
	readonly id: string;
	/** The draft that it is about; null: the entry as it is stored. */
	readonly version: { readonly id: string; readonly key: string } | null;
	/** Empty where the entry has no name yet. */
	readonly name: string;
	readonly locale: string;
	/** The colleague: who asked, or who was asked. */
	readonly who: string;
	readonly text: string;
	readonly at: number;
	readonly state: "waiting" | "answered" | "done";
}

/** The desk's two lists. */
export interface Reading {
	/** What this editor was asked to read. */
	readonly asked: readonly ReadingLine[];
	/** What this editor asked others to read. */
	readonly waiting: readonly ReadingLine[];
}

/** What a member of staff was asked to read, and asked others. @param now in ms */
export async function readingOf(database: Knex, user: string, now: number): Promise<Reading> {
	const since = now - SEEN_FOR * 24 * 60 * 60_000;
	const [asked, waiting] = await Promise.all([
		readRequests(database, (query) => query.where("request.reader", user).whereNull("request.done_at").limit(LINES)),
		readRequests(database, (query) =>
			query
				.where("request.asker", user)
				// What was taken back needs no answer.
				.where((one) =>
					one
						.whereNull("request.done_at")
						.orWhere((done) => done.where("request.done_at", ">", since).whereNot("request.done_by", user)),
				)
				.limit(LINES),
		),
	]);
	const all = [...asked, ...waiting];
	const [entries, names] = await Promise.all([
		entriesOf(database, all),
		namesOf(
			database,
			all.flatMap(({ asker, reader }) => [asker, reader]),
		),
	]);
	const lines = (requests: readonly ReadingRequest[], colleague: "asker" | "reader") =>
		requests.flatMap((request): ReadingLine[] => {
			const entry = entries(request);
			const person = names.get(request[colleague]);
			const isAnswered = request.answers.some(({ by }) => by !== request.asker);
			return entry
				? [
						{
							...entry,
							...{ request: request.id, text: request.text, at: request.at },
							who: [person?.first_name, person?.last_name].filter(Boolean).join(" "),
							state: request.done ? "done" : isAnswered ? "answered" : "waiting",
						},
					]
				: [];
		});
	return { asked: lines(asked, "asker"), waiting: lines(waiting, "reader") };
}

type Entry = Pick<ReadingLine, "collection" | "id" | "version" | "name" | "locale">;

/** Finds the entry of a request, and its draft where that is still there. */
async function entriesOf(
	database: Knex,
	requests: readonly ReadingRequest[],
): Promise<(request: ReadingRequest) => Entry | undefined> {
	const ids = requests.flatMap(({ version }) => version ?? []);
	const [heads, drafts] = await Promise.all([
		headsOf(database, requests),
		ids.length === 0 ? [] : readDraftVersions(database, (query) => query.whereIn("id", ids)),
	]);
	return ({ collection, item, version }) => {
		const draft: DraftVersion | undefined = drafts.find((one) => one.version.id === version);
		if (draft) return { collection, id: draft.id, version: draft.version, name: draft.name, locale: draft.locale };
		const head = heads.find((one) => one.collection === collection && one.id === item);
		if (head) return { collection, id: head.id, version: null, name: head.name, locale: head.locale };
		// A new entry in which nothing is written yet.
		if (item === null && version !== null)
			return { collection, id: "+", version: { id: version, key: "draft" }, name: "", locale: "" };
		return undefined;
	};
}

async function headsOf(database: Knex, requests: readonly ReadingRequest[]): Promise<EntryHead[]> {
	const all = await Promise.all(
		translated.map(async (definition) => {
			const ids = requests.flatMap(({ collection, item }) => (collection === definition.collection && item ? [item] : []));
			return ids.length === 0 ? [] : readHeads(database, definition, (query) => query.whereIn("id", ids));
		}),
	);
	return all.flat();
}
