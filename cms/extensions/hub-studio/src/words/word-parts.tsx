/** @jsxImportSource #vue */

import type { FunctionalComponent } from "vue";
import { useWordTexts } from "./messages.ts";
import type { TextPart } from "./word-changes.ts";
import "../studio/unseen.css";

/**
 * Shows added and removed text, marked also for screen readers.
 * @param lang language of the text; default that of the page
 */
export const WordParts: FunctionalComponent<{ readonly parts: readonly TextPart[]; readonly lang?: string }> = ({
	parts,
	lang,
}) => {
	const t = useWordTexts();
	return (
		<>
			{parts.map(({ kind, text }) => {
				const words = <span lang={lang}>{text}</span>;
				if (kind === "same" || kind === "skipped") return words;
				const Mark = kind === "removed" ? "del" : "ins";
				return (
					<Mark>
						<span class="hub-unseen">{kind === "removed" ? t("removed") : t("added")}</span>
						{words}
					</Mark>
				);
			})}
		</>
	);
};
