// Asking a colleague to read an entry, answering, and saying that it is done: each in the name of the one who does it.

import { randomUUID } from "node:crypto";
import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";
import { namesOf, type Person } from "../colleagues/person.ts";
import { translated } from "../desk/entry-heads.ts";
import { commentedRow, type EntryPlace, VERSIONS } from "./entry-place.ts";
import { sayAs } from "./mention-notices.ts";
import { readersOf } from "./readers.ts";
import {
	forgetRequests,
	formPlace,
	MAX_OPEN,
	mentioning,
	noteAnswer,
	noteDone,
	noteRequest,
	ofEntry,
	type ReadingRequest,
	readRequests,
} from "./requests-table.ts";

type Directus = Pick<HookExtensionContext, "database" | "services" | "getSchema">;

/** The entry that is asked about, in an address or in what is sent. */
export const entryPlace = z
	.object({
		collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]),
		item: z
			.uuid()
			.nullish()
			.transform((id) => id ?? null),
		version: z
			.uuid()
			.nullish()
			.transform((id) => id ?? null),
	})
	.refine(({ item, version }) => item !== null || version !== null);

/** What is asked, in characters: the words for the place with the sentence fit into a comment. */
export const asking = z.object({
	reader: z.uuid(),
	place: formPlace.nullable(),
	/** What the form calls the place, in the words of the one who asks; empty for the whole entry. */
	placeWords: z.string().trim().max(200),
	sentence: z.string().trim().min(1).max(500),
});
export const answering = z.object({ text: z.string().trim().min(1).max(1_000) });

/** A person, as colleagues see them. */
interface Named {
	readonly id: string;
	readonly name: string;
}

/** What the form of an entry shows. */
interface Asked {
	readonly me: string;
	/** Who may be asked: those who may read the entry, but the one who asks. */
	readonly colleagues: readonly Named[];
	readonly requests: readonly (ReadingRequest & { readonly people: Readonly<Record<string, string>> })[];
}

/** What becomes of a request; `full`: the entry has as many open ones as it may have. */
export type AskOutcome = { readonly kind: "asked" | "no-reader" | "full" };

const nameOf = ({ first_name, last_name }: Person): string => [first_name, last_name].filter(Boolean).join(" ");

/** @param directus what entries and comments are read and written with */
export function openRequests(directus: Directus) {
	const { database, services, getSchema } = directus;

	/** Whether an account may read an entry, or the draft of a new one. */
	const mayRead = async ({ collection, item, version }: EntryPlace, accountability: Accountability): Promise<boolean> => {
		const schema = await getSchema();
		const isThere = async (of: string, id: string) =>
			new services.ItemsService(of, { schema, accountability }).readOne(id, { fields: ["id"] }).then(
				() => true,
				() => false,
			);
		if (item !== null) return isThere(collection, item);
		if (version === null || !(await isThere(VERSIONS, version))) return false;
		return Boolean(await database(VERSIONS).where({ id: version, collection }).whereNull("item").first("id"));
	};
	const comment = async (place: EntryPlace, text: string, accountability: Accountability, id: string = randomUUID()) => {
		const row = commentedRow(place);
		if (!row) throw new TypeError("There is no row to comment on.");
		const comments = new services.CommentsService({ schema: await getSchema(), accountability });
		await comments.createOne({ ...row, id, comment: text });
		return id;
	};
	/** A request that an account may see; undefined where there is none. */
	const find = async (id: string, accountability: Accountability): Promise<ReadingRequest | undefined> => {
		const [request] = await readRequests(database, (query) => query.where("request.id", id));
		return request && (await mayRead(request, accountability)) ? request : undefined;
	};

	return {
		/** What an entry's form shows; undefined where the account may not read it. */
		async of(place: EntryPlace, accountability: Accountability): Promise<Asked | undefined> {
			if (!(await mayRead(place, accountability))) return undefined;
			const me = String(accountability.user);
			const [readers, requests] = await Promise.all([
				readersOf(database, place.collection),
				readRequests(database, ofEntry(place)),
			]);
			const ids = requests.flatMap(({ asker, reader, answers, done }) => [asker, reader, done?.by, ...answers.map(({ by }) => by)]);
			const people = await namesOf(
				database,
				ids.flatMap((id) => id ?? []),
			);
			const names = Object.fromEntries([...people].map(([id, person]) => [id, nameOf(person)]));
			return {
				me,
				colleagues: readers.filter(({ id }) => id !== me).map((person) => ({ id: person.id, name: nameOf(person) })),
				requests: requests.map((request) => ({ ...request, people: names })),
			};
		},

		/** Asks a colleague; undefined where the account may not read the entry. */
		async ask(
			place: EntryPlace,
			{ reader, place: at, placeWords, sentence }: z.infer<typeof asking>,
			accountability: Accountability,
		): Promise<AskOutcome | undefined> {
			if (!(await mayRead(place, accountability))) return undefined;
			const asker = String(accountability.user);
			const readers = await readersOf(database, place.collection);
			if (reader === asker || !readers.some(({ id }) => id === reader)) return { kind: "no-reader" };
			const requests = await readRequests(database, ofEntry(place));
			if (requests.filter(({ done }) => done === null).length >= MAX_OPEN) return { kind: "full" };
			const id = randomUUID();
			const words = [placeWords, sentence].filter(Boolean).join(": ");
			await sayAs({ kind: "request", place, words }, () => comment(place, mentioning(reader, words), accountability, id));
			await noteRequest(database, { ...place, id, asker, reader, place: at }, Date.now());
			return { kind: "asked" };
		},

		/** Answers a request; undefined where there is none that the account may see. */
		async answer(
			id: string,
			{ text }: z.infer<typeof answering>,
			accountability: Accountability,
		): Promise<{ kind: "answered" } | undefined> {
			const request = await find(id, accountability);
			if (!request) return undefined;
			const other = request.asker === accountability.user ? request.reader : request.asker;
			const answer = await sayAs({ kind: "answer", place: request, words: text }, () =>
				comment(request, mentioning(other, text), accountability),
			);
			await noteAnswer(database, id, answer);
			return { kind: "answered" };
		},

		/** Takes a request off both desks; undefined where there is none that the account may see. */
		async finish(id: string, accountability: Accountability): Promise<{ kind: "done" } | undefined> {
			if (!(await find(id, accountability))) return undefined;
			await noteDone(database, id, String(accountability.user), Date.now());
			return { kind: "done" };
		},

		forget: (comments: readonly string[]) => forgetRequests(database, comments),
	};
}
