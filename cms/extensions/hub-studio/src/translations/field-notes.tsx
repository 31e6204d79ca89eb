/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { useFormats } from "../studio/texts.ts";
import { valueText } from "../words/value-text.ts";
import { type TextPart, wordChanges } from "../words/word-changes.ts";
import { WordParts } from "../words/word-parts.tsx";
import { useTranslationTexts } from "./messages.ts";
import type { TextChange } from "./read-translations.ts";
import { stillOriginal } from "./still-original.ts";

/** How many texts are named; the others are counted. */
const MAX_NAMED = 3;

/** What was changed in a field of the original since the translation was last saved, word by word. */
export const ChangedText: FunctionalComponent<{
	readonly change: TextChange;
	readonly label: string;
	/** The original's. */
	readonly locale: string;
}> = ({ change, label, locale }) => {
	const t = useTranslationTexts();
	const after = valueText(change.after);
	const parts: readonly TextPart[] =
		change.before === undefined ? [{ kind: "added", text: after }] : wordChanges(valueText(change.before), after);
	return (
		<section class="hub-translate-change" aria-label={t("changed.in", { field: label })}>
			<p>{t(change.before === undefined ? "changed.unknown" : "changed.since")}</p>
			<p class="hub-translate-words">
				<WordParts parts={parts} lang={locale} />
			</p>
		</section>
	);
};

/** Says which texts of a field are still in the language of the original; nothing where none is. */
export const StillOriginal: FunctionalComponent<{
	readonly field: string;
	readonly original: unknown;
	readonly translation: unknown;
	/** The original's. */
	readonly locale: string;
}> = ({ field, original, translation, locale }) => {
	const t = useTranslationTexts();
	const formats = useFormats();
	const found = stillOriginal(original, translation, field);
	if (found.length === 0) return undefined;
	const named = found
		.slice(0, MAX_NAMED)
		.map(({ text, isAlternative }) => t(isAlternative ? "still.alternative" : "still.text", { text }));
	const rest = found.length - named.length;
	const texts = formats.list([...named, ...(rest > 0 ? [t("still.more", { count: rest })] : [])]);
	return <p class="hub-translate-still">{t("still", { language: formats.language(locale), texts })}</p>;
};
