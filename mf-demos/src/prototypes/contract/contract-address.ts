// State of the prototype in its address, such as `?moves=propose.repair.12.eu.none.900.120_accept`. Forms submitted
// without JavaScript are read, too.

import {
	CHOSEN_TERMS,
	type ChosenTerm,
	COUNTED_TERMS,
	type CountedTerm,
	TERMS,
	type Terms,
} from "@hub/shared-contracts/content/contract-terms";
import type { ContractSettings, DataUse } from "@hub/shared-contracts/content/prototype-contract";
import type { StateChange } from "../prototype-address.ts";
import { type Course, MESSAGES, type Move, type Side } from "./negotiation.ts";

/** State of the page. */
export interface ContractState extends Course {
	/** Data use to check against the contract, if there is one. */
	readonly use: DataUse | undefined;
}

/** Fields of a use, in the order of addresses. In forms their names begin with `use-`. */
const USE_FIELDS = ["purpose", "country", "recipient", "month", "count"] as const;

/** Maximum number of moves in an address. Further ones are ignored. */
const MAX_MOVES = 24;

/** Parses the state from an address or a form. Unknown values are ignored. */
export function readContractState(
	get: (name: string) => string | undefined,
	settings: ContractSettings,
): ContractState {
	const side: Side = get("side") === "provider" ? "provider" : "consumer";
	const pressed = get("do");
	const written = (get("moves") ?? "").split("_").filter(Boolean);
	if (pressed === "propose") written.push(["propose", ...TERMS.map((term) => get(term) ?? "")].join("."));
	const moves = written.slice(0, MAX_MOVES).map((move) => readMove(move.split("."), settings));
	const broken = moves.indexOf(undefined);
	const use = pressed === "use" ? USE_FIELDS.map((field) => get(`use-${field}`) ?? "") : get("use")?.split(".");
	return {
		side,
		offer: (settings.offers.find(({ id }) => id === get("offer")) ?? settings.offers[0])?.id ?? "",
		moves: moves.slice(0, broken < 0 ? undefined : broken).filter((move) => move !== undefined),
		use: use && readUse(use, settings),
	};
}

/** Returns the address parameters of a state, and removes those of a form. */
export function contractChange({ side, offer, moves, use }: ContractState, settings: ContractSettings): StateChange {
	const formFields = ["do", ...TERMS, ...USE_FIELDS.map((field) => `use-${field}`)];
	return {
		...Object.fromEntries(formFields.map((name) => [name, undefined])),
		side: side === "consumer" ? undefined : side,
		offer: offer === settings.offers[0]?.id ? undefined : offer,
		moves: moves.map(writeMove).join("_") || undefined,
		use: use && USE_FIELDS.map((field) => use[field]).join("."),
	};
}

function writeMove(move: Move): string {
	return move.kind === "propose" ? ["propose", ...TERMS.map((term) => move.terms[term])].join(".") : move.kind;
}

/** Returns the possible values of a term. */
export function choicesOf(settings: ContractSettings, term: ChosenTerm): ContractSettings["purposes"] {
	return { purpose: settings.purposes, region: settings.regions, forward: settings.forwards }[term];
}

function readMove([kind = "", ...values]: readonly string[], settings: ContractSettings): Move | undefined {
	if (kind === "propose") {
		const terms = readTerms(values, settings);
		return terms && { kind, terms };
	}
	if (kind === "request" || kind === "offer" || !Object.hasOwn(MESSAGES, kind) || values.length > 0) return undefined;
	return { kind: kind as Exclude<keyof typeof MESSAGES, "request" | "offer"> }; // a key of the table except those two
}

function readTerms(values: readonly string[], settings: ContractSettings): Terms | undefined {
	if (values.length !== TERMS.length) return undefined;
	const [purpose = "", months = "", region = "", forward = "", uses = "", price = ""] = values;
	const chosen = { purpose, region, forward };
	if (!CHOSEN_TERMS.every((term) => choicesOf(settings, term).some(({ id }) => id === chosen[term]))) return undefined;
	const counted = { months: countOf("months", months), uses: countOf("uses", uses), price: countOf("price", price) };
	return counted.months === undefined || counted.uses === undefined || counted.price === undefined
		? undefined
		: { ...chosen, months: counted.months, uses: counted.uses, price: counted.price };
}

function readUse(values: readonly string[], settings: ContractSettings): DataUse | undefined {
	const [purpose = "", country = "", recipient = "", month = "", count = ""] = values;
	const has = (list: ContractSettings["purposes"], wanted: string) => list.some(({ id }) => id === wanted);
	if (!has(settings.purposes, purpose) || !has(settings.countries, country) || !has(settings.recipients, recipient))
		return undefined;
	const [inMonth, nth] = [wholeNumber(month), wholeNumber(count)];
	return inMonth && nth
		? { purpose, country, recipient, month: Math.min(inMonth, 999), count: Math.min(nth, 999_999) }
		: undefined;
}

/** Parses a number and limits it to the term's range. Returns undefined for other texts. */
function countOf(term: CountedTerm, written: string): number | undefined {
	const { min, max } = COUNTED_TERMS[term];
	const number = wholeNumber(written);
	return number === undefined ? undefined : Math.min(max, Math.max(min, number));
}

function wholeNumber(written: string): number | undefined {
	return /^\d{1,9}$/.test(written.trim()) ? Number(written) : undefined;
}
