/** @jsxImportSource #vue */

import { defineComponent } from "vue";
import { HiddenField } from "../studio/form-tool.ts";
import { Notice } from "../studio/studio-components.ts";
import { EntryVisibility } from "./entry-visibility.tsx";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";

/**
 * The visibility of an entry; of several that a list edits at once, what saving does: that form has no entry, so nothing in it is a draft.
 * Hidden in Studio's comparison of two states, whose forms are read only.
 */
export const VisibilityField = defineComponent({
	inheritAttrs: false,
	props: { batchMode: Boolean, comparisonMode: Boolean },
	setup(props, { attrs }) {
		const t = useVisibilityTexts();
		return () => {
			if (props.comparisonMode) return <HiddenField />;
			return props.batchMode ? (
				<Notice type="info">{{ default: () => <span class="hub-visibility">{t("several")}</span> }}</Notice>
			) : (
				<EntryVisibility {...(attrs as never as { collection: string })} />
			);
		};
	},
});
