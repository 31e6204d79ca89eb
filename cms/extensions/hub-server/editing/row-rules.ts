// Rules that depend only on the saved row.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Change } from "./change.ts";
import { type Reason, Refusal } from "./refusal.ts";
import type { Row } from "./row.ts";
import { choiceError } from "./rules/choices.ts";
import { homeWithdrawalError } from "./rules/home.ts";
import { impossibleValueError } from "./rules/impossible.ts";
import { foreignPictureError, missingAltTextError } from "./rules/pictures.ts";
import { unshownProseError } from "./rules/prose.ts";
import { missingIdentityError, missingRequiredError } from "./rules/required.ts";
import { blockShapeError, leftOutError, unknownFieldsError } from "./rules/shapes.ts";
import { missingAddressError, slugError } from "./rules/slugs.ts";
import { agendaTimeError, eventTimeError, timeOrderError } from "./rules/times.ts";
import { storedValues } from "./stored-values.ts";

/** In the order in which problems are reported. */
const rules: readonly ((change: Change) => Reason | undefined)[] = [
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

/** Checks a row on its own. @throws Refusal with the first problem */
export function checkRow(change: Change): void {
	for (const rule of rules) refuse(rule(change));
}

/** Returns written values in their stored form. @throws Refusal if a field cannot hold its value */
export function possibleValues(definition: CollectionDefinition, written: Row): Row {
	const values = storedValues(definition, written);
	refuse(impossibleValueError(definition, values));
	return values;
}

/** Throws a refusal if there is a reason. */
export function refuse(reason: Reason | undefined): void {
	if (reason) throw new Refusal(reason);
}
