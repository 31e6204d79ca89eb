// Reads edits that are stored in a version of an entry and not published. Studio's form of the entry does not mention
// them.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { person, personName } from "../studio/person.ts";

const version = z.object({
	key: z.string(),
	item: z.string(),
	date_created: z.string(),
	date_updated: z.string().nullish(),
	user_created: person.nullish(),
	user_updated: person.nullish(),
});
const versions = z.object({ data: z.array(version) });

/** Unpublished edits in one version of an entry. */
export interface UnpublishedEdits {
	readonly entry: string;
	/** Key of the version in Studio's addresses, such as `draft`. */
	readonly version: string;
	/** Name of the last editor; empty if the account was deleted. */
	readonly name: string;
	readonly at: Date;
}

/** Returns a function that reads the unpublished edits of entries of a collection, the latest first. */
export function useUnpublishedEdits(): (
	collection: string,
	entries: readonly string[],
) => Promise<readonly UnpublishedEdits[]> {
	const api = useContentService();
	return async (collection, entries) => {
		if (entries.length === 0) return [];
		const filter = { collection: { _eq: collection }, item: { _in: entries }, delta: { _nnull: true } };
		const fields = [
			"key",
			"item",
			"date_created",
			"date_updated",
			...["user_created", "user_updated"].flatMap((who) => [`${who}.first_name`, `${who}.last_name`]),
		];
		const params = { filter: JSON.stringify(filter), fields: fields.join(), sort: "-date_updated", limit: -1 };
		return versions.parse((await api.get<unknown>("/versions", { params })).data).data.map((one) => {
			const name = personName(one.user_updated ?? one.user_created);
			return { entry: one.item, version: one.key, name, at: new Date(one.date_updated ?? one.date_created) };
		});
	};
}
