// Whether another editor has changed an entry since its form was opened: Studio itself reports it only once both have saved.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, type Ref, shallowRef, watch } from "vue";
import { z } from "zod";
import { useContentService } from "../studio/content-service.ts";

/** How often changes are fetched, in ms, while the form is on the screen. */
const EVERY = 10_000;

/** How many of the newest changes are fetched. */
const MOST = 10;

const answered = z.object({
	data: z.array(
		z.object({
			id: z.number(),
			delta: z.record(z.string(), z.unknown()).nullish().catch(undefined),
			activity: z
				.object({
					timestamp: z.string(),
					user: z.object({ id: z.string(), first_name: z.string().nullish(), last_name: z.string().nullish() }).nullish(),
				})
				.nullish(),
		}),
	),
});
const user = z.object({ currentUser: z.object({ id: z.string() }).nullish() });

/** One change of an entry, or of Studio's own version of it. */
export interface EntryChange {
	/** Later ones have greater numbers. */
	readonly id: number;
	/** Undefined for what the product itself did. */
	readonly by: { readonly id: string; readonly name: string } | undefined;
	readonly at: Date;
	/** The fields that it wrote, with their values. */
	readonly wrote: Readonly<Record<string, unknown>>;
}

/** Whether a form shows what a change wrote: Studio passes on what is typed, where its connection to the other form is open. */
export function isShown({ wrote }: Pick<EntryChange, "wrote">, values: Readonly<Record<string, unknown>>): boolean {
	return Object.entries(wrote).every(
		([field, value]) => PRODUCT_WRITES.has(field) || JSON.stringify(value ?? null) === JSON.stringify(values[field] ?? null),
	);
}

/** What a save writes beside what was typed. */
export const PRODUCT_WRITES: ReadonlySet<string> = new Set(["date_updated", "user_updated", "date_created", "user_created", "id"]);

/** The newest change by another person since a change that is known. @param changes the newest first @param me the account whose form it is */
export function changeByOther(changes: readonly EntryChange[], known: number, me: string): EntryChange | undefined {
	return changes.find(({ id, by }) => id > known && by !== undefined && by.id !== me);
}

/** The changes of an answer of `/revisions`. */
export function readChanges(answer: unknown): EntryChange[] {
	return answered.parse(answer).data.flatMap(({ id, activity, delta }) => {
		if (!activity) return [];
		const { user: person, timestamp } = activity;
		const name = [person?.first_name, person?.last_name].filter(Boolean).join(" ");
		return [{ id, by: person ? { id: person.id, name } : undefined, at: new Date(timestamp), wrote: delta ?? {} }];
	});
}

interface StudioStores {
	useUserStore(): unknown;
}

/**
 * Looks for it. To be called in a component's `setup`.
 * @param entry `+` for one that is not stored yet
 * @param saved moves on once the form has what is stored now
 * @param values the form as it is
 */
export function useOtherEditor(
	collection: () => string,
	entry: () => string,
	saved: () => unknown,
	values: Ref<Readonly<Record<string, unknown>>>,
) {
	const api = useContentService();
	const { useUserStore }: StudioStores = useStores() as never;
	const me = user.safeParse(useUserStore()).data?.currentUser?.id ?? "";
	const other = shallowRef<EntryChange>();
	/** The newest change that the form shows; undefined before it is known. */
	let known: number | undefined;
	let timer: ReturnType<typeof setInterval> | undefined;

	const look = async (): Promise<void> => {
		const id = entry();
		if (id === "+" || document.visibilityState === "hidden") return;
		const params = {
			filter: JSON.stringify({ collection: { _eq: collection() }, item: { _eq: id } }),
			fields: "id,delta,activity.timestamp,activity.user.id,activity.user.first_name,activity.user.last_name",
			...{ sort: "-id", limit: MOST },
		};
		const answer = await api.get<unknown>("/revisions", { params }).catch(() => undefined);
		if (answer === undefined || id !== entry()) return;
		const changes = readChanges(answer.data);
		known ??= changes[0]?.id ?? 0;
		// What was saved here went over it.
		if (changes[0]?.by?.id === me) {
			known = changes[0].id;
			other.value = undefined;
			return;
		}
		const found = changeByOther(changes, known, me);
		if (found && isShown(found, values.value)) known = found.id;
		else other.value ??= found;
	};
	const begin = (): void => {
		known = undefined;
		other.value = undefined;
		void look();
	};
	watch([collection, entry], begin);
	// By Studio's own connection a form shows what another one saved: what was typed here in the same field stays, so it is reported.
	watch(saved, () => void look());
	onMounted(() => {
		begin();
		timer = setInterval(() => void look(), EVERY);
		document.addEventListener("visibilitychange", look);
	});
	onBeforeUnmount(() => {
		clearInterval(timer);
		document.removeEventListener("visibilitychange", look);
	});
	return other;
}
