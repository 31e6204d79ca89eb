// Our words in Studio, in the language that its user has chosen.

import { zoneName } from "@hub/shared-contracts/language/date-text";
import { type ByLocale, DEFAULT_LOCALE, isLocale, type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue, MessageValues } from "@hub/shared-contracts/language/messages";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { FlatNamespace, TFunction } from "i18next";
import { useI18n } from "vue-i18n";

/** The language of ours that Studio's user reads: Studio's own has a region, such as `de-DE`. English where we do not speak theirs. */
export function useLocale(): () => Locale {
	const { locale } = useI18n();
	return () => {
		const [code] = String(locale.value).split("-");
		return isLocale(code) ? code : DEFAULT_LOCALE;
	};
}

/**
 * The texts of one of our tools, from its `messages/`: English in a language that has none. Its name is for the types of its keys.
 * @returns to be called in a component's `setup`; what it gives follows the user's choice of language
 */
export function studioTexts<Tool extends FlatNamespace>(
	_tool: Tool,
	catalogues: ByLocale<MessageCatalogue>,
): () => TFunction<Tool> {
	return () => {
		const locale = useLocale();
		const say = (key: string, values: MessageValues = {}): string => textOf(catalogues, locale(), key, values);
		return say as TFunction<Tool>;
	};
}

/** Plurals and placeholders, all that our messages have of i18next's format: the library is 50 kB, which each page of Studio would load. */
function textOf(catalogues: ByLocale<MessageCatalogue>, locale: Locale, key: string, values: MessageValues): string {
	const { count } = values;
	const plurals = typeof count === "number" ? [count === 0 ? "_zero" : "", `_${new Intl.PluralRules(locale).select(count)}`] : [];
	const keys = [...plurals.filter(Boolean), ""].map((form) => key + form);
	const written = [locale, DEFAULT_LOCALE].flatMap((code) => keys.map((one) => catalogues[code]?.[one])).find(Boolean);
	return (written ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
}

/**
 * How moments and lists are written in the user's language. Moments are in the site's time zone, as forms have them, whatever the user's own.
 * To be called in a component's `setup`.
 */
export function useFormats() {
	const locale = useLocale();
	const tag = () => localeEntry(locale()).formats;
	const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
	/** @param named `abroad`: only for a user whose own clock may show another time */
	const inZone = (text: string, date: Date, timeZone: string, named: "named" | "abroad"): string =>
		named === "named" || timeZone !== own ? `${text} (${zoneName(date.toISOString(), locale(), timeZone)})` : text;
	return {
		/** Day and time: “23 Nov 2026, 14:05”. @param named says when the zone is added: “23 Nov 2026, 14:05 (CET)” */
		moment: (date: Date, named: "named" | "abroad" = "abroad", timeZone = SITE_TIME_ZONE): string =>
			inZone(
				new Intl.DateTimeFormat(tag(), { dateStyle: "medium", timeStyle: "short", timeZone }).format(date),
				date,
				timeZone,
				named,
			),
		/** A day of any year: “23 Nov 2026”. */
		date: (date: Date): string => new Intl.DateTimeFormat(tag(), { dateStyle: "medium", timeZone: SITE_TIME_ZONE }).format(date),
		/** A day: “Monday, 23 November”, with its year if that is not the current one. */
		day: (date: Date): string => {
			const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: "numeric" } as const);
			const options = { weekday: "long", day: "numeric", month: "long", timeZone: SITE_TIME_ZONE, ...year } as const;
			return new Intl.DateTimeFormat(tag(), options).format(date);
		},
		/** A time of the day: “14:05”. */
		time: (date: Date): string =>
			inZone(
				new Intl.DateTimeFormat(tag(), { timeStyle: "short", timeZone: SITE_TIME_ZONE }).format(date),
				date,
				SITE_TIME_ZONE,
				"abroad",
			),
		/** What a language is called: “German”. */
		language: (code: string): string => new Intl.DisplayNames(tag(), { type: "language" }).of(code) ?? code,
		/** “A, B and C”. */
		list: (words: readonly string[]): string => new Intl.ListFormat(tag(), { type: "conjunction" }).format(words),
	};
}
