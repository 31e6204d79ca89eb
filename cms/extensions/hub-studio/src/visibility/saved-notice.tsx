/** @jsxImportSource #vue */

import { defineComponent, h, onMounted, type PropType, shallowRef, Teleport } from "vue";
import { Icon } from "../studio/studio-components.ts";
import { useFormats } from "../studio/texts.ts";
import { useVisibilityTexts } from "./messages.ts";

/** The place of Studio's buttons above a form; a test looks for it in the installed Studio. */
const BUTTONS = "header.header-bar > .cell.end";

/** Says beside the button “Publish” that a draft is stored, as Studio stores it while one types and says nothing of it. */
export const SavedNotice = defineComponent({
	props: {
		/** When it was last stored; undefined: not since the form was opened. */
		savedAt: { type: Object as PropType<Date | undefined>, default: undefined },
		/** Whether something was typed since. */
		isPending: Boolean,
	},
	setup(props) {
		const t = useVisibilityTexts();
		const formats = useFormats();
		const place = shallowRef<Element>();
		onMounted(() => {
			place.value = document.querySelector(BUTTONS) ?? undefined;
		});
		const text = (): string => {
			if (props.isPending) return t("saving");
			return props.savedAt ? t("saved", { time: formats.time(props.savedAt) }) : "";
		};
		const sentence = () => {
			const said = text();
			return (
				<p class="hub-saved" role="status" title={said}>
					{said && <Icon name={props.isPending ? "sync" : "cloud_done"} small />}
					<span>{said}</span>
				</p>
			);
		};
		// Where an upgrade has moved the buttons, it stands above the form.
		return () => (place.value ? h(Teleport, { to: place.value }, [sentence()]) : sentence());
	},
});
