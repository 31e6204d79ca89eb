/** @jsxImportSource #vue */

import { type ByLocale, inLocale } from "@hub/shared-contracts/language/locale";
import { defineComponent, resolveDirective, withDirectives } from "vue";
import de from "../../../../../docs/editors.de.md";
import en from "../../../../../docs/editors.en.md";
import { HubPage } from "../frame/hub-page.tsx";
import { useLocale } from "../studio/texts.ts";
import "./guide.css";
import { useGuideTexts } from "./messages.ts";

const HANDBOOKS: ByLocale<string> = { de, en };

/** The editors' handbook in Studio's language. */
export const GuidePage = defineComponent({
	setup() {
		const t = useGuideTexts();
		const locale = useLocale();
		/** Studio's directive that renders Markdown. */
		const markdown = resolveDirective("md");
		return () => (
			<HubPage title={t("title")} icon="help">
				{{
					default: () =>
						markdown &&
						withDirectives(<article class="hub-guide" key={locale()} />, [
							[markdown, inLocale(HANDBOOKS, locale()) ?? ""],
						]),
				}}
			</HubPage>
		);
	},
});
