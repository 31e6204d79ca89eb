// What Studio's and our own saves of a draft send, and what Directus answers.

import type { Ref } from "vue";
import { z } from "zod";
import type { FieldEdit } from "../studio/form-edits.ts";

export const createdVersion = z.object({ data: z.object({ id: z.string() }) });
export const SAVE = /^\/versions\/([^/]+)\/save/;
export const versionSaved = z.object({
	config: z.object({ url: z.string().regex(SAVE), data: z.string() }),
});
export const fields = z.record(z.string(), z.unknown());
export const stored = z.object({ data: z.object({ data: fields }) });
export const failing = z.object({ config: z.object({ url: z.string() }) });
export const conflicting = z.object({
	config: z.object({ url: z.string() }),
	response: z.object({
		data: z.object({
			errors: z.array(z.object({ extensions: z.object({ code: z.literal("DRAFT_CONFLICT"), theirs: fields, by: z.string() }) })),
		}),
	}),
});

/** How long text that is typed without a pause may stay unsaved, in ms: 3 s (CT-13) less the time that a save takes. */
export const MAX_UNSAVED_MS = 2_000;

/** How often unsaved text is written to the browser's storage, in ms; it is written at once when the page is left. */
export const ASIDE_INTERVAL_MS = 500;

/** How long after an answer Studio has its form filled with it, in ms. */
export const SETTLED = 50;

/** How often, and after how long in ms, Studio is reminded of what was typed while it saved: on a slow line it waits for the next key. */
export const REMINDERS = 5;
export const REMIND_AFTER = 2_000;

/** How long a save is waited for by the next one of the same form, in ms. */
export const SAVE_TIMEOUT_MS = 10_000;

/** The form that is open. */
export interface OpenForm {
	collection(): string;
	/** `+` for a new entry. */
	entry(): string;
	/** Studio's own version that is edited; `+` is its id until it is stored, and its `delta` is null while it is empty. */
	version(): { readonly id: string; readonly key: string; readonly delta?: unknown } | undefined;
	readonly values: Ref<Readonly<Record<string, unknown>>>;
	putBack(edit: FieldEdit): void;
}

/** Studio's stores of the session and of the account. */
export interface StudioStores {
	useAppStore(): { readonly authenticated: boolean };
	useUserStore(): unknown;
}

/** The account in Studio's store. */
export const user = z.object({ currentUser: z.object({ id: z.string() }).nullish() });
