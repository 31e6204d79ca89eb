/** @jsxImportSource #vue */

import { defineComponent, ref, watch } from "vue";
import { CodeField, Notice } from "../studio/studio-components.ts";
import { useJsonTexts } from "./messages.ts";
import { isSame, problemOf, structureOf, textOf } from "./typed-structure.ts";

export const JsonField = defineComponent({
	props: {
		value: { type: [Array, Object, String, Number, Boolean], default: null },
		disabled: Boolean,
		nonEditable: Boolean,
	},
	emits: ["input"],
	setup(props, { emit }) {
		const t = useJsonTexts();
		const text = ref(textOf(props.value));
		// Only a different value replaces the text, so that white space stays as typed.
		watch(
			() => props.value,
			(value) => {
				if (!isSame(value, structureOf(text.value))) text.value = textOf(value);
			},
		);
		const take = (typed: string | null) => {
			text.value = typed ?? "";
			emit("input", structureOf(text.value));
		};
		const problemText = (): string | undefined => {
			const problem = problemOf(text.value);
			if (!problem) return undefined;
			const why = problem.kind === "syntax" ? t("syntax", { error: problem.error }) : t("noStructure");
			return `${why} ${t("kept")}`;
		};
		return () => {
			const problem = problemText();
			return (
				<div>
					<CodeField
						value={text.value}
						type="text"
						language="json"
						lineWrapping
						disabled={props.disabled}
						nonEditable={props.nonEditable}
						onInput={take}
					/>
					<div role="status">{problem !== undefined && <Notice type="danger">{{ default: () => problem }}</Notice>}</div>
				</div>
			);
		};
	},
});
