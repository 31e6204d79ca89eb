import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { type Change, isPublished } from "../change.ts";
import type { Reason } from "../refusal.ts";
import type { Row } from "../row.ts";
import { translate } from "../wording.ts";

/**
 * Refuses to withdraw the home page of a language: its header links to it, and visitors are redirected to it from pages
 * that are not translated (LN-7).
 */
export function homeWithdrawalError({ definition, before, after }: Change): Reason | undefined {
	if (!before || !isHome(definition, before)) return undefined;
	return isHome(definition, after) ? undefined : { reason: translate("home") };
}

/** Refuses to delete the home page of a language. */
export function homeDeletionError(definition: CollectionDefinition, rows: readonly Row[]): Reason | undefined {
	return rows.some((row) => isHome(definition, row)) ? { reason: translate("home") } : undefined;
}

/** True if a row is a home page that is always visible. */
function isHome({ collection }: CollectionDefinition, row: Row): boolean {
	return collection === "pages" && row.route_key === "home" && isPublished(row) && !row.publish_at && !row.unpublish_at;
}
