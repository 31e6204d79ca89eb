// Renders product screens on the server as markup, so that browsers load neither their code nor their texts
// (docs/decisions/011-prose.md).

import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { renderScreen } from "./render-screen.ts";
import { renderWindow } from "./render-window.ts";
import type { ScreenName, WindowName } from "./screen-names.ts";

/** Rendered screens by name. */
export type RenderedScreens = { readonly [Name in ScreenName]?: RichText };

const i18n = createI18n({ strict: true });

/** Renders each screen once. */
export async function loadScreens(
	names: readonly (ScreenName | undefined)[],
	locale: Locale,
): Promise<RenderedScreens> {
	const distinct = [...new Set(names)].filter((name) => name !== undefined);
	if (distinct.length === 0) return {};
	const t = await loadTexts(locale);
	return Object.fromEntries(
		distinct.map((name): [ScreenName, RichText] => [
			name,
			{ kind: "rich-text", id: `screen-${name}`, html: renderScreen(name, t) },
		]),
	);
}

/** Renders a large screen. */
export async function loadWindow(name: WindowName, locale: Locale): Promise<RichText> {
	return { kind: "rich-text", id: `screen-${name}`, html: renderWindow(name, await loadTexts(locale)) };
}

async function loadTexts(locale: Locale) {
	await loadMessages(i18n, "mf-content/screen", locale, (tag) => import(`./messages/${tag}.json`));
	return i18n.getFixedT(locale, "mf-content/screen");
}
