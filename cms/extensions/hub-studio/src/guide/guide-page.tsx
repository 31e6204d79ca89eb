/** @jsxImportSource #vue */

import { type ByLocale, inLocale } from "@hub/shared-contracts/language/locale";
import { defineComponent, resolveDirective, withDirectives } from "vue";
import { HubPage } from "../frame/hub-page.tsx";
import { useLocale } from "../studio/texts.ts";
import de from "./guide.de.md";
import en from "./guide.en.md";
import "./guide.css";
import { guideSections } from "./guide-sections.ts";
import { useGuideTexts } from "./messages.ts";

const TEXTS: ByLocale<string> = { de, en };

export const GuidePage = defineComponent({
	setup() {
		const t = useGuideTexts();
		const locale = useLocale();
		/** Studio's own way to show Markdown. */
		const markdown = resolveDirective("md");
		return () => (
			<HubPage title={t("title")} icon="help">
				{{
					default: () =>
						markdown && (
							<article class="hub-guide" key={locale()}>
								{guideSections(inLocale(TEXTS, locale()) ?? "").map(({ heading, text, picture }) => (
									<section key={heading}>
										{withDirectives(<div />, [[markdown, heading]])}
										{picture && (
											<img
												class="hub-guide-picture"
												src={`/hub-guide/${locale()}/${picture}`}
												alt={t(`picture.${picture}`)}
												loading="lazy"
											/>
										)}
										{withDirectives(<div />, [[markdown, text]])}
									</section>
								))}
							</article>
						),
				}}
			</HubPage>
		);
	},
});
