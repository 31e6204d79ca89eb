// Shared by the components of this prototype: their state, texts and formatting of terms.

import type { ChosenTerm, TermName, Terms } from "@hub/shared-contracts/content/contract-terms";
import { isChosen } from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings } from "@hub/shared-contracts/content/prototype-contract";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import type { FormEvent } from "react";
import { numberText } from "../number-text.ts";
import type { PrototypeAddress } from "../prototype-address.ts";
import { type ContractState, choicesOf, contractChange, readContractState } from "./contract-address.ts";
import type { Move, Negotiation } from "./negotiation.ts";

export type ContractTexts = TFunction<"mf-demos/contract">;

/** State and texts for every component. */
export interface ContractScene {
	readonly settings: ContractSettings;
	readonly state: ContractState;
	readonly negotiation: Negotiation;
	readonly address: PrototypeAddress;
	readonly t: ContractTexts;
	readonly locale: Locale;
}

/** The change of the address that a move is. */
export function moveChange({ settings, state }: ContractScene, move: Move) {
	return contractChange({ ...state, moves: [...state.moves, move], use: undefined }, settings);
}

/** The label of a choice's id; the id itself where there is none. */
export function labelOf(list: ContractSettings["purposes"], id: string): string {
	return list.find((choice) => choice.id === id)?.label ?? id;
}

/** Formats the value of a term. */
export function termText({ settings, t, locale }: ContractScene, term: TermName, terms: Terms): string {
	if (isChosen(term)) return labelOf(choicesOf(settings, term), terms[term]);
	const number = numberText(terms[term], locale, t("grouping"));
	if (term === "months") return t("value.months", { count: terms.months });
	return term === "uses" ? t("value.uses", { count: terms.uses, number }) : t("value.price", { number });
}

/** The choices of a term. */
export function termChoices({ settings }: ContractScene, term: ChosenTerm): ContractSettings["purposes"] {
	return choicesOf(settings, term);
}

/** The fields that bring the present state along where a form is sent without JavaScript. */
export function stateFields({ state, settings }: ContractScene): readonly (readonly [name: string, value: string])[] {
	const change = contractChange({ ...state, use: undefined }, settings);
	return Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** Takes a form's entries in place: they mean what they would mean without JavaScript. */
export function takeForm(
	{ settings, address }: ContractScene,
	event: FormEvent<HTMLFormElement>,
	pressed: "propose" | "use",
): void {
	event.preventDefault();
	const sent = new FormData(event.currentTarget);
	const get = (name: string) => {
		const value = name === "do" ? pressed : sent.get(name);
		return typeof value === "string" ? value : undefined;
	};
	address.change(contractChange(readContractState(get, settings), settings));
}
