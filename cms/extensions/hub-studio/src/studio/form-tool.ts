// Fields without a value, which hold notices and tools.

import { type Component, defineComponent, h } from "vue";
import "./form-tool.css";

/** Hides its own field, because Studio leaves a gap for an empty one. */
export const HiddenField = () => h("span", { class: "hub-hidden-field", hidden: true });

/**
 * Wraps a tool so that it is hidden in forms without one entry: Studio's comparison of two states, and editing several
 * entries at once.
 */
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
