// Reads the visibility of the entries of a list: each row requests its own, and one request reads them all.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { useUnpublishedEdits } from "./unpublished-edits.ts";

/** Keys per request; more would make the URL too long. */
const MAX_KEYS = 50;

const FIELDS = ["id", "translation_key", "locale", "status", "publish_at", "unpublish_at"];

const rows = z.object({ data: z.array(z.looseObject({ id: z.string(), translation_key: z.string(), locale: z.string() })) });

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
		batch ??= begin();
		batch.keys.add(key);
		const rowsOfBatch = await batch.rows;
		return rowsOfBatch?.filter((row) => row.translation_key === key);
	};

	function begin() {
		const keys = new Set<string>();
		const rows = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
			batch = undefined;
			const all = [...keys];
			const parts = Array.from({ length: Math.ceil(all.length / MAX_KEYS) }, (_, at) =>
				all.slice(at * MAX_KEYS, (at + 1) * MAX_KEYS),
			);
			try {
				return (await Promise.all(parts.map((part) => read(part)))).flat();
			} catch {
				return undefined;
			}
		});
		return { keys, rows };
	}
}

/** Shared by all rows of a list, as each is a component of its own. */
const readers = new Map<string, ReturnType<typeof batchReads>>();

/** Returns a function that reads the visibility of an entry in all languages by its collection and `translation_key`. */
export function useVisibilityRows(): (collection: string, key: string) => Promise<readonly VisibilityRow[] | undefined> {
	const api = useContentService();
	const readEdits = useUnpublishedEdits();
	return (collection, key) => {
		const reader =
			readers.get(collection) ??
			batchReads(async (keys) => {
				const filter = JSON.stringify({ translation_key: { _in: keys } });
				const params = { filter, fields: FIELDS.join(), limit: -1 };
				const response = await api.get<unknown>(`/items/${collection}`, { params });
				const found = rows.parse(response.data).data;
				const edits = await readEdits(
					collection,
					found.map(({ id }) => id),
				);
				return found.map((row) => ({ ...row, isEdited: edits.some(({ entry }) => entry === row.id) }));
			});
		readers.set(collection, reader);
		return reader(key);
	};
}
