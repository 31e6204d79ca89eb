/** @jsxImportSource #vue */

import type { SignedLink } from "@hub/content-model/preview/preview-operation";
import { defineComponent, nextTick, type PropType, ref } from "vue";
import { copyWhenReady } from "../studio/clipboard.ts";
import { Button } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useLaunchTexts } from "./messages.ts";

/** Button that copies a signed link for people without an account. */
export const CopiedLink = defineComponent({
	props: {
		/** Reads a new link. */
		read: { type: Function as PropType<() => Promise<SignedLink>>, required: true },
		label: { type: String, required: true },
		about: { type: String, required: true },
		/** Message if there is no link. */
		none: { type: String, required: true },
	},
	setup(props) {
		const t = useLaunchTexts();
		const formats = useFormats();
		const message = ref("");
		/** The link, for manual copying if the browser does not allow it. */
		const shown = ref("");
		const field = ref<HTMLInputElement>();
		const copy = async (): Promise<void> => {
			shown.value = "";
			const link = props.read();
			const isCopied = await copyWhenReady(link.then(({ href }) => href));
			try {
				const { href, until } = await link;
				message.value = t(isCopied ? "link.copied" : "link.shown", { date: formats.moment(new Date(until * 1_000)) });
				if (isCopied) return;
				shown.value = href;
				await nextTick();
				field.value?.select();
			} catch {
				message.value = props.none;
			}
		};
		return () => (
			<div class="hub-launch-buttons">
				<Button small secondary onClick={() => void copy()}>
					{{ default: () => props.label }}
				</Button>
				<span role="status">{message.value || props.about}</span>
				{shown.value && <input ref={field} type="text" aria-label={t("link.address")} value={shown.value} readonly />}
			</div>
		);
	},
});
