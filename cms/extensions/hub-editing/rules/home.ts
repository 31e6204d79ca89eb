import type { CollectionDefinition } from "@hub/shared-contracts/collections/collection";
import { type Change, isPublished } from "../change.ts";
import type { Row } from "../row.ts";

const sentence =
	"The home page stays: every page of its language leads to it. Change what it says; it cannot be withdrawn, scheduled or deleted.";

/** The home page of a language is where its header leads, and where visitors are sent from what is not translated (LN-7). */
export function homeWithdrawalError({ definition, before, after }: Change): string | undefined {
	if (!before || !isHome(definition, before)) return undefined;
	return isHome(definition, after) ? undefined : sentence;
}

/** Deletes the home page of a language, if it is among the rows. */
export function homeDeletionError(definition: CollectionDefinition, rows: readonly Row[]): string | undefined {
	return rows.some((row) => isHome(definition, row)) ? sentence : undefined;
}

/** Whether a row is a home page that visitors always find. */
function isHome({ collection }: CollectionDefinition, row: Row): boolean {
	return collection === "pages" && row.route_key === "home" && isPublished(row) && !row.publish_at && !row.unpublish_at;
}
