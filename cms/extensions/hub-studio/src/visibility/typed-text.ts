// Follows what an editor types until it is stored. Studio takes text out of a form that came while it stored the first state of a draft, and
// waits for the next key to store what came during any save. It throws the form away as soon as it finds its session gone: the text is put
// aside before, and comes back after the sign-in.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { z } from "zod";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import { useCalls } from "../studio/refused-calls.ts";
import type { StudioSession } from "./studio-session.ts";
import { type FormPlace, lyingAside, putAside } from "./text-aside.ts";
import { editsBetween, lostEdits, takenOut, useFieldTypes } from "./typed-edits.ts";

type Values = Readonly<Record<string, unknown>>;

interface StudioStores {
	useAppStore(): { readonly authenticated: boolean };
	useUserStore(): unknown;
}

const user = z.object({ currentUser: z.object({ id: z.string() }).nullish() });
const SAVE = /^\/versions\/([^/]+)\/save/;
const versionSaved = z.object({
	config: z.object({ url: z.string().regex(SAVE), data: z.string() }),
});
const fields = z.record(z.string(), z.unknown());

/** How long after an answer Studio has its form filled with it, in ms. */
const SETTLED = 50;

/** How often, and after how long in ms, Studio is reminded of what was typed while it saved: on a slow line it waits for the next key. */
const REMINDERS = 5;
const REMIND_AFTER = 2_000;

/** The form that is open. */
export interface OpenForm {
	collection(): string;
	/** `+` for a new entry. */
	entry(): string;
	/** Studio's own version that is edited; `+` is its id until it is stored, and its `delta` is null while it is empty. */
	version(): { readonly id: string; readonly key: string; readonly delta?: unknown } | undefined;
	readonly values: Ref<Values>;
	putBack(edit: FieldEdit): void;
}

/**
 * Follows what is typed. To be called in a component's `setup`.
 * @returns `isBack`: text was put back into the form; `isAside`: leaving the page loses nothing; `isUnsaved`: whether a draft has text that
 *   is not stored yet; `savedAt`: when a draft was last stored since the form was opened; `isPending`: whether it was typed in since
 */
export function useTypedText(form: OpenForm, session: Ref<StudioSession>) {
	const { useAppStore, useUserStore }: StudioStores = useStores() as never;
	const [app, users, router, route] = [useAppStore(), useUserStore(), useRouter(), useRoute()];
	const typeOf = useFieldTypes(form.collection);
	const isBack = ref(false);
	const isAside = ref(false);
	const savedAt = shallowRef<Date>();
	const isPending = ref(false);
	/** What is in no store, by field. */
	const typed = new Map<string, unknown>();
	/** What the form was filled with; undefined until it is. */
	let filled: Values | undefined;
	// Studio forgets who it was when the session ends.
	const me = user.safeParse(users).data?.currentUser?.id ?? "";

	const place = (): FormPlace => {
		const [entry, version] = [form.entry(), form.version()];
		return { user: me, collection: form.collection(), entry, version: (entry === "+" ? version?.id : version?.key) ?? "" };
	};
	const isFilled = (now: Values): boolean => {
		const [entry, version] = [form.entry(), form.version()];
		if (entry !== "+") return String(now.id) === entry;
		return version === undefined || version.id === "+" || version.delta === null || "id" in now;
	};
	const unsaved = (): FieldEdit[] => lostEdits(typed, filled ?? {}, typeOf);
	const setAside = (): void => {
		// Studio clears its stores as it leaves, and knows no field then.
		if (!app.authenticated && isAside.value) return;
		putAside(sessionStorage, place(), unsaved());
		isAside.value = true;
	};
	const fill = (now: Values): void => {
		filled = now;
		typed.clear();
		const edits = lostEdits(new Map(lyingAside(sessionStorage, place()).map(({ field, value }) => [field, value])), now, typeOf);
		putAside(sessionStorage, place(), []);
		if (edits.length === 0) return;
		isBack.value = true;
		void putIntoForm(edits, form.putBack);
	};

	watch(
		[() => JSON.stringify(place()), () => form.version()?.id, form.values],
		([here, id, now], [formerHere, formerId, former]) => {
			// As soon as a draft has its id, Studio empties the form's edits.
			if (formerId === "+" && id !== undefined && id !== "+") {
				void putIntoForm(lostEdits(typed, now, typeOf), form.putBack);
				typed.clear();
			}
			if (here !== formerHere) filled = undefined;
			if (filled === undefined) {
				if (isFilled(now)) fill(now);
				return;
			}
			// What is stored has a later date.
			if (now.date_updated !== former.date_updated) {
				filled = now;
				typed.clear();
				isPending.value = false;
				isBack.value = false;
				return;
			}
			for (const { field, value } of editsBetween(former, now)) typed.set(field, value);
			isPending.value = unsaved().length > 0;
			if (session.value === "ended") setAside();
		},
	);
	onMounted(() => {
		if (isFilled(form.values.value)) fill(form.values.value);
	});
	let reminder: ReturnType<typeof setTimeout> | undefined;
	const remind = (times: number): void => {
		clearTimeout(reminder);
		if (times === 0) return;
		reminder = setTimeout(() => {
			if (unsaved().length === 0 || session.value === "ended") return;
			void putIntoForm(unsaved(), form.putBack);
			remind(times - 1);
		}, REMIND_AFTER);
	};
	onBeforeUnmount(() => clearTimeout(reminder));
	useCalls(
		() => undefined,
		(answer) => {
			const saved = versionSaved.safeParse(answer).data;
			const [, id] = saved ? (SAVE.exec(saved.config.url) ?? []) : [];
			const own = form.version()?.id;
			// Until Studio has named the draft that it begins, the first one that is saved is this form's.
			if (!saved || (id !== own && own !== "+")) return;
			const stored = fields.safeParse(JSON.parse(saved.config.data)).data ?? {};
			filled = { ...filled, ...stored };
			for (const [field, value] of Object.entries(stored))
				if (JSON.stringify(typed.get(field)) === JSON.stringify(value)) typed.delete(field);
			savedAt.value = new Date();
			isPending.value = unsaved().length > 0;
			// With the first save of a draft Studio empties the form's edits, also those that came after what it stored.
			const [meanwhile, before] = [new Map(typed), filled];
			setTimeout(() => void putIntoForm(takenOut(meanwhile, form.values.value, before, typeOf), form.putBack), SETTLED);
			remind(REMINDERS);
		},
	);
	watch(session, () => {
		if (session.value === "ended") setAside();
		if (session.value !== "back") return;
		putAside(sessionStorage, place(), []);
		isAside.value = false;
		// A draft is stored when something is edited: Studio has ceased to try.
		if (form.version()) void putIntoForm(unsaved(), form.putBack);
	});
	watch(
		() => app.authenticated,
		(isSignedIn) => {
			if (isSignedIn || unsaved().length === 0) return;
			setAside();
			const query = { reason: "SESSION_EXPIRED", redirect: route.fullPath };
			location.assign(router.resolve({ path: "/login", query }).href);
		},
		{ flush: "sync" },
	);
	return { isBack, isAside, savedAt, isPending, isUnsaved: () => unsaved().length > 0 };
}
