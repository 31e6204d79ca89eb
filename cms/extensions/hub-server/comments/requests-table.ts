// Who was asked to read what. The words are Directus' comments; a row here says what no comment can: which answer belongs to which
// question, at which place of the form, and that it is done.

import type { Knex } from "knex";
import { z } from "zod";
import { storedMoment } from "../registrations/stored-moment.ts";
import { type CommentedRow, type EntryPlace, VERSIONS } from "./entry-place.ts";

const requestsTable = "hub_reading_requests";
const answersTable = "hub_reading_answers";
const COMMENTS = "directus_comments";

/** How long a request is known after it was done, in days. Its comments stay with the entry. */
const KNOWN_FOR = 30;

/** How many requests of one entry may be open at a time. */
export const MAX_OPEN = 20;

/** A place in an entry's form: a field, and where it holds blocks, one of them, counted from 0. */
export const formPlace = z.object({
	field: z.string().regex(/^\w{1,64}$/),
	block: z.object({ at: z.int().min(0).max(999), type: z.string().max(64) }).nullable(),
});
type FormPlace = z.infer<typeof formPlace>;

/** One comment. */
interface Said {
	/** The account; null where it is gone. */
	readonly by: string | null;
	readonly text: string;
	/** In ms. */
	readonly at: number;
}

/** A colleague was asked to read an entry. Moments in ms. */
export interface ReadingRequest extends EntryPlace, Said {
	/** That of its comment. */
	readonly id: string;
	readonly asker: string;
	readonly reader: string;
	/** Null: the whole entry. */
	readonly place: FormPlace | null;
	/** The oldest first. */
	readonly answers: readonly (Said & { readonly id: string })[];
	readonly done: { readonly at: number; readonly by: string } | null;
}

const requestRow = z.object({
	...{ id: z.string(), collection: z.string(), item: z.string().nullable(), version: z.string().nullable() },
	...{ asker: z.string(), reader: z.string(), done_by: z.string().nullable() },
	place: z
		.string()
		.nullable()
		.transform((text) => (text === null ? null : formPlace.parse(JSON.parse(text)))),
	// Postgres gives great numbers as text.
	done_at: z.coerce.number().nullable(),
	asked_at: z.coerce.number(),
	comment: z.string(),
});
const answerRow = z.object({
	...{ id: z.string(), request: z.string(), comment: z.string(), user_created: z.string().nullable() },
	date_created: storedMoment,
});

/** A comment without the mention that it begins with. */
const wordsOf = (comment: string): string => comment.replace(/^\s*@[\da-f-]{36}\s*/i, "");

/** A comment that mentions a colleague. Studio knows a mention by the space before it. */
export const mentioning = (person: string, words: string): string => ` @${person} ${words}`;

/** Reads requests with their words, the newest first. @param narrow says which */
export async function readRequests(database: Knex, narrow: (query: Knex.QueryBuilder) => void): Promise<readonly ReadingRequest[]> {
	const query = database(`${requestsTable} as request`)
		.join(`${COMMENTS} as comment`, "comment.id", "request.id")
		.select("request.*", "comment.comment")
		.orderBy("request.asked_at", "desc");
	narrow(query);
	const requests = z.array(requestRow).parse(await query);
	const ids = requests.map(({ id }) => id);
	const found: unknown[] =
		ids.length === 0
			? []
			: await database(`${answersTable} as answer`)
					.join(`${COMMENTS} as comment`, "comment.id", "answer.id")
					.select("answer.id", "answer.request", "comment.comment", "comment.user_created", "comment.date_created")
					.whereIn("answer.request", ids)
					.orderBy("comment.date_created");
	const answers = Map.groupBy(z.array(answerRow).parse(found), ({ request }) => request);
	return requests.map(({ comment, done_at, done_by, asked_at, ...rest }) => ({
		...rest,
		...{ by: rest.asker, text: wordsOf(comment), at: asked_at },
		answers: (answers.get(rest.id) ?? []).map((one) => ({
			...{ id: one.id, by: one.user_created, text: wordsOf(one.comment), at: one.date_created.getTime() },
		})),
		done: done_at === null ? null : { at: done_at, by: done_by ?? "" },
	}));
}

/** The requests about an entry, or about the draft of a new one. */
export function ofEntry({ collection, item, version }: EntryPlace): (query: Knex.QueryBuilder) => void {
	return (query) => {
		query
			.where("request.collection", collection)
			.where(item === null ? { "request.item": null, "request.version": version } : { "request.item": item });
	};
}

/** Notes a request. @param id its comment's @param now in ms */
export async function noteRequest(
	database: Knex,
	{
		place,
		...request
	}: EntryPlace & { readonly id: string; readonly asker: string; readonly reader: string; readonly place: FormPlace | null },
	now: number,
): Promise<void> {
	await database(requestsTable).insert({ ...request, place: place && JSON.stringify(place), asked_at: now });
}

/** Notes that a comment answers a request. */
export async function noteAnswer(database: Knex, request: string, comment: string): Promise<void> {
	await database(answersTable).insert({ id: comment, request });
}

/** Notes that a request is done; one that was done before stays as it was. @param now in ms */
export async function noteDone(database: Knex, id: string, by: string, now: number): Promise<void> {
	await database(requestsTable).where({ id }).whereNull("done_at").update({ done_at: now, done_by: by });
}

/** Forgets requests and answers whose comments were deleted. */
export async function forgetRequests(database: Knex, comments: readonly string[]): Promise<void> {
	await database(answersTable).whereIn("id", comments).orWhereIn("request", comments).delete();
	await database(requestsTable).whereIn("id", comments).delete();
}

/** Forgets what accounts asked and were asked, once they are gone; Directus takes their names out of the comments. */
export async function forgetRequestsOf(database: Knex, accounts: readonly string[]): Promise<void> {
	const ids = () => database(requestsTable).select("id").whereIn("asker", accounts).orWhereIn("reader", accounts);
	await database(answersTable).whereIn("request", ids()).delete();
	await database(requestsTable).whereIn("asker", accounts).orWhereIn("reader", accounts).delete();
}

/** Deletes the comments on rows that are gone, and what is noted of them. */
export async function deleteComments(database: Knex, collection: string, items: readonly string[]): Promise<void> {
	const found = z
		.array(z.object({ id: z.string() }))
		.parse(await database(COMMENTS).select("id").where({ collection }).whereIn("item", items));
	const ids = found.map(({ id }) => id);
	await forgetRequests(database, ids);
	await database(COMMENTS).whereIn("id", ids).delete();
}

/** Moves what was said of a new entry's draft to the entry that it became. */
export async function moveToEntry(database: Knex, version: string, { collection, item }: CommentedRow): Promise<void> {
	await database(COMMENTS).where({ collection: VERSIONS, item: version }).update({ collection, item });
	await database(requestsTable).where({ version }).whereNull("item").update({ item, version: null });
}

/**
 * Deletes what nothing stands for any more: comments on rows that were removed past Directus, as erased messages are, requests without
 * their comment, and those that were done a month ago.
 * @param collections those whose rows may have comments; each has a primary key `id`
 * @param now in ms
 */
export async function forgetLoose(database: Knex, collections: readonly string[], now: number): Promise<void> {
	for (const collection of [...collections, VERSIONS])
		await database(COMMENTS)
			.where({ collection })
			.whereNotExists((row) => {
				row
					.select("id")
					.from(collection)
					.whereRaw("cast(?? as text) = ??", [`${collection}.id`, `${COMMENTS}.item`]);
			})
			.delete();
	const old = now - KNOWN_FOR * 24 * 60 * 60_000;
	await database(requestsTable).where("done_at", "<", old).orWhereNotIn("id", database(COMMENTS).select("id")).delete();
	await database(answersTable)
		.whereNotIn("id", database(COMMENTS).select("id"))
		.orWhereNotIn("request", database(requestsTable).select("id"))
		.delete();
}
