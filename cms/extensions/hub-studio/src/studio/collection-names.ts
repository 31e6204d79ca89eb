// What collections are called in Studio.

import { useStores } from "@directus/extensions-sdk";
import { z } from "zod";

const named = z.looseObject({ name: z.string() }).nullish();

interface StudioStores {
	useCollectionsStore(): { getCollection(collection: string): unknown };
}

/** What a collection is called in the user's language; its key where Studio does not know it. To be called in a component's `setup`. */
export function useCollections(): (collection: string) => string {
	const { useCollectionsStore }: StudioStores = useStores() as never;
	const collections = useCollectionsStore();
	return (collection) => named.parse(collections.getCollection(collection))?.name ?? collection;
}
