import { expect, test, vi } from "vitest";
import { nextTick, ref } from "vue";
import { type FieldEdit, putIntoForm } from "./form-edits.ts";

const EDITS: readonly FieldEdit[] = ["title", "body", "tone"].map((field) => ({ field, value: `earlier ${field}` }));
const ALL = Object.fromEntries(EDITS.map(({ field, value }) => [field, value]));

/**
 * Simulates Studio's form: an edit replaces all edits since the last rendering, and the first edit of a published entry
 * leads to its draft.
 */
function studioForm(isPublished: boolean) {
	const edits = ref<Readonly<Record<string, unknown>>>({});
	const isDraft = ref(false);
	let rendered = edits.value;
	return {
		edits,
		isDraft,
		put({ field, value }: FieldEdit): void {
			const isFirst = Object.keys(edits.value).length === 0;
			edits.value = { ...rendered, [field]: value };
			const firstEdits = edits.value;
			if (isPublished && isFirst && !isDraft.value) {
				edits.value = {};
				setTimeout(() => {
					isDraft.value = true;
					edits.value = firstEdits;
					void nextTick(() => {
						rendered = edits.value;
					});
				}, 20);
			}
			void nextTick(() => {
				rendered = edits.value;
			});
		},
	};
}

test("[CT-1] all values reach the form, although an edit replaces all others since the last rendering", async () => {
	const form = studioForm(false);
	for (const edit of EDITS) form.put(edit);
	expect(form.edits.value, "of several edits at once, only the last stays").toEqual({ tone: "earlier tone" });
	const next = studioForm(false);
	await putIntoForm(EDITS, next.put);
	expect(next.edits.value).toEqual(ALL);
});

test("[CT-1] all values reach the draft that Studio opens after the first of them", async () => {
	const unawaited = studioForm(true);
	await putIntoForm(EDITS, unawaited.put);
	await vi.waitUntil(() => unawaited.isDraft.value);
	expect(unawaited.edits.value, "without waiting, most of them are lost").not.toEqual(ALL);
	const form = studioForm(true);
	await putIntoForm(EDITS, form.put, ({ field, value }) => form.edits.value[field] === value);
	expect(form.edits.value).toEqual(ALL);
});
