// Messages and formats of our tools in Studio's language.

import { zoneName } from "@hub/shared-contracts/language/date-text";
import {
	type ByLocale,
	DEFAULT_LOCALE,
	isLocale,
	type Locale,
	localeEntry,
} from "@hub/shared-contracts/language/locale";
import { type MessageCatalogue, type MessageValues, messageText } from "@hub/shared-contracts/language/messages";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { FlatNamespace, TFunction } from "i18next";
import { useI18n } from "vue-i18n";

/** Returns our locale for Studio's language, such as `de-DE`, or the default locale if there is none. */
export function useLocale(): () => Locale {
	const { locale } = useI18n();
	return () => {
		const [code] = String(locale.value).split("-");
		return isLocale(code) ? code : DEFAULT_LOCALE;
	};
}

/**
 * Returns a composable for the messages of one tool, which follow Studio's language. Missing messages fall back to the
 * default locale.
 * @param _tool namespace of the message keys' types
 */
export function studioTexts<Tool extends FlatNamespace>(
	_tool: Tool,
	catalogues: ByLocale<MessageCatalogue>,
): () => TFunction<Tool> {
	return () => {
		const locale = useLocale();
		const translate = (key: string, values?: MessageValues): string => messageText(catalogues, locale(), key, values);
		return translate as TFunction<Tool>;
	};
}

/**
 * Formats moments and lists in the editor's language. Moments are in the site's time zone, as in forms, whatever the
 * editor's own.
 */
export function useFormats() {
	const locale = useLocale();
	const tag = () => localeEntry(locale()).formats;
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	/** @param named `abroad`: name the zone only if the editor's own differs */
	const inZone = (text: string, date: Date, timeZone: string, named: "named" | "abroad"): string =>
		named === "named" || timeZone !== own ? `${text} (${zoneName(date.toISOString(), locale(), timeZone)})` : text;
	return {
		/** Date and time: “23 Nov 2026, 14:05”, with the zone added according to `named`: “23 Nov 2026, 14:05 (CET)”. */
		moment: (date: Date, named: "named" | "abroad" = "abroad", timeZone = SITE_TIME_ZONE): string =>
			inZone(
				new Intl.DateTimeFormat(tag(), { dateStyle: "medium", timeStyle: "short", timeZone }).format(date),
				date,
				timeZone,
				named,
			),
		/** Date: “23 Nov 2026”. */
		date: (date: Date): string =>
			new Intl.DateTimeFormat(tag(), { dateStyle: "medium", timeZone: SITE_TIME_ZONE }).format(date),
		/** Weekday and date: “Monday, 23 November”, with the year if it is not the current one. */
		day: (date: Date): string => {
			const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
			const options = { weekday: "long", day: "numeric", month: "long", timeZone: SITE_TIME_ZONE, ...year } as const;
			return new Intl.DateTimeFormat(tag(), options).format(date);
		},
		/** Month: “November 2026”. */
		month: (date: Date): string =>
			new Intl.DateTimeFormat(tag(), { month: "long", year: "numeric", timeZone: SITE_TIME_ZONE }).format(date),
		/** “Mon”. */
		weekday: (date: Date): string =>
			new Intl.DateTimeFormat(tag(), { weekday: "short", timeZone: SITE_TIME_ZONE }).format(date),
		/** Time: “14:05”. */
		time: (date: Date): string =>
			inZone(
				new Intl.DateTimeFormat(tag(), { timeStyle: "short", timeZone: SITE_TIME_ZONE }).format(date),
				date,
				SITE_TIME_ZONE,
				"abroad",
			),
		/** Name of a language: “German”. */
		language: (code: string): string => new Intl.DisplayNames(tag(), { type: "language" }).of(code) ?? code,
		/** “A, B and C”. */
		list: (words: readonly string[]): string => new Intl.ListFormat(tag(), { type: "conjunction" }).format(words),
	};
}
