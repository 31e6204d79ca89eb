/** @jsxImportSource #vue */

import { type ByLocale, inLocale } from "@hub/shared-contracts/language/locale";
import { defineComponent, resolveDirective, withDirectives } from "vue";
import { PrivateView } from "../studio/studio-components.ts";
import { useLocale } from "../studio/texts.ts";
import de from "./guide.de.md";
import en from "./guide.en.md";
import "./guide.css";
import { useGuideTexts } from "./messages.ts";

const TEXTS: ByLocale<string> = { de, en };

export const GuidePage = defineComponent({
	setup() {
		const t = useGuideTexts();
		const locale = useLocale();
		/** Studio's own way to show Markdown. */
		const markdown = resolveDirective("md");
		return () => (
			<PrivateView title={t("title")} icon="help">
				{{
					default: () =>
						markdown && withDirectives(<article class="hub-guide" key={locale()} />, [[markdown, inLocale(TEXTS, locale())]]),
				}}
			</PrivateView>
		);
	},
});
