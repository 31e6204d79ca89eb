// Reads the entries that use an entry, from `hub-server/uses`.

import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

const use = z.object({
	collection: z.string(),
	id: z.string(),
	name: z.string(),
	status: z.string(),
	locale: z.string(),
	how: z.enum(["shows", "links"]),
});
const answer = z.object({ data: z.array(use) });

/** An entry that shows another one or links to it. */
export type Use = z.infer<typeof use>;

/** Returns a function that reads the uses of an entry; it resolves to undefined if Directus does not respond. */
export function useUses(): (collection: string, id: string) => Promise<readonly Use[] | undefined> {
	const api = useContentService();
	return async (collection, id) => {
		const response = await api.get<unknown>(`/hub-uses/${collection}/${id}`).catch(() => undefined);
		return answer.safeParse(response?.data).data?.data;
	};
}
