// Applies all rules to all rows of a request. Rows that are changed together in a list are checked one by one; if one
// is refused, none is stored.

import type { Change } from "./change.ts";
import type { LibraryFiles } from "./library-files.ts";
import { Refusal } from "./refusal.ts";
import type { Row } from "./row.ts";
import { checkRow, refuse } from "./row-rules.ts";
import { duplicateError } from "./rules/duplicates.ts";
import { languageMixError, repeatedItemError } from "./rules/languages.ts";
import { linkError } from "./rules/links.ts";
import { missingNeededRowError, neededRowRemovalError } from "./rules/needed.ts";
import { checkRedirect } from "./rules/redirects.ts";
import { registeredEventChangeError, tooFewSeatsError } from "./rules/registered.ts";
import { shownFileError } from "./rules/shown-files.ts";
import { addressTakenBySiteError, unknownRouteError } from "./rules/taken-addresses.ts";
import type { Site } from "./site.ts";
import type { StoredRows } from "./stored-rows.ts";
import { currentLocale, listedUpTo, nameOf, translate } from "./wording.ts";

/** Maximum number of entries and of reasons that a refusal names. */
const MAX_NAMES = 5;
const MAX_REASONS = 3;

/**
 * Checks all changes of a request.
 * @returns the fields whose stored value differs from the written one
 * @throws Refusal with the first problem; for several rows, with the names of the refused ones
 */
export async function checkChanges(
	changes: readonly Change[],
	rows: StoredRows,
	files: LibraryFiles,
	site: Site,
): Promise<Row> {
	let better: Row = {};
	const refused: Refused[] = [];
	for (const change of changes) {
		try {
			better = await checkChange(change, changes, rows, files, site);
		} catch (error) {
			if (changes.length === 1 || !(error instanceof Refusal)) throw error;
			const { reason, at } = error.extensions;
			refused.push({ change, reason, at });
		}
	}
	if (refused.length > 0) throw refusalOfSeveral(refused);
	return better;
}

/** A row of several that is refused. */
interface Refused {
	readonly change: Change;
	readonly reason: string;
	readonly at: string | undefined;
}

function refusalOfSeveral(refused: readonly Refused[]): Error {
	const order = new Intl.Collator(currentLocale(), { numeric: true });
	const named = refused
		.map(({ change, ...why }) => ({ ...why, name: nameIn(change) }))
		.toSorted((one, other) => order.compare(one.name, other.name));
	const reasons = [...Map.groupBy(named, ({ reason }) => reason)].slice(0, MAX_REASONS).map(([reason, own], at) => {
		const names = own.map(({ name }) => name);
		return translate(at === 0 ? "several" : "several.more", { entries: listedUpTo(MAX_NAMES, names), reason });
	});
	return new Refusal({ reason: reasons.join(" "), at: named[0]?.at });
}

/** A row as it is called before it is changed: many are given the same new values. */
function nameIn({ definition, before, after }: Change): string {
	return nameOf(definition, before ?? after);
}

async function checkChange(
	change: Change,
	changes: readonly Change[],
	rows: StoredRows,
	files: LibraryFiles,
	site: Site,
): Promise<Row> {
	const { definition } = change;
	checkRow(change);
	refuse(await languageMixError(change, rows));
	refuse(await repeatedItemError(change, rows));
	refuse(await shownFileError(change, files));
	refuse(await duplicateError(change, rows, changes));
	refuse(await addressTakenBySiteError(change, site));
	refuse(await unknownRouteError(change, site));
	refuse(await linkError(change, rows, site));
	refuse(await registeredEventChangeError(change, rows, changes, new Date()));
	refuse(await tooFewSeatsError(change, rows));
	refuse(await neededRowRemovalError(change, rows, Date.now()));
	refuse(await missingNeededRowError(change, rows, Date.now()));
	if (definition.collection !== "redirects") return {};
	const verdict = await checkRedirect(change, rows, site);
	if ("refusal" in verdict) refuse(verdict.refusal);
	return "refusal" in verdict ? {} : verdict.stored;
}
