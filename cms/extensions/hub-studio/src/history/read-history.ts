// The history of what is edited, an entry or a draft of it, page by page, with what each save changed.

import { computed, ref, shallowRef } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";
import {
	type Comparison,
	changesOf,
	comparedWith,
	type FieldChange,
	type KnownHistory,
	type WrittenField,
} from "./earlier-state.ts";
import { type Revision, readRevisions, revisionsQuery } from "./revisions.ts";

/** How many are shown at first, and added each time. */
const PAGE = 10;

/** How many are looked through for what an entry pointed to. */
const MAX_OLDER = 200;

const storedEntry = z.object({ data: z.record(z.string(), z.unknown()) });

/** A revision with what it changed. */
export interface ShownRevision {
	readonly revision: Revision;
	readonly changes: readonly FieldChange[];
}

/** What is edited. */
interface Edited {
	readonly collection: string;
	item(): string;
	/** The draft of it; undefined for the entry itself. */
	version(): string | undefined;
	/** The fields that people write. */
	fields(): readonly WrittenField[];
}

/** The history of what is edited. To be called in a component's `setup`. */
export function useHistory({ collection, item, version, fields }: Edited) {
	const api = useContentService();
	const known = shallowRef<KnownHistory>({ revisions: [], stored: {} });
	/** Those before the known ones, with what was saved alone. */
	const older = shallowRef<readonly Revision[]>();
	const state = ref<"loading" | "ready" | "failed">("loading");
	const reason = ref("");
	/** How many are shown; one more is read, as each is compared with the one before it. */
	const wanted = ref(PAGE);

	const revisions = async (asked: { readonly limit: number; readonly offset: number; readonly whole: boolean }) => {
		const params = revisionsQuery({ collection, item: item(), version: version(), ...asked });
		return readRevisions((await api.get<unknown>("/revisions", { params })).data);
	};
	const stored = async () => {
		const params = {
			fields: fields()
				.map(({ name }) => name)
				.join(),
		};
		// Without it, less is known of the past, and that is said.
		const answer = await api.get<unknown>(`/items/${collection}/${item()}`, { params }).catch(() => undefined);
		return storedEntry.safeParse(answer?.data).data?.data ?? {};
	};
	const read = async (): Promise<void> => {
		state.value = "loading";
		try {
			const [found, entry] = await Promise.all([revisions({ limit: wanted.value + 1, offset: 0, whole: true }), stored()]);
			known.value = { revisions: found, stored: entry };
			older.value = undefined;
			state.value = "ready";
		} catch (error) {
			reason.value = error instanceof Error ? error.message : String(error);
			state.value = "failed";
		}
	};
	const whole = computed<KnownHistory>(() => ({
		revisions: [...known.value.revisions, ...(older.value ?? [])],
		stored: known.value.stored,
	}));
	const shown = computed<readonly ShownRevision[]>(() =>
		known.value.revisions
			.slice(0, wanted.value)
			.map((revision, at) => ({ revision, changes: changesOf(at, whole.value, fields()) })),
	);
	const hasMore = computed(() => known.value.revisions.length > wanted.value);
	return {
		state,
		reason,
		shown,
		hasMore,
		read,
		more: async () => {
			wanted.value += PAGE;
			await read();
		},
		/** Reads what was saved before the shown revisions: only there may be what an entry pointed to. */
		async readOlder(): Promise<void> {
			if (!hasMore.value || older.value) return;
			const offset = known.value.revisions.length;
			older.value = await revisions({ limit: MAX_OLDER, offset, whole: false }).catch(() => undefined);
		},
		/** The state after a revision beside what a form holds. */
		compared: (
			at: number,
			form: Readonly<Record<string, unknown>>,
			isGone: (collection: string, key: string) => boolean,
		): Comparison => comparedWith(form, at, whole.value, fields(), isGone),
	};
}
