/** @jsxImportSource #vue */

import { defineComponent } from "vue";
import { Notice } from "../studio/studio-components.ts";
import { EntryVisibility } from "./entry-visibility.tsx";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";

/** The visibility of an entry; of several that a list edits at once, what saving does. That form has no entry, so nothing in it is a draft. */
export const VisibilityField = defineComponent({
	inheritAttrs: false,
	props: { batchMode: Boolean },
	setup(props, { attrs }) {
		const t = useVisibilityTexts();
		return () =>
			props.batchMode ? (
				<Notice type="info">{{ default: () => <span class="hub-visibility">{t("several")}</span> }}</Notice>
			) : (
				<EntryVisibility {...(attrs as never as { collection: string })} />
			);
	},
});
