// Shared by the components of this prototype: their state, and the policy in words.

import type { PolicyRequest, PolicySettings } from "@hub/shared-contracts/content/prototype-policy";
import { longDate } from "@hub/shared-contracts/language/date-text";
import { type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import type { PrototypeAddress } from "../prototype-address.ts";
import { type PolicyState, policyChange } from "./policy-address.ts";
import type { Finding, Judgement, PolicyTerms } from "./policy-rules.ts";

/** State and texts for every component. */
export interface PolicyScene {
	readonly settings: PolicySettings;
	readonly state: PolicyState;
	/** The received requests, with the policy's decision on each. */
	readonly judged: readonly (Judgement & { readonly request: PolicyRequest })[];
	readonly address: PrototypeAddress;
	readonly t: TFunction<"mf-demos/policy">;
	readonly locale: Locale;
}

/** Values for sentences about a policy. */
export type PolicyTextInput = Pick<PolicyScene, "settings" | "state" | "t" | "locale">;

/** Returns the address change for other terms, or another number of received requests. */
export function changeTo({ settings, state }: PolicyScene, change: Partial<PolicyTerms>, received = state.received) {
	return policyChange({ terms: { ...state.terms, ...change }, received }, settings);
}

/** Returns the label of an id, else the id. */
export function labelOf(list: PolicySettings["purposes"], id: string): string {
	return list.find((choice) => choice.id === id)?.label ?? id;
}

/** Formats a day. */
export function dayText({ locale }: PolicyTextInput, day: string): string {
	return longDate(day, locale);
}

/** Returns labels of ids as a list, such as “customer or service provider”. */
function listText({ locale }: PolicyTextInput, list: PolicySettings["purposes"], ids: readonly string[]): string {
	const formats = localeEntry(locale).formats;
	return new Intl.ListFormat(formats, { type: "disjunction" }).format(ids.map((id) => labelOf(list, id)));
}

/** Describes the policy in sentences; undefined if it allows nothing. */
export function policyText(scene: PolicyTextInput): string | undefined {
	const { settings, state, t } = scene;
	const { recipients, purposes, until, forward } = state.terms;
	if (recipients.length === 0 || purposes.length === 0) return undefined;
	return [
		t("says.who", { who: listText(scene, settings.recipients, recipients) }),
		t("says.for", { purpose: listText(scene, settings.purposes, purposes) }),
		until === undefined ? t("says.always") : t("says.until", { day: dayText(scene, until) }),
		t(forward ? "says.forward" : "says.stay"),
	].join(" ");
}

/** Explains the result of a condition for a request. */
export function findingText(
	input: PolicyTextInput,
	{ recipient, purpose, on }: PolicyRequest,
	{ about, holds }: Finding,
): string {
	const { settings, state, t } = input;
	switch (about) {
		case "recipient":
			return t(holds ? "finding.who.holds" : "finding.who.fails", { who: labelOf(settings.recipients, recipient) });
		case "purpose":
			return t(holds ? "finding.for.holds" : "finding.for.fails", { purpose: labelOf(settings.purposes, purpose) });
		case "dateTime":
			return t(holds ? "finding.until.holds" : "finding.until.fails", {
				day: dayText(input, on),
				end: dayText(input, state.terms.until ?? on),
			});
		case "distribute":
			return t(holds ? "finding.onward.holds" : "finding.onward.fails");
	}
}
