// What Studio's file library has beyond Directus' own: what a picture shows, in each language, and where a file is used.

import { contentPath } from "@hub/shared-contracts/cms/content-path";
import { alternativeField } from "@hub/shared-contracts/cms/library-file";
import { LOCALE_CODES, LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import type { CmsClient } from "../rest.ts";
import type { FieldPayload } from "./expand.ts";
import { studioLanguages, textIn, translated } from "./words.ts";

const FILES = "directus_files";
const fields = z.array(z.object({ field: z.string() }));

const NAME = "Alternative text";
const NOTE =
	"What the picture shows, for people who cannot see it. Entries that show it take it over where their own is left empty. Leave it empty for mere decoration.";

/** What this says to editors, in English. */
export const libraryTexts: readonly string[] = [NAME, NOTE];

/** The fields in Directus' own form. */
function libraryFields(): FieldPayload[] {
	const alternatives = LOCALE_CODES.map(
		(code): FieldPayload => ({
			collection: FILES,
			field: alternativeField(code),
			type: "text",
			meta: {
				interface: "input-multiline",
				width: "half",
				note: translated(NOTE),
				translations: LOCALE_CODES.flatMap((reader) =>
					studioLanguages(reader).map((language) => ({
						language,
						translation: `${textIn(NAME, reader)} (${LOCALE_NAMES[code]})`,
					})),
				),
			},
			schema: { is_nullable: true },
		}),
	);
	const uses = { interface: "hub-uses", special: ["alias", "no-data"], width: "full" };
	return [...alternatives, { collection: FILES, field: "uses", type: "alias", meta: uses, schema: null }];
}

/**
 * Adds what the library lacks of it.
 * @returns how many calls changed something
 */
export async function applyLibrary(client: CmsClient): Promise<number> {
	const known = new Set((await client.read(contentPath("fields", FILES), {}, fields)).map(({ field }) => field));
	const missing = libraryFields().filter(({ field }) => !known.has(field));
	for (const { collection: _, ...field } of missing) await client.create(contentPath("fields", FILES), field);
	return missing.length;
}
