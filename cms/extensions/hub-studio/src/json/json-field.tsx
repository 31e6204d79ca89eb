/** @jsxImportSource #vue */

import { defineComponent, ref, watch } from "vue";
import { isSame } from "../studio/same-value.ts";
import { CodeField } from "../studio/studio-components.ts";
import { structureOf, textOf } from "./typed-structure.ts";

export const JsonField = defineComponent({
	props: {
		value: { type: [Array, Object, String, Number, Boolean], default: null },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const text = ref(textOf(props.value));
		// Only a different value replaces the text, so that white space stays as typed.
		watch(
			() => props.value,
			(value) => {
				if (!isSame(value, structureOf(text.value))) text.value = textOf(value);
			},
		);
		const update = (typed: string | null) => {
			text.value = typed ?? "";
			emit("input", structureOf(text.value));
		};
		return () => <CodeField {...props} value={text.value} type="text" language="json" lineWrapping onInput={update} />;
	},
});
