// Lists missing and outdated translations.

import { originalOf } from "@hub/content-model/cms/translation-age";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import type { EntryHead } from "./entry-heads.ts";
import type { Outdated } from "./outdated.ts";

/** Translation to be written or updated, with the name and id of its original. Times in ms. */
export interface OpenTranslation {
	readonly state: "missing" | "outdated";
	readonly collection: string;
	readonly name: string;
	readonly id: string;
	readonly locale: Locale;
	/** Id of the outdated translation; null if it is missing. */
	readonly translation: string | null;
	/** Status of the translation, or of the original if the translation is missing. */
	readonly status: EntryHead["status"];
	/** Time of the original's last text change, or of its last change if the translation is missing. */
	readonly since: number;
	/** Time in ms for which the translation has been outdated; 0 for a missing one. */
	readonly behind: number;
}

/**
 * Returns the open translations of entries: the longest outdated first, then missing ones, the latest first. Archived
 * entries are left out.
 * @param outdated outdated translations by id
 */
export function openTranslations(
	heads: readonly EntryHead[],
	outdated: ReadonlyMap<string, Pick<Outdated, "since" | "saved">>,
): OpenTranslation[] {
	const entries = Map.groupBy(
		heads.filter(({ key }) => key !== ""),
		({ collection, key }) => `${collection}/${key}`,
	);
	const open = [...entries.values()].flatMap((languages) => {
		const original = originalOf(languages);
		if (!original || original.status === "archived") return [];
		const { collection, name, id } = original;
		return LOCALE_CODES.flatMap((locale): OpenTranslation[] => {
			if (locale === original.locale) return [];
			const found = languages.find((one) => one.locale === locale);
			const line = { collection, name, id, locale };
			if (!found)
				return [
					{ ...line, state: "missing", translation: null, status: original.status, since: original.changed, behind: 0 },
				];
			const { since, saved } = outdated.get(found.id) ?? {};
			if (found.status === "archived" || since === undefined || saved === undefined) return [];
			return [
				{ ...line, state: "outdated", translation: found.id, status: found.status, since, behind: since - saved },
			];
		});
	});
	return open.sort((one, other) => other.behind - one.behind || other.since - one.since);
}

/** Filters of the board. Default: all translations. */
export const boardQuery = z.object({
	state: z.enum(["missing", "outdated"]).optional().catch(undefined),
	collection: z.string().optional().catch(undefined),
	locale: z.enum(LOCALE_CODES).optional().catch(undefined),
	page: z.coerce.number().int().min(1).catch(1),
});

const BOARD_PAGE = 50;

/** A page of the board, with the number of lines of each kind. */
export interface TranslationBoard {
	readonly lines: readonly OpenTranslation[];
	readonly total: number;
	readonly pages: number;
	/** Counts of all open translations, regardless of the filters. */
	readonly counts: readonly { readonly collection: string; readonly missing: number; readonly outdated: number }[];
}

/** Returns a page of the board. */
export function boardOf(open: readonly OpenTranslation[], filters: z.infer<typeof boardQuery>): TranslationBoard {
	const lines = open.filter(
		({ state, collection, locale }) =>
			(filters.state ?? state) === state &&
			(filters.collection ?? collection) === collection &&
			(filters.locale ?? locale) === locale,
	);
	const count = (own: readonly OpenTranslation[], kind: OpenTranslation["state"]) =>
		own.filter(({ state }) => state === kind).length;
	const counts = [...Map.groupBy(open, ({ collection }) => collection)].map(([collection, own]) => ({
		collection,
		missing: count(own, "missing"),
		outdated: count(own, "outdated"),
	}));
	const shown = lines.slice((filters.page - 1) * BOARD_PAGE, filters.page * BOARD_PAGE);
	return { lines: shown, total: lines.length, pages: Math.max(1, Math.ceil(lines.length / BOARD_PAGE)), counts };
}
