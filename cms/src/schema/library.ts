// Additions to Studio's file library: alternative texts in each language, and the uses of a file.

import { alternativeField } from "@hub/content-model/cms/library-file";
import { LOCALE_CODES, LOCALE_NAMES } from "@hub/shared-contracts/language/locale";
import type { FieldPayload } from "./expand.ts";
import { studioLanguages, textIn, translated } from "./labels.ts";

/** Directus' collection of files. */
export const LIBRARY = "directus_files";

const NAME = "Alternative text";
const NOTE =
	"What the picture shows, for people who cannot see it. Entries that show it use this text if they have none of their own. Leave empty for pure decoration.";

/** Texts for editors, in English. */
export const libraryTexts: readonly string[] = [NAME, NOTE];

/** Our fields of the library, in Directus' own form. */
export function libraryFields(): FieldPayload[] {
	const alternatives = LOCALE_CODES.map(
		(code): FieldPayload => ({
			collection: LIBRARY,
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
	return [...alternatives, { collection: LIBRARY, field: "uses", type: "alias", meta: uses, schema: null }];
}
