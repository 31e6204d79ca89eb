/** @jsxImportSource #vue */

import { defineComponent, h, onMounted, type PropType, shallowRef, Teleport } from "vue";
import { Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";

/** Studio's buttons above a form; a test checks the selector in the installed Studio. */
const BUTTONS = "header.header-bar > .cell.end";

/**
 * Shows beside the button “Publish” that a draft is stored. Studio stores drafts while the editor types, without any
 * notice.
 */
export const SavedNotice = defineComponent({
	props: {
		/** Time of the last save since the form was opened. */
		savedAt: { type: Object as PropType<Date | undefined>, default: undefined },
		/** True if the form changed since then. */
		isPending: Boolean,
	},
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const buttons = shallowRef<Element | null>(null);
		onMounted(() => {
			buttons.value = document.querySelector(BUTTONS);
		});
		return () => {
			const saved = props.savedAt ? t("saved", { time: formats.time(props.savedAt) }) : "";
			const message = props.isPending ? t("saving") : saved;
			const notice = (
				<p class="hub-saved" role="status" title={message}>
					{message && <Icon name={props.isPending ? "sync" : "cloud_done"} small />}
					<span>{message}</span>
				</p>
			);
			// Falls back to a place above the form if an upgrade of Studio moves the buttons.
			return buttons.value ? h(Teleport, { to: buttons.value }, [notice]) : notice;
		};
	},
});
