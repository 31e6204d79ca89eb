// Rules that depend only on the saved row.

import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import type { Change } from "./change.ts";
import { Refusal } from "./refusal.ts";
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
import { fieldNamedIn } from "./wording.ts";

/** In the order in which problems are reported. */
const rules: readonly ((change: Change) => string | undefined)[] = [
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
	for (const rule of rules) refuse(rule(change), change.definition);
}

/** Returns written values in their stored form. @throws Refusal if a field cannot hold its value */
export function possibleValues(definition: CollectionDefinition, written: Row): Row {
	const values = storedValues(definition, written);
	refuse(impossibleValueError(definition, values), definition);
	return values;
}

/** @param definition the collection whose form shows the refusal beside the named field */
export function refuse(reason: string | undefined, definition?: CollectionDefinition): void {
	if (reason !== undefined) throw new Refusal({ reason, at: definition && fieldNamedIn(reason, definition) });
}
