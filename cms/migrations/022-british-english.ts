import { DEFAULT_LOCALE, localeEntry } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { fromStored, type Migration } from "../src/migration-steps.ts";

/** The heading that a menu's link stands under was called by where it is in the footer, before the header had headings, too. */
const RENAMED: Readonly<Record<string, string>> = { "Column heading": "Heading", "Überschrift der Spalte": "Überschrift" };

const { iso: AMERICAN, formats: BRITISH } = localeEntry(DEFAULT_LOCALE);

const stored = z.array(z.looseObject({ language: z.string(), translation: z.string().nullish() })).nullable();

/** Gives British English the names that American English has. A name that an operator gave stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			for (const table of ["directus_collections", "directus_fields"] as const) {
				const key = table === "directus_fields" ? "id" : "collection";
				const rows: Record<string, unknown>[] = await trx(table).select("*");
				for (const row of rows) {
					const known = stored.parse(fromStored(row.translations)) ?? [];
					const isHeading = row.collection === "navigation" && row.field === "group";
					const renamed = known.map((one) => ({
						...one,
						...(isHeading && one.translation ? { translation: RENAMED[one.translation] ?? one.translation } : {}),
					}));
					const isThere = renamed.some(({ language }) => language === BRITISH);
					const next = isThere
						? renamed
						: renamed.flatMap((one) => (one.language === AMERICAN ? [one, { ...one, language: BRITISH }] : [one]));
					if (JSON.stringify(next) === JSON.stringify(known)) continue;
					await trx(table)
						.where({ [key]: row[key] })
						.update({ translations: JSON.stringify(next) });
				}
			}
		},
	],
};
export default migration;
