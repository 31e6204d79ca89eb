/** @jsxImportSource #vue */

import { defineComponent } from "vue";
import { HiddenField } from "../studio/form-tool.ts";
import { Notice } from "../studio/studio-components.ts";
import { EntryVisibility } from "./entry-visibility.tsx";
import { useVisibilityTexts } from "./messages.ts";
import "./visibility.css";

/**
 * Shows the visibility of an entry. In the form for several entries, which never saves drafts, it explains what saving
 * does. It is hidden in Studio's comparison of two states.
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
