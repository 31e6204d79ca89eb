// Shared by the components of this prototype: their state, texts and formatting of terms.

import { isChosen, type TermName, type Terms } from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings } from "@hub/shared-contracts/content/prototype-contract";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import type { FormEvent } from "react";
import { numberText } from "../number-text.ts";
import type { PrototypeAddress, StateChange } from "../prototype-address.ts";
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

/** Returns the address change for a move. */
export function moveChange({ settings, state }: ContractScene, move: Move) {
	return contractChange({ ...state, moves: [...state.moves, move], use: undefined }, settings);
}

/** Returns the label of a choice, else its id. */
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

/** Returns the state that a form submits besides its own fields. */
export function formState({ state, settings }: ContractScene): StateChange {
	return contractChange({ ...state, use: undefined }, settings);
}

/** Applies a submitted form as the server would without JavaScript. */
export function applyForm(
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
