// Reads the visibility of the entries of a list: each row requests its own, and one request reads them all.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { useUnpublishedEdits } from "./unpublished-edits.ts";

/** Keys per request; more would make the URL too long. */
const MAX_KEYS = 50;

const FIELDS = ["id", "translation_key", "locale", "status", "publish_at", "unpublish_at"];

const rows = z.object({
	data: z.array(z.looseObject({ id: z.string(), translation_key: z.string(), locale: z.string() })),
});

/** One language of an entry, with the columns that decide on its visibility. */
export type VisibilityRow = z.infer<typeof rows>["data"][number] & {
	/** True if there are unpublished edits. */
	readonly isEdited: boolean;
};

type Read = (keys: readonly string[]) => Promise<readonly VisibilityRow[]>;

/** Batches the reads of one task. Each resolves to undefined if the batch fails. */
export function batchReads(read: Read): (key: string) => Promise<readonly VisibilityRow[] | undefined> {
	let batch: { readonly keys: Set<string>; readonly rows: Promise<readonly VisibilityRow[] | undefined> } | undefined;
	return async (key) => {
		if (!batch || batch.keys.size === MAX_KEYS) {
			const keys = new Set<string>();
			const task = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
				if (batch?.keys === keys) batch = undefined;
				return read([...keys]);
			});
			batch = { keys, rows: task.catch(() => undefined) };
		}
		batch.keys.add(key);
		return (await batch.rows)?.filter((row) => row.translation_key === key);
	};
}

/** Shared by all rows of a list, as each is a separate component. */
const readers = new Map<string, ReturnType<typeof batchReads>>();

/**
 * Returns a function that reads the visibility of an entry in all languages by its collection and `translation_key`.
 */
export function useVisibilityRows(): (
	collection: string,
	key: string,
) => Promise<readonly VisibilityRow[] | undefined> {
	const api = useContentService();
	const readEdits = useUnpublishedEdits();
	const read = async (collection: string, keys: readonly string[]): Promise<VisibilityRow[]> => {
		const params = { filter: JSON.stringify({ translation_key: { _in: keys } }), fields: FIELDS.join(), limit: -1 };
		const found = rows.parse((await api.get<unknown>(`/items/${collection}`, { params })).data).data;
		const ids = found.map(({ id }) => id);
		const edited = new Set((await readEdits(collection, ids)).map(({ entry }) => entry));
		return found.map((row) => ({ ...row, isEdited: edited.has(row.id) }));
	};
	return (collection, key) => {
		const reader = readers.get(collection) ?? batchReads((keys) => read(collection, keys));
		readers.set(collection, reader);
		return reader(key);
	};
}
