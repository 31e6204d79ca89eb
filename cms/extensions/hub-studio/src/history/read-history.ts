// The revisions of an entry, page by page, with what each of them changed.

import { computed, ref, shallowRef } from "vue";
import { useContentService } from "../studio/content-service.ts";
import { changesOf, type FieldChange, type Revision, readRevisions, revisionsQuery } from "./revisions.ts";

/** How many are shown at first, and added each time. */
const PAGE = 10;

/** A revision with what it changed. */
export interface ShownRevision {
	readonly revision: Revision;
	readonly changes: readonly FieldChange[];
}

/**
 * The history of an entry. To be called in a component's `setup`.
 * @param fields the names of those that people write
 */
export function useHistory(collection: string, item: () => string, fields: () => readonly string[]) {
	const api = useContentService();
	const known = shallowRef<readonly Revision[]>([]);
	const state = ref<"loading" | "ready" | "failed">("loading");
	const reason = ref("");
	/** How many are shown; one more is read, as each is compared with the one before it. */
	const wanted = ref(PAGE);

	const read = async (): Promise<void> => {
		state.value = "loading";
		try {
			const asked = { collection, item: item(), limit: wanted.value + 1, offset: 0 };
			const { data } = await api.get<unknown>("/revisions", { params: revisionsQuery(asked) });
			known.value = readRevisions(data);
			state.value = "ready";
		} catch (error) {
			reason.value = error instanceof Error ? error.message : String(error);
			state.value = "failed";
		}
	};
	const shown = computed<readonly ShownRevision[]>(() =>
		known.value
			.slice(0, wanted.value)
			.map((revision, at) => ({ revision, changes: changesOf(revision, known.value.slice(at + 1), fields()) })),
	);
	return {
		state,
		reason,
		shown,
		hasMore: computed(() => known.value.length > wanted.value),
		read,
		more: async () => {
			wanted.value += PAGE;
			await read();
		},
	};
}
