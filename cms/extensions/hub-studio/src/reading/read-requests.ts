// Reads the requests to read an entry, from `hub-server/comments`. Times in ms.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { formPlace } from "./form-places.ts";

const said = z.object({ by: z.string().nullable(), text: z.string(), at: z.number() });
const request = said.extend({
	id: z.string(),
	asker: z.string(),
	reader: z.string(),
	/** Null: the whole entry. */
	place: formPlace.nullable(),
	answers: z.array(said.extend({ id: z.string() })),
	done: z.object({ at: z.number(), by: z.string() }).nullable(),
	/** Names of accounts by their ids; those that are gone are missing. */
	people: z.record(z.string(), z.string()),
});
const answered = z.object({
	data: z.object({
		me: z.string(),
		colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
		requests: z.array(request),
	}),
});
const asked = z.object({ data: z.object({ kind: z.enum(["asked", "no-reader", "full"]) }) });

export type ReadingRequests = z.infer<typeof answered>["data"];
export type ReadingRequest = z.infer<typeof request>;

/** The entry of a form: one that is stored, or the draft of a new one. */
export interface AskedEntry {
	readonly collection: string;
	readonly item: string | null;
	/** The draft that the form shows; null: the entry as it is stored. */
	readonly version: string | null;
}

/** What one asks a colleague. */
export interface Question {
	readonly reader: string;
	readonly place: z.infer<typeof formPlace> | null;
	/** What the form calls the place; empty for the whole entry. */
	readonly placeWords: string;
	readonly sentence: string;
}

/** To be called in a component's `setup`. All reject where Directus refuses, or does not answer in time. */
export function useRequests() {
	const api = useContentService();
	return {
		async read({ collection, item, version }: AskedEntry): Promise<ReadingRequests> {
			const params = { ...(item === null ? {} : { item }), ...(version === null ? {} : { version }) };
			return answered.parse((await api.get<unknown>(`/hub-comments/${collection}`, { params })).data).data;
		},
		async ask({ collection, ...entry }: AskedEntry, question: Question) {
			const answer = await api.post<unknown>(`/hub-comments/${collection}`, { ...entry, ...question });
			return asked.parse(answer.data).data.kind;
		},
		answer: (id: string, text: string) => api.post<unknown>(`/hub-comments/requests/${id}/answer`, { text }),
		finish: (id: string) => api.post<unknown>(`/hub-comments/requests/${id}/done`, {}),
	};
}
