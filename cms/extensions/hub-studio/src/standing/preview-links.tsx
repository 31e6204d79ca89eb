/** @jsxImportSource #vue */

import { previewedCollections } from "@hub/shared-contracts/preview/previewed-collections.server";
import { defineComponent, ref, watch } from "vue";
import { useContentService } from "../studio/content-service.ts";
import { reasonOf } from "../studio/refusal.ts";
import { Button } from "../studio/studio-components.ts";
import { useStandingTexts } from "./messages.ts";
import "./standing.css";

/** Ends the links to an entry's preview that were passed on. */
export const PreviewLinks = defineComponent({
	props: {
		collection: { type: String, required: true },
		/** `+` for a new entry. */
		primaryKey: { type: [String, Number], required: true },
		disabled: Boolean,
	},
	setup(props) {
		const t = useStandingTexts();
		const api = useContentService();
		const said = ref("");
		const isBusy = ref(false);
		watch(
			() => props.primaryKey,
			() => {
				said.value = "";
			},
		);
		const end = async (): Promise<void> => {
			isBusy.value = true;
			said.value = await api.post<unknown>(`/hub-previews/${props.collection}/${props.primaryKey}/end-links`, {}).then(
				() => t("links.ended"),
				(error: unknown) => t("links.refused", { reason: reasonOf(error) }),
			);
			isBusy.value = false;
		};
		return () =>
			props.primaryKey !== "+" &&
			previewedCollections.has(props.collection) && (
				<div class="hub-preview-links">
					<span role="status">{said.value || t("links.about")}</span>
					{!props.disabled && (
						<Button small secondary disabled={isBusy.value} onClick={() => void end()}>
							{{ default: () => t("links.end") }}
						</Button>
					)}
				</div>
			);
	},
});
