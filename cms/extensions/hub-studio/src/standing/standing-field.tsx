/** @jsxImportSource #vue */

import { defineComponent } from "vue";
import { Notice } from "../studio/studio-components.ts";
import { EntryStanding } from "./entry-standing.tsx";
import { useStandingTexts } from "./messages.ts";
import "./standing.css";

/** How an entry stands; of several that a list edits at once, what saving does. That form is of no entry: nothing in it is a draft of one. */
export const StandingField = defineComponent({
	inheritAttrs: false,
	props: { batchMode: Boolean },
	setup(props, { attrs }) {
		const t = useStandingTexts();
		return () =>
			props.batchMode ? (
				<Notice type="info">{{ default: () => <span class="hub-standing">{t("several")}</span> }}</Notice>
			) : (
				<EntryStanding {...(attrs as never as { collection: string })} />
			);
	},
});
