// Saves typed text, and keeps it until it is saved. Studio (Directus 12.4) saves a draft only after a pause in typing, so this module also
// saves every 2 s. Studio discards text that was typed while it stored the first state of a draft, and saves text typed during any later
// save only after the next key. It discards the form when its session ends. Therefore unsaved text is in the browser's storage, and is
// restored after a reload, a crash or a sign-in. If several forms edit the draft of one new entry, each takes over values of fields that
// were not edited in it.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { useRequests, useResponses } from "../studio/api-interceptors.ts";
import { useContentService } from "../studio/content-service.ts";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import {
	type Conflict,
	conflicting,
	createdVersion,
	FORM_UPDATE_MS,
	failing,
	fields,
	MAX_REMINDERS,
	MAX_UNSAVED_MS,
	type OpenForm,
	PRODUCT_WRITES,
	REMINDER_INTERVAL_MS,
	SAVE,
	SAVE_TIMEOUT_MS,
	STORE_INTERVAL_MS,
	type StudioStores,
	stored,
	user,
	versionSaved,
} from "./draft-saves.ts";
import { type FormKey, readStoredEdits, storeEdits } from "./stored-edits.ts";
import type { StudioSession } from "./studio-session.ts";
import { editsBetween, isSame, lostEdits, replacedEdits, useFieldTypes } from "./typed-edits.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Tracks and saves what is typed.
 * @returns `conflicts`: fields that are not saved before `resolve` is called; `isRestored`: text was restored into the form;
 * `isStoredLocally`: the page can be left without a loss; `isUnsaved`: true if a draft has unsaved text; `savedAt`: time of the last save
 * since the form was opened; `isPending`: the form changed since then
 */
export function useTypedText(form: OpenForm, session: Ref<StudioSession>) {
	const { useAppStore, useUserStore }: StudioStores = useStores() as never;
	const [app, users, router, route] = [useAppStore(), useUserStore(), useRouter(), useRoute()];
	const fieldType = useFieldTypes(form.collection);
	/** Undefined also for fields that Directus sets. */
	const typeOf = (field: string): string | undefined => (PRODUCT_WRITES.has(field) ? undefined : fieldType(field));
	const api = useContentService();
	const conflicts = shallowRef<readonly Conflict[]>([]);
	const isRestored = ref(false);
	const isStoredLocally = ref(false);
	const savedAt = shallowRef<Date>();
	const isPending = ref(false);
	const typed = new Map<string, unknown>();
	/** The form's values without edits; undefined until it is filled. */
	let filled: Values | undefined;
	// Read now: Studio forgets the account when the session ends.
	const me = user.safeParse(users).data?.currentUser?.id ?? "";

	const formKey = (): FormKey => {
		const [entry, version] = [form.entry(), form.version()];
		return { user: me, collection: form.collection(), entry, version: (entry === "+" ? version?.id : version?.key) ?? "" };
	};
	const isFilled = (now: Values): boolean => {
		const [entry, version] = [form.entry(), form.version()];
		if (entry !== "+") return String(now.id) === entry;
		return version === undefined || version.id === "+" || version.delta === null || "id" in now;
	};
	const unsaved = (): FieldEdit[] => lostEdits(typed, filled ?? {}, typeOf);
	const storeInBrowser = (): void => {
		const base = filled;
		// Studio clears its stores when it leaves, and then has no field types.
		if (base === undefined || (!app.authenticated && isStoredLocally.value)) return;
		storeEdits(
			localStorage,
			formKey(),
			unsaved().map(({ field, value }) => ({ field, value, base: base[field] ?? null })),
		);
	};
	const storeBeforeLeaving = (): void => {
		storeInBrowser();
		isStoredLocally.value = true;
	};
	const fill = (now: Values): void => {
		filled = now;
		typed.clear();
		conflicts.value = [];
		const storedEdits = readStoredEdits(localStorage, formKey());
		const edits = lostEdits(new Map(storedEdits.map(({ field, value }) => [field, value])), now, typeOf);
		if (edits.length === 0) {
			storeEdits(localStorage, formKey(), []);
			return;
		}
		conflicts.value = storedEdits
			.filter(({ field, base }) => edits.some((edit) => edit.field === field) && !isSame(base, now[field]))
			.map(({ field }) => ({ field, theirs: now[field], by: "" }));
		isRestored.value = true;
		void putIntoForm(edits, form.putBack);
	};

	/** Id of a new entry's draft, which several forms may have open. */
	const sharedDraft = (): string | undefined => {
		const id = form.entry() === "+" ? form.version()?.id : undefined;
		return id === "+" ? undefined : id;
	};
	/** Takes over stored values of fields that were not edited here. */
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
		// Studio saves only after an edit.
		void putIntoForm([{ field, value }], form.putBack);
	};
	/** Resolves when the last save has a response. */
	let lastSave: Promise<void> = Promise.resolve();
	let endSave = (): void => undefined;
	// Saves run one after the other: each needs to know what the previous one stored.
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
		// Leaves out values from another form: they are stored already, or were replaced there since.
		const changed = Object.entries(body).filter(
			([field, value]) => !PRODUCT_WRITES.has(field) && !(field in base && isSame(value, base[field])),
		);
		const own = changed.filter(([field]) => typeOf(field) !== "alias").map(([field]) => [field, base[field] ?? null]);
		return { ...request, data: { ...Object.fromEntries(changed), $base: Object.fromEntries(own) } };
	});
	/** Fields that changed while they had the focus. Other changes may come from Directus, on behalf of another form. */
	const focusedFields = new Set<string>();
	let saveTimer: ReturnType<typeof setTimeout> | undefined;
	let storeTimer: ReturnType<typeof setTimeout> | undefined;
	const save = async (): Promise<void> => {
		saveTimer = undefined;
		const version = form.version();
		const edits = unsaved().filter(({ field }) => focusedFields.has(field) && !conflicts.value.some((one) => one.field === field));
		if (!version || edits.length === 0 || session.value === "ended") return;
		const entry = { key: version.key, collection: form.collection(), item: form.entry() };
		const createVersion = async () => createdVersion.parse((await api.post<unknown>("/versions", entry)).data).data.id;
		try {
			const id = version.id === "+" ? await createVersion() : version.id;
			await api.post<unknown>(
				`/versions/${id}/save?patchRevision`,
				Object.fromEntries(edits.map(({ field, value }) => [field, value])),
			);
		} catch {
			// The text is in the browser's storage, and Studio reports the failure of its own save.
		}
	};
	const scheduleSave = (): void => {
		storeTimer ??= setTimeout(() => {
			storeTimer = undefined;
			storeInBrowser();
		}, STORE_INTERVAL_MS);
		if (form.version() && (form.entry() !== "+" || sharedDraft())) saveTimer ??= setTimeout(() => void save(), MAX_UNSAVED_MS);
	};

	watch(
		[() => JSON.stringify(formKey()), () => form.version()?.id, form.values],
		([here, id, now], [formerHere, formerId, former]) => {
			// When a draft gets its id, Studio discards the form's edits.
			if (formerId === "+" && id !== undefined && id !== "+") {
				void putIntoForm(lostEdits(typed, now, typeOf), form.putBack);
				typed.clear();
			}
			if (here !== formerHere) filled = undefined;
			if (filled === undefined) {
				if (isFilled(now)) fill(now);
				return;
			}
			// A later date means that the entry was stored.
			if (now.date_updated !== former.date_updated && sharedDraft() === undefined) {
				filled = now;
				typed.clear();
				isPending.value = false;
				isRestored.value = false;
				storeInBrowser();
				return;
			}
			const base = filled;
			for (const { field, value } of editsBetween(former, now)) {
				if (document.activeElement?.closest(`[data-field="${field}"]`)) focusedFields.add(field);
				else focusedFields.delete(field);
				if (isSame(value, base[field])) typed.delete(field);
				else typed.set(field, value);
			}
			isPending.value = unsaved().length > 0;
			scheduleSave();
			if (session.value === "ended") storeBeforeLeaving();
		},
	);
	onMounted(() => {
		window.addEventListener("pagehide", storeInBrowser);
		if (isFilled(form.values.value)) fill(form.values.value);
	});
	onBeforeUnmount(() => {
		window.removeEventListener("pagehide", storeInBrowser);
		// Studio asks before it leaves an entry: at this point its edits were saved or discarded.
		if (app.authenticated && !form.version()) storeEdits(localStorage, formKey(), []);
		else storeInBrowser();
		clearTimeout(saveTimer);
		clearTimeout(storeTimer);
	});
	let reminder: ReturnType<typeof setTimeout> | undefined;
	const remind = (times: number): void => {
		clearTimeout(reminder);
		if (times === 0) return;
		reminder = setTimeout(() => {
			if (unsaved().length === 0 || session.value === "ended") return;
			void putIntoForm(unsaved(), form.putBack);
			remind(times - 1);
		}, REMINDER_INTERVAL_MS);
	};
	onBeforeUnmount(() => clearTimeout(reminder));
	useResponses(
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
			// While Studio does not know the id of a new draft, the first saved one is this form's.
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
			storeInBrowser();
			if (isPending.value) scheduleSave();
			// At a draft's first save Studio discards the form's edits, including those made after the save was sent.
			const [meanwhile, before] = [new Map(typed), filled];
			setTimeout(() => void putIntoForm(replacedEdits(meanwhile, form.values.value, before, typeOf), form.putBack), FORM_UPDATE_MS);
			remind(MAX_REMINDERS);
		},
	);
	watch(session, () => {
		if (session.value === "ended") storeBeforeLeaving();
		if (session.value !== "back") return;
		isStoredLocally.value = false;
		// Studio stopped trying; it saves a draft after an edit.
		if (form.version()) void putIntoForm(unsaved(), form.putBack);
	});
	watch(
		() => app.authenticated,
		(isSignedIn) => {
			if (isSignedIn || unsaved().length === 0) return;
			storeBeforeLeaving();
			const query = { reason: "SESSION_EXPIRED", redirect: route.fullPath };
			location.assign(router.resolve({ path: "/login", query }).href);
		},
		{ flush: "sync" },
	);
	return { conflicts, resolve, isRestored, isStoredLocally, savedAt, isPending, isUnsaved: () => unsaved().length > 0 };
}
