// Preview of a launch: links to the previews of its entries, which link to each other.

import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import type { LaunchPreview } from "@hub/content-model/preview/preview-operation";
import { previewedCollections, UNSTORED } from "@hub/content-model/preview/previewed-collections.server";
import { isLocale, type Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { generationOf } from "../previews/link-generations.ts";
import { type LaunchLine, linesOf } from "./launch-lines.ts";
import { ENDED, readLaunches } from "./launches-table.ts";

/** True for a line that has a page. */
const isShown = (line: LaunchLine): line is LaunchLine & { readonly locale: Locale } =>
	previewedCollections.has(line.collection) && isLocale(line.locale);

/**
 * Returns the launch of a preview link; null if it was published or no longer exists.
 * @param until expiry of the links, in seconds since 1970
 */
export async function previewOfLaunch(
	database: Knex,
	id: string,
	{ until, secret }: { readonly until: number; readonly secret: string },
): Promise<LaunchPreview | null> {
	const [launch] = await readLaunches(database, (query) => void query.where({ id }).whereNotIn("state", ENDED));
	if (!launch) return null;
	const lines = await linesOf(database, id);
	const entries: LaunchPreview["entries"][number][] = [];
	for (const line of lines.filter(isShown)) {
		const { collection, locale, name, state, version } = line;
		const generation = await generationOf(database, collection, line.id);
		const target = { collection, id: line.id, locale, version: state === "new" ? UNSTORED : (version?.key ?? "") };
		const href = previewHref(signPreview({ ...target, until, generation, launch: id }, secret));
		entries.push({ id: line.id, name, locale, href });
	}
	return { name: launch.name, at: launch.at, entries };
}
