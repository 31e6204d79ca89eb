// What of a draft is stored: Studio stores a version some moments after the last key, and says nothing to the form of it.

import { nextTick, type Ref, watch } from "vue";
import { z } from "zod";
import { useCalls } from "../studio/refused-calls.ts";

type Values = Readonly<Record<string, unknown>>;

const answered = z.object({
	config: z.object({ url: z.string(), method: z.string(), data: z.unknown() }),
	data: z.object({ data: z.record(z.string(), z.unknown()) }),
});
const values = z.record(z.string(), z.unknown());
const written = z
	.string()
	.transform((text): unknown => JSON.parse(text))
	.pipe(values);

/** The fields that an answer of the content service says to be stored in a version; undefined where it says nothing of it. @param version its id */
export function storedBy(answer: unknown, version: string): Values | undefined {
	const { config, data } = answered.safeParse(answer).data ?? {};
	if (!config || !data || config.method !== "post" || !config.url.includes(`/versions/${version}/save`)) return undefined;
	const sent = written.safeParse(config.data).data;
	return sent && { ...data.data, ...sent };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a value tells of changes of other entries: it reads otherwise once they are stored. */
const tellsOfOthers = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields that a form holds otherwise than they are stored; of those that name other entries, nothing is said. */
export function unsavedFields(stored: Values, form: Values): string[] {
	return Object.keys(form).filter((field) => {
		const [is, was] = [form[field], stored[field]];
		return !tellsOfOthers(is) && !tellsOfOthers(was) && !isSame(was, is);
	});
}

/**
 * Whether a version has edits that are not stored yet. To be called in a component's `setup`; Studio shows it once the form is filled.
 * @param version its id; undefined where the entry itself is edited
 * @param form the form as it stands
 */
export function useUnsavedDraft(version: () => string | undefined, form: Ref<Values>): () => boolean {
	let stored: Record<string, unknown> = { ...form.value };

	// Studio empties the form's edits in the same turn.
	watch(version, async () => {
		await nextTick();
		stored = { ...form.value };
	});
	useCalls(
		() => undefined,
		(answer) => {
			const id = version();
			if (id !== undefined) Object.assign(stored, storedBy(answer, id));
		},
	);
	return () => version() !== undefined && unsavedFields(stored, form.value).length > 0;
}
