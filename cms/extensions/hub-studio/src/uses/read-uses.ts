import type { EntryUse } from "../../../hub-server/uses/entry-uses.ts";
import { useContentService } from "../studio/content-service.ts";

/** Returns a function that reads the uses of an entry; it resolves to undefined if Directus does not respond. */
export function useUses(): (collection: string, id: string) => Promise<readonly EntryUse[] | undefined> {
	const api = useContentService();
	return (collection, id) => api.read<readonly EntryUse[]>(`/hub-uses/${collection}/${id}`).catch(() => undefined);
}
