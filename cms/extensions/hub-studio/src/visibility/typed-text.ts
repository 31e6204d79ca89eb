// Follows what an editor types until it is stored. Studio (Directus 12.4) saves a draft only after a pause in typing, so a save of our own comes
// every 2 s. Studio takes text out of a form that came while it stored the first state of a draft, and waits for the next key to store what came
// during any save. It throws the form away as soon as it finds its session gone. Unsaved text is in the browser's storage, and comes back after a
// reload, a crash or a sign-in. Of a new entry's draft that other forms change, each form takes over what was not typed in it.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { useContentService } from "../studio/content-service.ts";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import { useCalls, useRequests } from "../studio/refused-calls.ts";
import {
	ASIDE_INTERVAL_MS,
	type Conflict,
	conflicting,
	createdVersion,
	failing,
	fields,
	MAX_UNSAVED_MS,
	type OpenForm,
	PRODUCT_WRITES,
	REMIND_AFTER,
	REMINDERS,
	SAVE,
	SAVE_TIMEOUT_MS,
	SETTLED,
	type StudioStores,
	stored,
	user,
	versionSaved,
} from "./draft-saves.ts";
import type { StudioSession } from "./studio-session.ts";
import { type FormPlace, lyingAside, putAside } from "./text-aside.ts";
import { editsBetween, isSame, lostEdits, takenOut, useFieldTypes } from "./typed-edits.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Follows what is typed. To be called in a component's `setup`.
 * @returns `conflicts`: fields whose text is not saved before `resolve` is called; `isBack`: text was put back into the form;
 *   `isAside`: leaving the page loses nothing; `isUnsaved`: a draft has text that is not stored yet; `savedAt`: time of the last save since
 *   the form was opened; `isPending`: the form changed since then
 */
export function useTypedText(form: OpenForm, session: Ref<StudioSession>) {
	const { useAppStore, useUserStore }: StudioStores = useStores() as never;
	const [app, users, router, route] = [useAppStore(), useUserStore(), useRouter(), useRoute()];
	const fieldType = useFieldTypes(form.collection);
	/** Undefined also for what Directus itself writes. */
	const typeOf = (field: string): string | undefined => (PRODUCT_WRITES.has(field) ? undefined : fieldType(field));
	const api = useContentService();
	const conflicts = shallowRef<readonly Conflict[]>([]);
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
	const keep = (): void => {
		const base = filled;
		// Studio clears its stores as it leaves, and knows no field then.
		if (base === undefined || (!app.authenticated && isAside.value)) return;
		putAside(
			localStorage,
			place(),
			unsaved().map(({ field, value }) => ({ field, value, base: base[field] ?? null })),
		);
	};
	const setAside = (): void => {
		keep();
		isAside.value = true;
	};
	const fill = (now: Values): void => {
		filled = now;
		typed.clear();
		conflicts.value = [];
		const aside = lyingAside(localStorage, place());
		const edits = lostEdits(new Map(aside.map(({ field, value }) => [field, value])), now, typeOf);
		if (edits.length === 0) {
			putAside(localStorage, place(), []);
			return;
		}
		conflicts.value = aside
			.filter(({ field, base }) => edits.some((edit) => edit.field === field) && !isSame(base, now[field]))
			.map(({ field }) => ({ field, theirs: now[field], by: "" }));
		isBack.value = true;
		void putIntoForm(edits, form.putBack);
	};

	/** The draft of a new entry, which several forms may have open. */
	const sharedDraft = (): string | undefined => {
		const id = form.entry() === "+" ? form.version()?.id : undefined;
		return id === "+" ? undefined : id;
	};
	/** Takes over what is stored in fields that were not typed in here. */
	const takeOver = (theirs: Values, by: string): void => {
		if (filled === undefined) return;
		const edits: FieldEdit[] = [];
		for (const { field, value } of lostEdits(new Map(Object.entries(theirs)), filled, typeOf)) {
			if (typed.has(field) && !isSame(typed.get(field), value)) {
				const rest = conflicts.value.filter((one) => one.field !== field);
				conflicts.value = [...rest, { field, theirs: value, by }];
			} else {
				filled = { ...filled, [field]: value };
				typed.delete(field);
				edits.push({ field, value });
			}
		}
		void putIntoForm(lostEdits(new Map(edits.map(({ field, value }) => [field, value])), form.values.value, typeOf), form.putBack);
	};
	const resolve = ({ field, theirs }: Conflict, choice: "mine" | "theirs"): void => {
		conflicts.value = conflicts.value.filter((one) => one.field !== field);
		filled = { ...filled, [field]: theirs };
		const value = choice === "mine" ? typed.get(field) : theirs;
		if (choice === "theirs") typed.delete(field);
		// Studio saves again when something is edited.
		void putIntoForm([{ field, value }], form.putBack);
	};
	/** Resolves when the last save has been answered. */
	let lastSave: Promise<void> = Promise.resolve();
	let endSave = (): void => undefined;
	// One save after the other: the second must know what the first has stored.
	useRequests(async (request) => {
		const [, id] = SAVE.exec(request.url ?? "") ?? [];
		const body = fields.safeParse(request.data).data;
		if (id === undefined || id !== sharedDraft() || !body || filled === undefined) return request;
		const before = lastSave;
		const { promise, resolve: end } = Promise.withResolvers<void>();
		lastSave = promise;
		setTimeout(end, SAVE_TIMEOUT_MS);
		await before;
		endSave = end;
		const base: Values = filled;
		// Values from another form are stored already, or were replaced there since.
		const changed = Object.entries(body).filter(
			([field, value]) => !PRODUCT_WRITES.has(field) && !(field in base && isSame(value, base[field])),
		);
		const own = changed.filter(([field]) => typeOf(field) !== "alias").map(([field]) => [field, base[field] ?? null]);
		return { ...request, data: { ...Object.fromEntries(changed), $base: Object.fromEntries(own) } };
	});
	/** Fields in which this form has the focus while they change; others may be changed by Directus, for another form. */
	const mine = new Set<string>();
	let saving: ReturnType<typeof setTimeout> | undefined;
	let keeping: ReturnType<typeof setTimeout> | undefined;
	const save = async (): Promise<void> => {
		saving = undefined;
		const version = form.version();
		const edits = unsaved().filter(({ field }) => mine.has(field) && !conflicts.value.some((one) => one.field === field));
		if (!version || edits.length === 0 || session.value === "ended") return;
		const entry = { key: version.key, collection: form.collection(), item: form.entry() };
		const begun = async () => createdVersion.parse((await api.post<unknown>("/versions", entry)).data).data.id;
		try {
			const id = version.id === "+" ? await begun() : version.id;
			await api.post<unknown>(
				`/versions/${id}/save?patchRevision`,
				Object.fromEntries(edits.map(({ field, value }) => [field, value])),
			);
		} catch {
			// The text is in the browser's storage, and Studio reports a refusal of its own save.
		}
	};
	const soon = (): void => {
		keeping ??= setTimeout(() => {
			keeping = undefined;
			keep();
		}, ASIDE_INTERVAL_MS);
		if (form.version() && (form.entry() !== "+" || sharedDraft())) saving ??= setTimeout(() => void save(), MAX_UNSAVED_MS);
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
			if (now.date_updated !== former.date_updated && sharedDraft() === undefined) {
				filled = now;
				typed.clear();
				isPending.value = false;
				isBack.value = false;
				keep();
				return;
			}
			const base = filled;
			for (const { field, value } of editsBetween(former, now)) {
				if (document.activeElement?.closest(`[data-field="${field}"]`)) mine.add(field);
				else mine.delete(field);
				if (isSame(value, base[field])) typed.delete(field);
				else typed.set(field, value);
			}
			isPending.value = unsaved().length > 0;
			soon();
			if (session.value === "ended") setAside();
		},
	);
	onMounted(() => {
		window.addEventListener("pagehide", keep);
		if (isFilled(form.values.value)) fill(form.values.value);
	});
	onBeforeUnmount(() => {
		window.removeEventListener("pagehide", keep);
		// Studio asks before it leaves an entry itself: its edits are saved by now, or were given up.
		if (app.authenticated && !form.version()) putAside(localStorage, place(), []);
		else keep();
		clearTimeout(saving);
		clearTimeout(keeping);
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
		(error) => {
			const [, failed] = SAVE.exec(failing.safeParse(error).data?.config.url ?? "") ?? [];
			if (failed !== undefined && failed === sharedDraft()) endSave();
			const refused = conflicting.safeParse(error).data;
			const [, id] = refused ? (SAVE.exec(refused.config.url) ?? []) : [];
			if (!refused || id !== sharedDraft()) return;
			for (const { extensions } of refused.response.data.errors) takeOver(extensions.theirs, extensions.by);
		},
		(response) => {
			const saved = versionSaved.safeParse(response).data;
			const [, id] = saved ? (SAVE.exec(saved.config.url) ?? []) : [];
			const own = form.version()?.id;
			// Until Studio has named the draft that it begins, the first one that is saved is this form's.
			if (!saved || (id !== own && own !== "+")) return;
			const sent = fields.safeParse(JSON.parse(saved.config.data)).data ?? {};
			delete sent.$base;
			filled = { ...filled, ...sent };
			for (const [field, value] of Object.entries(sent)) if (isSame(typed.get(field), value)) typed.delete(field);
			if (id === sharedDraft()) {
				endSave();
				takeOver(stored.safeParse(response).data?.data.data ?? {}, "");
			}
			savedAt.value = new Date();
			isPending.value = unsaved().length > 0;
			keep();
			if (isPending.value) soon();
			// With the first save of a draft Studio empties the form's edits, also those that came after what it stored.
			const [meanwhile, before] = [new Map(typed), filled];
			setTimeout(() => void putIntoForm(takenOut(meanwhile, form.values.value, before, typeOf), form.putBack), SETTLED);
			remind(REMINDERS);
		},
	);
	watch(session, () => {
		if (session.value === "ended") setAside();
		if (session.value !== "back") return;
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
	return { conflicts, resolve, isBack, isAside, savedAt, isPending, isUnsaved: () => unsaved().length > 0 };
}
