// Fields that hold notices and tools, and no value.

import { type Component, defineComponent, h } from "vue";
import "./form-tool.css";

/** Renders nothing, and hides the field that it stands in: Studio leaves a gap for an empty one. */
export const HiddenField = () => h("span", { class: "hub-hidden-field", hidden: true });

/** Hides a tool where a form has no entry to work on: in Studio's comparison of two states, and in the form for several entries. */
export function formTool(tool: Component): Component {
	return defineComponent({
		inheritAttrs: false,
		props: { comparisonMode: Boolean, batchMode: Boolean },
		setup:
			(props, { attrs }) =>
			() =>
				props.comparisonMode || props.batchMode ? h(HiddenField) : h(tool, attrs),
	});
}
