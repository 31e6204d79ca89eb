// Creates the draft of a new entry, and so its address, when its form opens, and removes it if it is left empty. Studio
// itself creates it at the first edit and then changes the address: text typed meanwhile makes it ask whether to leave
// the page, and a reload shows an empty form.

import { onBeforeUnmount, watch } from "vue";
import { useRoute, useRouter } from "vue-router";
import { z } from "zod";
import { isEmptyDraft } from "../../../../src/entries/empty-draft.ts";
import { useContentService } from "../studio/content-service.ts";
import { useStartLanguage } from "./start-language.ts";

/** Longest time that a form is inert while its draft is created and read. */
const DRAFT_TIMEOUT_MS = 10_000;

const createdVersion = z.object({ data: z.object({ id: z.string() }) });
const draftRows = z.object({ data: z.array(z.object({ id: z.string(), delta: z.unknown() })) });

export interface NewForm {
	collection(): string;
	/** Id of a new entry's draft; `+` until it exists; undefined for other forms. */
	draft(): string | undefined;
	/** Element with all fields; undefined before it is rendered. */
	element(): HTMLElement | undefined;
}

export function useNewDraft({ collection, draft, element }: NewForm): void {
	const api = useContentService();
	const [route, router] = [useRoute(), useRouter()];
	const language = useStartLanguage();
	let isOpen = true;

	const read = async (id: string) => {
		const params = { filter: JSON.stringify({ id: { _eq: id }, item: { _null: true } }), fields: "id,delta" };
		return draftRows.parse((await api.get<unknown>("/versions", { params })).data).data[0];
	};
	const create = async (): Promise<void> => {
		const { versionId } = route.query;
		// A draft that was published or removed meanwhile is replaced: the browser's "back" leads to its former address.
		if (typeof versionId === "string" && (await read(versionId))) return;
		const response = await api.post<unknown>("/versions", { key: "draft", collection: collection(), item: null });
		const { id } = createdVersion.parse(response.data).data;
		// A draft without a language is valid: the form asks for it.
		await api.post<unknown>(`/versions/${id}/save`, { locale: language.of(collection()) }).catch(() => undefined);
		if (isOpen && draft() === "+") await router.replace({ query: { ...route.query, version: "draft", versionId: id } });
		else await removeIfEmpty(id);
	};
	const removeIfEmpty = async (id: string | undefined): Promise<void> => {
		const left = id === undefined || id === "+" ? undefined : await read(id).catch(() => undefined);
		// A draft that could not be removed is harmless: lists leave out empty drafts.
		if (left && isEmptyDraft(left.delta)) await api.remove(`/versions/${id}`).catch(() => undefined);
	};

	let inertTimer: ReturnType<typeof setTimeout> | undefined;
	watch(
		[draft, element],
		([id, form], [formerId]) => {
			clearTimeout(inertTimer);
			// For text typed before Studio has read the draft in the address, it would create another one.
			if (form) form.inert = id === "+";
			if (form?.inert)
				inertTimer = setTimeout(() => {
					form.inert = false;
				}, DRAFT_TIMEOUT_MS);
			if (id === formerId) return;
			void removeIfEmpty(formerId);
			// If this fails, Studio creates the draft itself.
			if (id === "+") void create().catch(() => undefined);
		},
		{ immediate: true, flush: "post" },
	);
	onBeforeUnmount(() => {
		isOpen = false;
		clearTimeout(inertTimer);
		void removeIfEmpty(draft());
	});
}
