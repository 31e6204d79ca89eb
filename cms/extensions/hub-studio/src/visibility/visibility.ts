// Visibility of an entry, and the effect of a save. The rule is the site's own (`cms/live.ts`).

import { isLive } from "@hub/content-model/cms/live";
import { momentOf } from "@hub/content-model/cms/row";

type Row = Readonly<Record<string, unknown>>;

export type Visibility =
	| { readonly kind: "draft" }
	| { readonly kind: "archived" }
	/** `until`: end of its publication, in ms. */
	| { readonly kind: "live"; readonly until: number | undefined }
	| { readonly kind: "scheduled"; readonly at: number }
	| { readonly kind: "over"; readonly since: number };

/** @param now in ms */
export function visibilityOf(row: Row, now: number): Visibility {
	const [from, until] = [momentOf(row.publish_at), momentOf(row.unpublish_at)];
	if (isLive(row, now)) return { kind: "live", until };
	if (row.status === "archived") return { kind: "archived" };
	if (row.status !== "published") return { kind: "draft" };
	if (until !== undefined && until <= now) return { kind: "over", since: until };
	return from === undefined ? { kind: "draft" } : { kind: "scheduled", at: from };
}

/** Effect of a save for visitors. */
export type Effect = "appears" | "will-appear" | "disappears" | "changes" | "stays-hidden" | "nothing";

/**
 * Returns the effect of saving a form.
 * @param stored visibility of the stored entry; undefined for a new one
 * @param afterSave visibility with the form's values
 * @param isEdited true if the form has unsaved edits
 */
export function effectOf(stored: Visibility | undefined, afterSave: Visibility, isEdited: boolean): Effect {
	if (!isEdited) return "nothing";
	if (afterSave.kind === "live") return stored?.kind === "live" ? "changes" : "appears";
	if (stored?.kind === "live") return "disappears";
	return afterSave.kind === "scheduled" ? "will-appear" : "stays-hidden";
}
