import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { type Change, isPublished } from "../change.ts";
import type { Row } from "../row.ts";
import { say } from "../wording.ts";

/** The home page of a language is where its header leads, and where visitors are sent from what is not translated (LN-7). */
export function homeWithdrawalError({ definition, before, after }: Change): string | undefined {
	if (!before || !isHome(definition, before)) return undefined;
	return isHome(definition, after) ? undefined : say("home");
}

/** Deletes the home page of a language, if it is among the rows. */
export function homeDeletionError(definition: CollectionDefinition, rows: readonly Row[]): string | undefined {
	return rows.some((row) => isHome(definition, row)) ? say("home") : undefined;
}

/** True if a row is a home page that is always visible. */
function isHome({ collection }: CollectionDefinition, row: Row): boolean {
	return collection === "pages" && row.route_key === "home" && isPublished(row) && !row.publish_at && !row.unpublish_at;
}
