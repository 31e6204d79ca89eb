// Creates and revokes preview links for people without an account.

import type { SignedLink } from "@hub/content-model/preview/preview-operation";
import { previewedCollections, UNSTORED } from "@hub/content-model/preview/previewed-collections.server";
import { computed, ref, watch } from "vue";
import { z } from "zod";
import { copyWhenReady } from "../studio/clipboard.ts";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";

/**
 * Studio's version of an entry, as passed to fields. `id` is `+` until it is stored; `delta` is null while it is empty.
 */
export const editedVersion = z.object({ id: z.string(), key: z.string(), delta: z.unknown().optional() });

interface OpenForm {
	readonly collection: string;
	/** `+` for a new entry. */
	readonly primaryKey: string | number;
	/** The version that is edited; undefined for the entry itself. */
	readonly version: z.infer<typeof editedVersion> | undefined;
	readonly hasLanguage: boolean;
	/** True if the form holds unsaved edits, which previews don't show. */
	readonly isUnsaved: boolean;
}

/**
 * Creates and revokes preview links.
 * @returns `isPossible`: true if the entry is stored and has a preview; `message`: the result in words; `shown`: the
 * link, if the browser does not allow copying
 */
export function usePreviewLinks(form: () => OpenForm) {
	const t = useVisibilityTexts();
	const formats = useFormats();
	const api = useContentService();
	const message = ref("");
	const shown = ref("");
	const isBusy = ref(false);

	const target = computed(() => {
		const { collection, primaryKey, version } = form();
		if (!previewedCollections.has(collection)) return undefined;
		if (primaryKey !== "+") return { id: String(primaryKey), version: version?.key ?? "" };
		return version && version.id !== "+" ? { id: version.id, version: UNSTORED } : undefined;
	});
	const addressOf = (action: "link" | "end-links") =>
		`/hub-previews/${form().collection}/${target.value?.id}/${action}?${new URLSearchParams({ version: target.value?.version ?? "" })}`;
	watch(
		() => target.value?.id,
		() => {
			message.value = "";
			shown.value = "";
		},
	);

	const copy = async (): Promise<void> => {
		shown.value = "";
		if (!form().hasLanguage) {
			message.value = t("links.noLanguage");
			return;
		}
		isBusy.value = true;
		const isOfNew = target.value?.version === UNSTORED;
		const link = api.read<SignedLink>(addressOf("link"));
		const isCopied = await copyWhenReady(link.then(({ href }) => href));
		try {
			const { href, until } = await link;
			const date = formats.moment(new Date(until * 1_000));
			message.value = [
				t(isCopied ? "links.copied" : "links.shown", { date }),
				...(isOfNew ? [t("links.ofNew")] : []),
				...(form().isUnsaved ? [t("links.unsaved")] : []),
			].join(" ");
			if (!isCopied) shown.value = href;
		} catch (error) {
			message.value = t("links.notMade", { reason: reasonOf(error) });
		}
		isBusy.value = false;
	};
	const end = async (): Promise<void> => {
		isBusy.value = true;
		shown.value = "";
		message.value = await api.post<unknown>(addressOf("end-links"), {}).then(
			() => t("links.ended"),
			(error: unknown) => t("links.refused", { reason: reasonOf(error) }),
		);
		isBusy.value = false;
	};
	return { isPossible: computed(() => target.value !== undefined), isBusy, message, shown, copy, end };
}
