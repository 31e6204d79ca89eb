// Reports an open form of a new entry's draft, and reads who else has it open and what they stored.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, shallowRef, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

/** In ms. `hub-server/editing/shared-drafts.ts` considers a form closed after three of them. */
const REPORT_INTERVAL_MS = 3_000;

const reported = z.object({
	data: z.object({
		others: z.array(z.object({ name: z.string(), isMe: z.boolean(), field: z.string().nullable() })),
		state: z.string(),
		moved: z.object({ delta: z.record(z.string(), z.unknown()), by: z.string() }).nullable(),
	}),
});

interface StudioStores {
	useFieldsStore(): { getField(collection: string, field: string): { readonly name?: string; readonly type?: string } | null };
}

/** A form that has the same draft open. */
export interface OtherForm {
	readonly name: string;
	/** True if it belongs to this account: another tab. */
	readonly isMe: boolean;
	/** Label of the field that has the focus there; empty for none. */
	readonly field: string;
}

/**
 * Reports the form every 3 s. To be called in a component's `setup`.
 * @param draft the draft's id; undefined for an entry that is stored: Directus connects its forms itself
 * @param onMoved is called with what is stored, and who stored it last, if that differs from what was reported before
 * @param saves changes whenever a save of this form begins or ends: a report that was answered meanwhile may be older than the save
 */
export function useSharedDraft(
	collection: () => string,
	draft: () => string | undefined,
	saves: () => number,
	onMoved: (stored: Readonly<Record<string, unknown>>, by: string) => void,
) {
	const api = useContentService();
	const { useFieldsStore }: StudioStores = useStores() as never;
	const fields = useFieldsStore();
	const others = shallowRef<readonly OtherForm[]>([]);
	const form = crypto.getRandomValues(new Uint32Array(4)).join("-");
	let state = "";
	let timer: ReturnType<typeof setInterval> | undefined;

	/** The outermost field with a column that has the focus. */
	const focused = (): string | null => {
		let found: string | null = null;
		for (let at = document.activeElement?.closest("[data-field]"); at; at = at.parentElement?.closest("[data-field]")) {
			const name = at.getAttribute("data-field") ?? "";
			const field = fields.getField(collection(), name);
			if (field && field.type !== "alias") found = name;
		}
		return found;
	};
	const tell = async (): Promise<void> => {
		const own = draft();
		if (own === undefined) return;
		const before = saves();
		const response = await api.post<unknown>(`/hub-drafts/${own}`, { form, field: focused(), state }).catch(() => undefined);
		const found = reported.safeParse(response?.data).data?.data;
		if (!found || own !== draft()) return;
		others.value = found.others.map(({ name, isMe, field }) => ({
			name,
			isMe,
			field: (field && fields.getField(collection(), field)?.name) ?? "",
		}));
		if (before !== saves()) return;
		state = found.state;
		if (found.moved) onMoved(found.moved.delta, found.moved.by);
	};
	watch(draft, () => {
		state = "";
		others.value = [];
		void tell();
	});
	onMounted(() => {
		void tell();
		timer = setInterval(() => void tell(), REPORT_INTERVAL_MS);
	});
	onBeforeUnmount(() => clearInterval(timer));
	return others;
}

/** Text that was stored in a field elsewhere, while other text was typed into it here. */
export interface Conflict {
	readonly field: string;
	/** The stored value. */
	readonly theirs: unknown;
	/** Name of the editor who stored it; empty if unknown. */
	readonly by: string;
}
