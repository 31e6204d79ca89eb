// Applies the rules to all rows of a request. Rows that are changed together in a list are checked one by one; if one
// is refused, none is stored.

import type { Change } from "../entries/change.ts";
import type { Row } from "../entries/row.ts";
import { shownFileError } from "../library/shown-files.ts";
import { type Reason, Refusal, refuse } from "../wording/refusal.ts";
import { currentLocale, listedUpTo, nameOf, translate } from "../wording/wording.ts";
import {
	addressTakenBySiteError,
	duplicateError,
	missingAddressError,
	slugError,
	unknownRouteError,
} from "./rules/addresses.ts";
import {
	blockShapeError,
	foreignPictureError,
	leftOutError,
	missingAltTextError,
	unknownFieldsError,
	unshownProseError,
} from "./rules/content.ts";
import { languageMixError, repeatedItemError } from "./rules/languages.ts";
import { linkError } from "./rules/links.ts";
import { homeWithdrawalError, missingNeededRowError, neededRowRemovalError } from "./rules/needed.ts";
import { checkRedirect } from "./rules/redirects.ts";
import { registeredEventChangeError, tooFewSeatsError } from "./rules/registered.ts";
import type { Facts, Rule } from "./rules/rule.ts";
import {
	agendaTimeError,
	choiceError,
	eventTimeError,
	missingIdentityError,
	missingRequiredError,
	timeOrderError,
} from "./rules/values.ts";

/** Rules that depend only on the saved row, in the order in which problems are reported. */
const rowRules: readonly ((change: Change) => Reason | undefined)[] = [
	homeWithdrawalError,
	missingIdentityError,
	choiceError,
	slugError,
	timeOrderError,
	eventTimeError,
	missingRequiredError,
	missingAddressError,
	blockShapeError,
	unshownProseError,
	foreignPictureError,
	missingAltTextError,
	leftOutError,
	agendaTimeError,
	unknownFieldsError,
];

/** Rules that depend also on other rows, files and the site. */
const otherRules: readonly Rule[] = [
	languageMixError,
	repeatedItemError,
	shownFileError,
	duplicateError,
	addressTakenBySiteError,
	unknownRouteError,
	linkError,
	registeredEventChangeError,
	tooFewSeatsError,
	neededRowRemovalError,
	missingNeededRowError,
];

/** Maximum number of entries and of reasons that a refusal names. */
const MAX_NAMES = 5;
const MAX_REASONS = 3;

/** Checks a row on its own. @throws Refusal with the first problem */
export function checkRow(change: Change): void {
	for (const rule of rowRules) refuse(rule(change));
}

/**
 * Checks all changes of a request.
 * @returns values to store instead of the written ones; they may include fields that a change does not write
 * @throws Refusal with the first problem; for several rows, with the names of the refused ones
 */
export async function checkChanges(
	changes: readonly Change[],
	read: Pick<Facts, "rows" | "files" | "site">,
): Promise<Row> {
	const facts: Facts = { ...read, together: changes, now: Date.now() };
	let corrections: Row = {};
	const refused: Refused[] = [];
	for (const change of changes) {
		try {
			checkRow(change);
			for (const rule of otherRules) refuse(await rule(change, facts));
			if (change.definition.collection === "redirects") corrections = await checkRedirect(change, facts);
		} catch (error) {
			if (changes.length === 1 || !(error instanceof Refusal)) throw error;
			const { definition, before, after } = change;
			// Its name before the change: several rows get the same new values.
			refused.push({ ...error.extensions, name: nameOf(definition, before ?? after) });
		}
	}
	if (refused.length > 0) throw refusalOfSeveral(refused);
	return corrections;
}

/** A row of several that is refused. */
interface Refused {
	readonly name: string;
	readonly reason: string;
	readonly at?: string | undefined;
}

function refusalOfSeveral(refused: readonly Refused[]): Error {
	const order = new Intl.Collator(currentLocale(), { numeric: true });
	const sorted = refused.toSorted((one, other) => order.compare(one.name, other.name));
	const reasons = [...Map.groupBy(sorted, ({ reason }) => reason)].slice(0, MAX_REASONS).map(([reason, own], at) => {
		const entries = listedUpTo(
			own.map(({ name }) => name),
			MAX_NAMES,
		);
		return translate(at === 0 ? "several" : "several.more", { entries, reason });
	});
	return new Refusal({ reason: reasons.join(" "), at: sorted[0]?.at });
}
