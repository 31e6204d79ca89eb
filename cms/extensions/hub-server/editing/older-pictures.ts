// Pictures that were published before the rules checked files.

import type { ApiExtensionContext } from "@directus/types";
import { PICTURE_TYPES } from "@hub/shared-contracts/content/picture-file";
import { libraryFiles } from "./library-files.ts";
import { publishedUses } from "./rules/shown-files.ts";
import { storedRows } from "./stored-rows.ts";
import { quoted, sayOf } from "./wording.ts";

/**
 * Corrects what the library says of pictures in published entries, where it says something else than a picture that is computed: of a good one, an
 * upload may have been said to be anything. @param warn logs each one that visitors do not see, and where
 */
export async function checkOlderPictures(directus: ApiExtensionContext, warn: (text: string) => void): Promise<void> {
	const { database } = directus;
	const ids: string[] = await database("directus_files")
		.where((query) => query.whereNull("type").orWhere("type", "like", "image/%").orWhere("type", "application/octet-stream"))
		.andWhere((query) => query.whereNull("type").orWhereNotIn("type", Object.keys(PICTURE_TYPES)).orWhereNull("width"))
		.pluck("id");
	if (ids.length === 0) return;
	const context = { database, schema: await directus.getSchema(), accountability: null };
	const files = libraryFiles(directus, context);
	for (const { shown, entry } of await publishedUses(ids, storedRows(directus, context))) {
		const problem = shown.as === "picture" ? await files.pictureProblem(shown.id) : undefined;
		if (problem) warn(`Visitors do not see ${quoted((await files.nameOf(shown.id)) ?? shown.id)} in ${entry}: ${sayOf(problem)}.`);
	}
}
