/** @jsxImportSource #vue */

import { defineComponent, nextTick, ref } from "vue";
import { copyWhenReady } from "../studio/clipboard.ts";
import { useFormats } from "../studio/texts.ts";
import { useLaunchTexts } from "./messages.ts";
import { useLaunches } from "./read-launches.ts";

/** Copies one link to the previews of all entries of a launch, for people without an account. */
export const LaunchLink = defineComponent({
	props: { id: { type: String, required: true } },
	setup(props) {
		const t = useLaunchTexts();
		const formats = useFormats();
		const launches = useLaunches();
		const message = ref("");
		/** The link, for manual copying if the browser does not allow it. */
		const shown = ref("");
		const field = ref<HTMLInputElement>();
		const copy = async (): Promise<void> => {
			shown.value = "";
			const link = launches.link(props.id);
			const isCopied = await copyWhenReady(link.then(({ href }) => href));
			try {
				const { href, until } = await link;
				message.value = t(isCopied ? "link.copied" : "link.shown", { date: formats.moment(new Date(until * 1_000)) });
				if (isCopied) return;
				shown.value = href;
				await nextTick();
				field.value?.select();
			} catch {
				message.value = t("link.none");
			}
		};
		return () => (
			<div class="hub-launch-buttons">
				<button type="button" onClick={() => void copy()}>
					{t("link")}
				</button>
				<span role="status">{message.value || t("link.about")}</span>
				{shown.value && <input ref={field} type="text" aria-label={t("link.address")} value={shown.value} readonly />}
			</div>
		);
	},
});
