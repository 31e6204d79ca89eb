// The draft of a form for a new entry: begun where the form was opened without one, and waited for until Studio has read it.

import { onBeforeUnmount, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { useNewDrafts } from "./new-drafts.ts";

/** A form accepts no keys while its draft is read, for this long at most. */
const DRAFT_TIMEOUT_MS = 10_000;

/** The form that is open. */
export interface DraftForm {
	isNew(): boolean;
	/** Whether Studio knows the id of the draft. */
	isNamed(): boolean;
	isTyped(): boolean;
	/** The element with all fields; undefined before it is rendered. */
	form(): HTMLElement | undefined;
}

/** To be called in a component's `setup`. */
export function useOwnDraft({ isNew, isNamed, isTyped, form }: DraftForm): void {
	const drafts = useNewDrafts();
	const [route, router] = [useRoute(), useRouter()];
	watch(
		() => isNew() && !isNamed(),
		async (isWithoutDraft) => {
			const query = isWithoutDraft && !isTyped() ? await drafts.begin(route) : undefined;
			if (!query) return;
			// What was typed by then, Studio stores in its own way.
			if (isTyped()) await drafts.forget(String(query.versionId));
			else await router.replace({ query });
		},
		{ immediate: true },
	);

	// Until Studio has read the draft that the address names, it would begin another one with what is typed.
	let end: ReturnType<typeof setTimeout> | undefined;
	watch(
		[() => isNew() && !isNamed() && typeof route.query.versionId === "string", form],
		([isComing, element]) => {
			clearTimeout(end);
			if (!element) return;
			element.inert = isComing;
			if (isComing)
				end = setTimeout(() => {
					element.inert = false;
				}, DRAFT_TIMEOUT_MS);
		},
		{ immediate: true, flush: "post" },
	);
	onBeforeUnmount(() => clearTimeout(end));
}
