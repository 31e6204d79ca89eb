// Edits that are stored in a version of an entry and not published: Studio shows the entry itself without a word of them.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const person = z.object({ first_name: z.string().nullish(), last_name: z.string().nullish() }).nullish();
const versions = z.object({
	data: z.array(
		z.object({
			key: z.string(),
			item: z.string(),
			date_created: z.string(),
			date_updated: z.string().nullish(),
			user_created: person,
			user_updated: person,
		}),
	),
});

/** What one version of an entry holds that is not published. */
export interface UnpublishedEdits {
	/** The entry's id. */
	readonly entry: string;
	/** The version in Studio's addresses, such as `draft`. */
	readonly version: string;
	/** Who stored it last; empty where the account is gone. */
	readonly name: string;
	readonly at: Date;
}

/** The edits in an answer of `/versions`, in its order. */
export function readEdits(answer: unknown): UnpublishedEdits[] {
	return versions.parse(answer).data.map(({ key, item, date_created, date_updated, user_created, user_updated }) => {
		const { first_name, last_name } = (user_updated ?? user_created) || {};
		const name = [first_name, last_name].filter(Boolean).join(" ");
		return { entry: item, version: key, name, at: new Date(date_updated ?? date_created) };
	});
}

/** Reads the unpublished edits of some entries of a collection, the latest first. To be called in a component's `setup`. */
export function useUnpublishedEdits(): (collection: string, entries: readonly string[]) => Promise<readonly UnpublishedEdits[]> {
	const api = useContentService();
	return async (collection, entries) => {
		if (entries.length === 0) return [];
		const filter = { collection: { _eq: collection }, item: { _in: entries }, delta: { _nnull: true } };
		const people = ["user_created", "user_updated"].flatMap((who) => [`${who}.first_name`, `${who}.last_name`]);
		const params = {
			filter: JSON.stringify(filter),
			fields: ["key", "item", "date_created", "date_updated", ...people].join(),
			...{ sort: "-date_updated", limit: -1 },
		};
		return readEdits((await api.get<unknown>("/versions", { params })).data);
	};
}
