/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import type { FieldChange } from "./earlier-state.ts";
import { useHistoryTexts } from "./messages.ts";
import { type ValueWords, valueText } from "./value-text.ts";
import { type TextPart, wordChanges } from "./word-changes.ts";
import { WordParts } from "./word-parts.tsx";

interface ChangedWordsProps {
	readonly change: FieldChange;
	readonly words: ValueWords;
}

/** A field's words with what was taken out of them and put into them. */
export const ChangedWords: FunctionalComponent<ChangedWordsProps> = ({ change, words }) => {
	const t = useHistoryTexts();
	const before = valueText(change.before, words);
	const after = valueText(change.after, words);
	const replaced: readonly TextPart[] = [
		...(change.before === undefined
			? []
			: ([
					{ kind: "removed", text: before.text || t("empty") },
					{ kind: "same", text: " " },
				] as const)),
		{ kind: "added", text: after.text || t("empty") },
	];
	const parts = before.prose && after.prose ? wordChanges(before.text, after.text) : replaced;
	return <WordParts parts={parts} />;
};
