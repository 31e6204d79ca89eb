// Creates the draft of a form that was opened without one, and blocks typing until Studio has read it.

import { onBeforeUnmount, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { useNewDrafts } from "./new-drafts.ts";

/** Longest time that a form is inert while its draft is read. */
const DRAFT_TIMEOUT_MS = 10_000;

export interface DraftForm {
	isNew(): boolean;
	/** True if Studio knows the draft's id. */
	isNamed(): boolean;
	isTyped(): boolean;
	/** Element with all fields; undefined before it is rendered. */
	form(): HTMLElement | undefined;
}

export function useOwnDraft({ isNew, isNamed, isTyped, form }: DraftForm): void {
	const drafts = useNewDrafts();
	const [route, router] = [useRoute(), useRouter()];
	watch(
		() => isNew() && !isNamed(),
		async (isWithoutDraft) => {
			const query = isWithoutDraft && !isTyped() ? await drafts.create(route) : undefined;
			if (!query) return;
			// Text that was typed meanwhile is in the draft that Studio creates.
			if (isTyped()) await drafts.removeIfEmpty(String(query.versionId));
			else await router.replace({ query });
		},
		{ immediate: true },
	);

	// Before Studio has read the draft in the address, it would create another one for typed text.
	let inertTimer: ReturnType<typeof setTimeout> | undefined;
	watch(
		[() => isNew() && !isNamed() && typeof route.query.versionId === "string", form],
		([isComing, element]) => {
			clearTimeout(inertTimer);
			if (!element) return;
			element.inert = isComing;
			if (isComing)
				inertTimer = setTimeout(() => {
					element.inert = false;
				}, DRAFT_TIMEOUT_MS);
		},
		{ immediate: true, flush: "post" },
	);
	onBeforeUnmount(() => clearTimeout(inertTimer));
}
