// The visibility of the entries of a list: requested by each row, read for all of them at once.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import { useUnpublishedEdits } from "./unpublished-edits.ts";

/** Keys in one request; more of them would make an address that is too long. */
const MAX_KEYS = 50;

const FIELDS = ["id", "translation_key", "locale", "status", "publish_at", "unpublish_at"];

const rows = z.object({ data: z.array(z.looseObject({ id: z.string(), translation_key: z.string(), locale: z.string() })) });

/** One language of an entry, with what decides on its visibility. */
export type VisibilityRow = z.infer<typeof rows>["data"][number] & {
	/** Whether there are edits that are not published. */
	readonly isEdited: boolean;
};

type Read = (keys: readonly string[]) => Promise<readonly VisibilityRow[]>;

/** Gathers what is asked for in one turn. Each key's answer is undefined where it cannot be read. */
export function gathered(read: Read): (key: string) => Promise<readonly VisibilityRow[] | undefined> {
	let waiting: { readonly keys: Set<string>; readonly answer: Promise<readonly VisibilityRow[] | undefined> } | undefined;
	return async (key) => {
		waiting ??= begin();
		waiting.keys.add(key);
		const found = await waiting.answer;
		return found?.filter((row) => row.translation_key === key);
	};

	function begin() {
		const keys = new Set<string>();
		const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(async () => {
			waiting = undefined;
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
		return { keys, answer };
	}
}

/** Shared by the rows of a list, each of which is a component of its own. */
const readers = new Map<string, ReturnType<typeof gathered>>();

/** Reads the visibility of the languages of an entry, by its collection and `translation_key`. To be called in a component's `setup`. */
export function useVisibilityRows(): (collection: string, key: string) => Promise<readonly VisibilityRow[] | undefined> {
	const api = useContentService();
	const readEdits = useUnpublishedEdits();
	return (collection, key) => {
		const reader =
			readers.get(collection) ??
			gathered(async (keys) => {
				const filter = JSON.stringify({ translation_key: { _in: keys } });
				const params = { filter, fields: FIELDS.join(), limit: -1 };
				const answer = await api.get<unknown>(`/items/${collection}`, { params });
				const found = rows.parse(answer.data).data;
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
