// The screens that blocks show. They are rendered on the server, and travel as editors' texts do: once, as markup, so that a browser has
// neither the code that renders them nor their words (docs/decisions/011-prose.md).

import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { renderScreen } from "./render-screen.ts";
import type { ScreenName } from "./screen-names.ts";

/** The rendered screens, by the screen's name. */
export type RenderedScreens = { readonly [Name in ScreenName]?: RichText };

const i18n = createI18n({ strict: true });

/** The screens that are asked for, each once, in a language. */
export async function loadScreens(names: readonly (ScreenName | undefined)[], locale: Locale): Promise<RenderedScreens> {
	const asked = [...new Set(names)].filter((name) => name !== undefined);
	if (asked.length === 0) return {};
	await loadMessages(i18n, "mf-content/screen", locale, (tag) => import(`./messages/${tag}.json`));
	const t = i18n.getFixedT(locale, "mf-content/screen");
	return Object.fromEntries(
		asked.map((name): [ScreenName, RichText] => [name, { kind: "rich-text", id: `screen-${name}`, html: renderScreen(name, t) }]),
	);
}
