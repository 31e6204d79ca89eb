// What is untranslated, and which translations their originals have left behind.

import { originalOf } from "@hub/content-model/cms/translations";
import { LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import type { EntryHead } from "./entry-heads.ts";
import type { Outdated } from "./outdated.ts";

/** A translation that an editor has to write or to look at. Moments in ms. */
export interface OpenTranslation {
	readonly state: "missing" | "outdated";
	readonly collection: string;
	/** What the original is called. */
	readonly name: string;
	/** The original. */
	readonly id: string;
	/** The language that is asked for. */
	readonly locale: Locale;
	/** The outdated translation; null where it is missing. */
	readonly translation: string | null;
	/** The status of what visitors see of it: that of the translation, or of the original where it is missing. */
	readonly status: string;
	/** When the original's text was last changed; of a missing one, when anything of the original was. */
	readonly since: number;
	/** For how long the translation has been behind by then, in ms; 0 for a missing one. */
	readonly behind: number;
}

/**
 * The open translations of some entries: outdated ones first, the one that is furthest behind before all others, then missing ones, the
 * latest first. What is archived needs no translation.
 * @param outdated the outdated ones, by their ids
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
				return [{ ...line, state: "missing", translation: null, status: original.status, since: original.changed, behind: 0 }];
			const { since, saved } = outdated.get(found.id) ?? {};
			if (found.status === "archived" || since === undefined || saved === undefined) return [];
			return [{ ...line, state: "outdated", translation: found.id, status: found.status, since, behind: since - saved }];
		});
	});
	return open.sort((one, other) => other.behind - one.behind || other.since - one.since);
}

/** What the board is asked for; without a value: all. */
export const boardQuestion = z.object({
	state: z.enum(["missing", "outdated"]).optional().catch(undefined),
	collection: z.string().optional().catch(undefined),
	locale: z.enum(LOCALE_CODES).optional().catch(undefined),
	page: z.coerce.number().int().min(1).catch(1),
});

/** How many lines a page of the board has. */
const BOARD_PAGE = 50;

/** One page of the board, with how many lines there are of each kind. */
export interface TranslationBoard {
	readonly lines: readonly OpenTranslation[];
	readonly total: number;
	/** How many pages they fill. */
	readonly pages: number;
	/** Of all that is open, whatever was asked for. */
	readonly counts: readonly { readonly collection: string; readonly missing: number; readonly outdated: number }[];
}

/** The board as it was asked for. */
export function boardOf(open: readonly OpenTranslation[], asked: z.infer<typeof boardQuestion>): TranslationBoard {
	const lines = open.filter(
		({ state, collection, locale }) =>
			(asked.state ?? state) === state && (asked.collection ?? collection) === collection && (asked.locale ?? locale) === locale,
	);
	const count = (own: readonly OpenTranslation[], kind: OpenTranslation["state"]) =>
		own.filter(({ state }) => state === kind).length;
	const counts = [...Map.groupBy(open, ({ collection }) => collection)].map(([collection, own]) => ({
		...{ collection, missing: count(own, "missing"), outdated: count(own, "outdated") },
	}));
	const shown = lines.slice((asked.page - 1) * BOARD_PAGE, asked.page * BOARD_PAGE);
	return { lines: shown, total: lines.length, pages: Math.max(1, Math.ceil(lines.length / BOARD_PAGE)), counts };
}
