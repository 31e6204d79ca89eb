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
			const aside = edits.value;
			if (isPublished && isFirst && !isDraft.value) {
				edits.value = {};
				setTimeout(() => {
					isDraft.value = true;
					edits.value = aside;
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

test("[CT-1] all values reach the form, though each edit replaces what it was last rendered with", async () => {
	const form = studioForm(false);
	for (const edit of EDITS) form.put(edit);
	expect(form.edits.value, "of several at once, the last alone stays").toEqual({ tone: "earlier tone" });
	const next = studioForm(false);
	await putIntoForm(EDITS, next.put);
	expect(next.edits.value).toEqual(ALL);
});

test("[CT-1] all values reach the draft that Studio leads to with the first of them", async () => {
	const hasty = studioForm(true);
	await putIntoForm(EDITS, hasty.put);
	await vi.waitUntil(() => hasty.isDraft.value);
	expect(hasty.edits.value, "without waiting, most of them are lost").not.toEqual(ALL);
	const form = studioForm(true);
	await putIntoForm(EDITS, form.put, ({ field, value }) => form.edits.value[field] === value);
	expect(form.edits.value).toEqual(ALL);
});
