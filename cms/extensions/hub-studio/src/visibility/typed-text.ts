// Saves typed text, and keeps it until it is saved. Studio (Directus 12.4) saves a draft only after a pause in typing,
// so this module also saves every 2 s. Studio discards text that was typed while it stored the first state of a draft,
// and does not save text typed during a later save before the next key. It puts an earlier text back when it joins
// others' editing of a draft. It gives up saving a minute after its session ended. Therefore unsaved text is in the
// browser's storage, and is restored after a reload, a crash or a sign-in. If several forms edit the draft of one new
// entry, each takes over values of fields that were not edited in it.

import { useStores } from "@directus/extensions-sdk";
import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { z } from "zod";
import { useRequests, useResponses } from "../studio/api-interceptors.ts";
import { useContentService } from "../studio/content-service.ts";
import { type FieldEdit, putIntoForm } from "../studio/form-edits.ts";
import { isSame } from "../studio/same-value.ts";
import { type FormKey, readStoredEdits, storeEdits } from "./stored-edits.ts";
import type { StudioSession } from "./studio-session.ts";
import { editsBetween, lostEdits, useFieldTypes, type Values } from "./typed-edits.ts";

/** Longest time without a save while an editor types, in ms: 3 s (CT-13) less the time that a save takes. */
const MAX_UNSAVED_MS = 2_000;

/**
 * Longest time that a save waits for the previous save of the same form, in ms. Saving earlier would be a conflict with
 * that save.
 */
const SAVE_TIMEOUT_MS = 30_000;

/** Number of earlier texts that are recognised when Studio puts one back. */
const MAX_EARLIER_TEXTS = 50;

/** Fields that Directus sets in each save. */
const SYSTEM_FIELDS: ReadonlySet<string> = new Set([
	"date_updated",
	"user_updated",
	"date_created",
	"user_created",
	"id",
]);

const SAVE = /^\/versions\/([^/]+)\/save/;
const fields = z.record(z.string(), z.unknown());
const createdVersion = z.object({ data: z.object({ id: z.string() }) });
const versionSaved = z.object({
	config: z.object({ url: z.string().regex(SAVE), data: z.string() }),
	data: z.object({ data: fields }),
});
const failed = z.object({ config: z.object({ url: z.string().regex(SAVE) }), response: z.unknown() });
const refused = z.object({ response: z.object({ status: z.number().lt(500) }) });
const conflict = z.object({ code: z.literal("DRAFT_CONFLICT"), theirs: fields, by: z.string() });
const conflicting = z.object({ data: z.object({ errors: z.array(z.object({ extensions: conflict })) }) });
const user = z.object({ currentUser: z.object({ id: z.string() }).nullish() });

export interface OpenForm {
	collection(): string;
	/** `+` for a new entry. */
	entry(): string;
	/**
	 * Directus' version that is edited. Its `id` is `+` until it is stored, and its `delta` is null while it is empty.
	 */
	version(): { readonly id: string; readonly key: string; readonly delta?: unknown } | undefined;
	readonly values: Ref<Values>;
	putBack(edit: FieldEdit): void;
}

/** Studio's stores of the session and of the account. */
interface StudioStores {
	useAppStore(): { readonly authenticated: boolean };
	useUserStore(): unknown;
}

/** Text that was stored by another form while other text was typed into the same field here. */
export interface Conflict {
	readonly field: string;
	readonly theirs: unknown;
	/** Name of the editor who stored it; empty if unknown. */
	readonly by: string;
}

/** Events with which editors change a text. */
const ACTIONS = ["input", "keydown", "click", "paste", "drop"] as const;

/** Keys, and letters of shortcuts such as undo, that editors of formatted text handle without an `input` event. */
const EDITING_KEYS: ReadonlySet<string> = new Set(["Enter", "Backspace", "Delete", "Tab"]);
const EDITING_SHORTCUTS = /^[zyxvbiuk]$/i;

/** A click into a text changes nothing. */
const TEXT = "input, textarea, [contenteditable='true'], [contenteditable='true'] *";

/** True if an event may change a text. */
function isAction(event: Event): boolean {
	if (event instanceof KeyboardEvent)
		return EDITING_KEYS.has(event.key) || ((event.ctrlKey || event.metaKey) && EDITING_SHORTCUTS.test(event.key));
	return !(event.type === "click" && event.target instanceof Element && event.target.matches(TEXT));
}

/** Returns the field that has the focus. */
const focusedField = (): string | undefined =>
	document.activeElement?.closest<HTMLElement>("[data-field]")?.dataset.field;

/**
 * Tracks and saves what is typed.
 * @returns `conflicts`: fields that are not saved before `resolve` is called; `isRestored`: text was restored into the
 * form; `isSignedOut`: the session ended, and the text is in the browser's storage; `isUnsaved`: true if there is
 * unsaved text; `savedAt`: time of the last save since the form was opened; `isPending`: the form changed since then
 */
export function useTypedText(form: OpenForm, session: Ref<StudioSession>) {
	const { useAppStore, useUserStore }: StudioStores = useStores() as never;
	const [app, users, router, route] = [useAppStore(), useUserStore(), useRouter(), useRoute()];
	const fieldType = useFieldTypes(form.collection);
	/** Undefined also for fields that Directus sets. */
	const typeOf = (field: string): string | undefined => (SYSTEM_FIELDS.has(field) ? undefined : fieldType(field));
	const api = useContentService();
	const conflicts = shallowRef<readonly Conflict[]>([]);
	const isRestored = ref(false);
	const savedAt = shallowRef<Date>();
	const isPending = ref(false);
	/** Unsaved values by field. */
	const typed = new Map<string, unknown>();
	/** Latest values that were typed here by field, also once they are saved: Studio may show an earlier state then. */
	const written = new Map<string, unknown>();
	/** Fields that changed while they had the focus. Other changes may come from Directus, on behalf of another form. */
	const focusedFields = new Set<string>();
	/** True from an action of the editor until the value of the focused field changes. Text that Studio puts back follows none. */
	let hasActed = false;
	/** Earlier texts of the field that is being typed into. */
	let earlierTexts: readonly unknown[] = [];
	/** The form's values without edits; undefined until it is filled. */
	let filled: Values | undefined;
	// Read now: Studio forgets the account when the session ends.
	const me = user.safeParse(users).data?.currentUser?.id ?? "";

	const formKey = (): FormKey => {
		const [entry, version] = [form.entry(), form.version()];
		return {
			user: me,
			collection: form.collection(),
			entry,
			version: (entry === "+" ? version?.id : version?.key) ?? "",
		};
	};
	/** Id of a new entry's draft, which several forms may have open without Directus' live editing. */
	const sharedDraft = (): string | undefined => {
		const id = form.entry() === "+" ? form.version()?.id : undefined;
		return id === "+" ? undefined : id;
	};
	const isFilled = (now: Values): boolean => {
		const [entry, version] = [form.entry(), form.version()];
		if (entry !== "+") return String(now.id) === entry;
		return version === undefined || version.id === "+" || version.delta === null || "id" in now;
	};
	const unsaved = (): FieldEdit[] => lostEdits(typed, filled ?? {}, typeOf);
	const putBack = (edits: readonly FieldEdit[]) => void putIntoForm(edits, form.putBack);
	const storeInBrowser = (): void => {
		const base = filled;
		// After a sign-out, Studio has no field types; the text was stored before.
		if (base === undefined || !app.authenticated) return;
		const edits = unsaved();
		isPending.value = edits.length > 0;
		storeEdits(
			localStorage,
			formKey(),
			edits.map(({ field, value }) => ({ field, value, base: base[field] ?? null })),
		);
	};
	const fill = (now: Values): void => {
		filled = now;
		typed.clear();
		written.clear();
		const storedEdits = readStoredEdits(localStorage, formKey());
		const edits = lostEdits(new Map(storedEdits.map(({ field, value }) => [field, value])), now, typeOf);
		conflicts.value = storedEdits
			.filter(({ field, base }) => edits.some((edit) => edit.field === field) && !isSame(base, now[field]))
			.map(({ field }) => ({ field, theirs: now[field], by: "" }));
		if (edits.length === 0) storeInBrowser();
		else isRestored.value = true;
		putBack(edits);
	};

	/** Takes over stored values of fields that were not edited here. */
	const takeOver = (theirs: Values, by: string): void => {
		if (filled === undefined) return;
		const changed = lostEdits(new Map(Object.entries(theirs)), filled, typeOf);
		const isConflict = ({ field, value }: FieldEdit) => typed.has(field) && !isSame(typed.get(field), value);
		const edits = changed.filter((edit) => !isConflict(edit));
		for (const { field, value } of changed.filter(isConflict))
			conflicts.value = [...conflicts.value.filter((one) => one.field !== field), { field, theirs: value, by }];
		for (const { field, value } of edits) {
			filled = { ...filled, [field]: value };
			typed.delete(field);
			written.delete(field);
		}
		putBack(edits.filter(({ field, value }) => !isSame(value, form.values.value[field])));
	};
	const resolve = ({ field, theirs }: Conflict, choice: "mine" | "theirs"): void => {
		conflicts.value = conflicts.value.filter((one) => one.field !== field);
		filled = { ...filled, [field]: theirs };
		const value = choice === "mine" ? typed.get(field) : theirs;
		if (choice === "theirs") typed.delete(field);
		written.set(field, value);
		// Studio saves only after an edit.
		putBack([{ field, value }]);
	};

	/** Resolves when the last save has a response. */
	let lastSave: Promise<void> = Promise.resolve();
	let endSave = (): void => undefined;
	// Saves of a shared draft run one after the other: each needs to know what the previous one stored.
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
			([field, value]) => !SYSTEM_FIELDS.has(field) && !(field in base && isSame(value, base[field])),
		);
		const own = changed.filter(([field]) => typeOf(field) !== "alias").map(([field]) => [field, base[field] ?? null]);
		return { ...request, data: { ...Object.fromEntries(changed), $base: Object.fromEntries(own) } };
	});
	useResponses(
		(error) => {
			const { config, response } = failed.safeParse(error).data ?? {};
			if (!config || SAVE.exec(config.url)?.[1] !== sharedDraft()) return;
			endSave();
			for (const { extensions } of conflicting.safeParse(response).data?.data.errors ?? [])
				takeOver(extensions.theirs, extensions.by);
		},
		(response) => {
			const saved = versionSaved.safeParse(response).data;
			const [, id] = saved ? (SAVE.exec(saved.config.url) ?? []) : [];
			const own = form.version()?.id;
			// While Studio does not know the id of a new draft, the first saved one is this form's.
			if (!saved || (id !== own && own !== "+")) return;
			const { $base: _, ...sent } = fields.safeParse(JSON.parse(saved.config.data)).data ?? {};
			filled = { ...filled, ...sent };
			for (const [field, value] of Object.entries(sent)) if (isSame(typed.get(field), value)) typed.delete(field);
			if (id === sharedDraft()) {
				endSave();
				takeOver(saved.data.data, "");
			}
			savedAt.value = new Date();
			storeInBrowser();
			if (isPending.value) scheduleSave();
		},
	);

	let saveTimer: ReturnType<typeof setTimeout> | undefined;
	const save = async (): Promise<void> => {
		saveTimer = undefined;
		const version = form.version();
		const edits = unsaved().filter(
			({ field }) => focusedFields.has(field) && !conflicts.value.some((one) => one.field === field),
		);
		if (!version || edits.length === 0 || session.value === "ended") return;
		const entry = { key: version.key, collection: form.collection(), item: form.entry() };
		const createVersion = async () => createdVersion.parse((await api.post<unknown>("/versions", entry)).data).data.id;
		try {
			const id = version.id === "+" ? await createVersion() : version.id;
			await api.post<unknown>(
				`/versions/${id}/save?patchRevision`,
				Object.fromEntries(edits.map(({ field, value }) => [field, value])),
			);
		} catch (error) {
			// Studio reports a refusal. If Directus is unreachable, Studio gives up after a minute.
			if (!refused.safeParse(error).success) scheduleSave();
		}
	};
	const scheduleSave = (): void => {
		if (form.version() && (form.entry() !== "+" || sharedDraft()))
			saveTimer ??= setTimeout(() => void save(), MAX_UNSAVED_MS);
	};

	watch(
		[() => JSON.stringify(formKey()), () => form.version()?.id, form.values],
		([here, id, now], [formerHere, formerId, former]) => {
			// When a draft gets its id, Studio discards the form's edits and shows what it stored first itself.
			if (formerId === "+" && id !== undefined && id !== "+") {
				putBack(lostEdits(new Map([...typed, ...written]), now, typeOf));
				typed.clear();
			}
			if (here !== formerHere) filled = undefined;
			if (filled === undefined) {
				if (isFilled(now)) fill(now);
				return;
			}
			const base = filled;
			const reverted: FieldEdit[] = [];
			for (const { field, value } of editsBetween(former, now)) {
				const isFocused = focusedField() === field;
				const text = written.get(field);
				// Only stored entries are edited live together.
				const isPutBack = isFocused && !hasActed && form.entry() !== "+" && earlierTexts.includes(value);
				if (isFocused) hasActed = false;
				if (isPutBack && typeof text === "string" && !isSame(text, value)) {
					reverted.push({ field, value: text });
					continue;
				}
				if (isFocused) {
					written.set(field, value);
					focusedFields.add(field);
					earlierTexts = [...earlierTexts.slice(-MAX_EARLIER_TEXTS), former[field]];
				} else {
					written.delete(field);
					focusedFields.delete(field);
				}
				if (isSame(value, base[field])) typed.delete(field);
				else typed.set(field, value);
			}
			putBack(reverted);
			// A later date means that the entry was stored, apart from what is being typed into its draft.
			if (now.date_updated !== former.date_updated && sharedDraft() === undefined) {
				const isTyped = (field: string) => form.version() !== undefined && focusedFields.has(field);
				filled = {
					...now,
					...Object.fromEntries([...typed.keys()].filter(isTyped).map((field) => [field, base[field]])),
				};
				for (const field of typed.keys()) if (!isTyped(field)) typed.delete(field);
				isRestored.value = false;
			}
			storeInBrowser();
			if (isPending.value) scheduleSave();
		},
	);
	const recordAction = (event: Event): void => {
		hasActed ||= isAction(event);
	};
	onMounted(() => {
		for (const type of ACTIONS) document.addEventListener(type, recordAction, true);
		if (isFilled(form.values.value)) fill(form.values.value);
	});
	onBeforeUnmount(() => {
		for (const type of ACTIONS) document.removeEventListener(type, recordAction, true);
		clearTimeout(saveTimer);
		// Studio asks before it leaves an entry: at this point its edits were saved or discarded.
		if (app.authenticated && !form.version()) storeEdits(localStorage, formKey(), []);
	});
	watch(session, () => {
		// Studio stopped trying; it saves a draft after an edit.
		if (session.value === "back" && form.version()) putBack(unsaved());
	});
	watch(
		() => app.authenticated,
		(isSignedIn) => {
			if (isSignedIn || unsaved().length === 0) return;
			const query = { reason: "SESSION_EXPIRED", redirect: route.fullPath };
			location.assign(router.resolve({ path: "/login", query }).href);
		},
		{ flush: "sync" },
	);
	return {
		conflicts,
		resolve,
		isRestored,
		savedAt,
		isPending,
		isUnsaved: () => unsaved().length > 0,
		isSignedOut: () => !app.authenticated || session.value === "ended",
	};
}
