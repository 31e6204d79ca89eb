/** @jsxImportSource #vue */

import { defineComponent } from "vue";
import { listOf } from "./block-list.ts";
import "./blocks.css";
import { useBlockTexts } from "./messages.ts";

/** Names of a page's blocks in one line, for a list. */
export const BlockLine = defineComponent({
	props: {
		value: { type: [Array, Object, String, Number, Boolean], default: null },
	},
	setup(props) {
		const { blockName, t } = useBlockTexts();
		const nameOf = (block: unknown) =>
			typeof block === "object" && block !== null && "type" in block ? blockName(String(block.type)) : t("unnamed");
		return () => <span class="hub-block-line">{(listOf(props.value) ?? []).map(nameOf).join(", ")}</span>;
	},
});
