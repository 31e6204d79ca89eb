/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import type { TextChange } from "../../../hub-server/desk/outdated.ts";
import { useFormats } from "../studio/texts.ts";
import { valueText } from "../words/value-text.ts";
import { type TextPart, wordChanges } from "../words/word-changes.ts";
import { WordParts } from "../words/word-parts.tsx";
import { useTranslationTexts } from "./messages.ts";
import { findUntranslated } from "./untranslated.ts";

/** Number of texts that are quoted; the others are counted. */
const MAX_NAMED = 3;

/** Word by word changes of the original's field, which is in `locale`, since the translation was last saved. */
export const ChangedText: FunctionalComponent<{
	readonly change: TextChange;
	readonly label: string;
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

/** Note about texts that are still in `locale`, the language of the original. */
export const UntranslatedNote: FunctionalComponent<{
	readonly field: string;
	readonly original: unknown;
	readonly translation: unknown;
	readonly locale: string;
}> = ({ field, original, translation, locale }) => {
	const t = useTranslationTexts();
	const formats = useFormats();
	const untranslated = findUntranslated(original, translation, field);
	if (untranslated.length === 0) return undefined;
	const quoted = untranslated
		.slice(0, MAX_NAMED)
		.map(({ text, isAlternative }) => t(isAlternative ? "still.alternative" : "still.text", { text }));
	const rest = untranslated.length - quoted.length;
	const texts = formats.list([...quoted, ...(rest > 0 ? [t("still.more", { count: rest })] : [])]);
	return <p class="hub-translate-still">{t("still", { language: formats.language(locale), texts })}</p>;
};
