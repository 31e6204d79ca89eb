import type { Change } from "../../entries/change.ts";
import type { StoredRows } from "../../entries/stored-rows.ts";
import type { LibraryFiles } from "../../library/library-files.ts";
import type { Site } from "../../site/site.ts";
import type { Reason } from "../../wording/refusal.ts";

/** Inputs of a rule besides the changed row. */
export interface Facts {
	readonly rows: StoredRows;
	readonly files: LibraryFiles;
	readonly site: Site;
	/** All changes of the request, including the checked one: they are not stored yet. */
	readonly together: readonly Change[];
	/** In ms. */
	readonly now: number;
}

/** Returns why a change is refused; undefined if it is accepted. */
export type Rule = (change: Change, facts: Facts) => Reason | undefined | Promise<Reason | undefined>;
