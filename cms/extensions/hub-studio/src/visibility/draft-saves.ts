// Requests and responses of draft saves, by Studio and by our own tools.

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

/** Longest time without a save while an editor types, in ms: 3 s (CT-13) less the time that a save takes. */
export const MAX_UNSAVED_MS = 2_000;

/** Interval at which unsaved text is written to the browser's storage, in ms. Leaving the page writes it immediately. */
export const STORE_INTERVAL_MS = 500;

/** Time that Studio needs to fill its form after a response, in ms. */
export const FORM_UPDATE_MS = 50;

/**
 * Number and interval (ms) of repeated edits after a save. They make Studio store text that was typed during the save; it would wait for
 * the next key.
 */
export const MAX_REMINDERS = 5;
export const REMINDER_INTERVAL_MS = 2_000;

/** Longest time that a save waits for the previous save of the same form, in ms. Saving earlier would be a conflict with that save. */
export const SAVE_TIMEOUT_MS = 30_000;

export interface OpenForm {
	collection(): string;
	/** `+` for a new entry. */
	entry(): string;
	/** Directus' version that is edited. Its `id` is `+` until it is stored, and its `delta` is null while it is empty. */
	version(): { readonly id: string; readonly key: string; readonly delta?: unknown } | undefined;
	readonly values: Ref<Readonly<Record<string, unknown>>>;
	putBack(edit: FieldEdit): void;
}

/** Studio's stores of the session and of the account. */
export interface StudioStores {
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

/** Fields that Directus sets in each save. */
export const PRODUCT_WRITES: ReadonlySet<string> = new Set(["date_updated", "user_updated", "date_created", "user_created", "id"]);

export const user = z.object({ currentUser: z.object({ id: z.string() }).nullish() });
