/** @jsxImportSource #vue */

import { signedLink } from "@hub/content-model/preview/preview-operation";
import { previewedCollections, UNSTORED } from "@hub/content-model/preview/previewed-collections.server";
import { computed, defineComponent, nextTick, ref, watch } from "vue";
import { z } from "zod";
import { copyComing } from "../studio/clipboard.ts";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";

const signed = z.object({ data: signedLink });

/** Studio's version of an entry, as it hands it to a field; `+` for one that is not stored yet, `delta` null for one without a word. */
export const editedVersion = z.object({ id: z.string(), key: z.string(), delta: z.unknown().optional() });

/** Copies a link to an entry's preview, for people without an account, and ends those that were passed on. */
export const PreviewLinks = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** `+` for a new entry. */
		primaryKey: { type: [String, Number], required: true },
		/** Studio's own version of the entry that is being edited; none for the entry itself. */
		version: { type: Object, default: null },
		hasLanguage: Boolean,
		/** Whether the form holds what is stored nowhere, and no link can show. */
		isUnsaved: Boolean,
		disabled: Boolean,
	},
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const api = useContentService();
		const said = ref("");
		/** Where the browser does not copy: the link, to be copied by hand. */
		const shown = ref("");
		const field = ref<HTMLInputElement>();
		const isBusy = ref(false);

		/** What a link leads to; undefined where nothing of the entry is stored. */
		const target = computed(() => {
			const version = editedVersion.safeParse(props.version).data;
			if (props.primaryKey !== "+") return { id: String(props.primaryKey), version: version?.key ?? "" };
			return version && version.id !== "+" ? { id: version.id, version: UNSTORED } : undefined;
		});
		const addressOf = ({ id, version }: { readonly id: string; readonly version: string }, action: string) =>
			`/hub-previews/${props.collection}/${id}/${action}?${new URLSearchParams({ version })}`;
		watch(
			() => target.value?.id,
			() => {
				said.value = "";
				shown.value = "";
			},
		);

		const copy = async (): Promise<void> => {
			const to = target.value;
			if (!to) return;
			shown.value = "";
			if (!props.hasLanguage) {
				said.value = t("links.noLanguage");
				return;
			}
			isBusy.value = true;
			const link = api.get<unknown>(addressOf(to, "link")).then(({ data }) => signed.parse(data).data);
			const isCopied = await copyComing(link.then(({ href }) => href));
			try {
				const { href, until } = await link;
				const date = formats.moment(new Date(until * 1_000));
				said.value = [
					t(isCopied ? "links.copied" : "links.shown", { date }),
					...(to.version === UNSTORED ? [t("links.ofNew")] : []),
					...(props.isUnsaved ? [t("links.unsaved")] : []),
				].join(" ");
				if (!isCopied) {
					shown.value = href;
					await nextTick();
					field.value?.focus();
					field.value?.select();
				}
			} catch (error) {
				said.value = t("links.notMade", { reason: reasonOf(error) });
			}
			isBusy.value = false;
		};
		const end = async (): Promise<void> => {
			const of = target.value;
			if (!of) return;
			isBusy.value = true;
			shown.value = "";
			said.value = await api.post<unknown>(addressOf(of, "end-links"), {}).then(
				() => t("links.ended"),
				(error: unknown) => t("links.refused", { reason: reasonOf(error) }),
			);
			isBusy.value = false;
		};
		return () =>
			target.value &&
			previewedCollections.has(props.collection) && (
				<div class="hub-preview-links">
					<Button small secondary disabled={isBusy.value} onClick={() => void copy()}>
						{{ default: () => t("links.copy") }}
					</Button>
					{!props.disabled && (
						<Button small secondary disabled={isBusy.value} onClick={() => void end()}>
							{{ default: () => t("links.end") }}
						</Button>
					)}
					<span role="status">{said.value || t("links.about")}</span>
					{shown.value && (
						<input ref={field} class="hub-preview-link" aria-label={t("links.address")} value={shown.value} readonly />
					)}
				</div>
			);
	},
});
