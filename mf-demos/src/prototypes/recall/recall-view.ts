// Shared by the components of this prototype: their state, the traces, and names of lots.

import type { Lot, RecallSettings } from "@hub/shared-contracts/content/prototype-recall";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import { numberText } from "../number-text.ts";
import type { PrototypeAddress } from "../prototype-address.ts";
import { type RecallState, recallChange } from "./recall-address.ts";
import type { Trace } from "./trace.ts";
import { unitsIn } from "./unit-spans.ts";

/** State and texts for every component. */
export interface RecallScene {
	readonly settings: RecallSettings;
	readonly state: RecallState;
	/** Traces without and with exchange. */
	readonly traces: { readonly off: Trace; readonly on: Trace };
	/** The trace that is shown. */
	readonly trace: Trace;
	/** The lots that are visible. */
	readonly seen: ReadonlySet<string>;
	readonly address: PrototypeAddress;
	readonly t: TFunction<"mf-demos/recall">;
	readonly locale: Locale;
}

/** Returns the address change for another state. */
export function changeTo({ settings, state }: RecallScene, change: Partial<RecallState>) {
	return recallChange({ ...state, ...change }, settings);
}

/** Formats a number. */
export function numberIn({ t, locale }: RecallScene, value: number): string {
	return numberText(value, locale, t("grouping"));
}

/** Formats the number of affected units in a lot. */
export function concernText(scene: RecallScene, { id, units }: Lot): string {
	const { t, trace } = scene;
	const concerned = unitsIn(trace.get(id) ?? []);
	const all = numberIn(scene, units);
	if (concerned === 0) return t("lot.free");
	return concerned === units ? t("lot.all", { all }) : t("lot.concerned", { units: numberIn(scene, concerned), all });
}

/** Returns a party's name. */
export function partyName({ parties }: RecallSettings, id: string): string {
	return parties.find((party) => party.id === id)?.name ?? id;
}

/** Prevents line breaks within codes such as F-72 by a word joiner (U+2060) after the hyphen. */
export function wholeCodes(text: string): string {
	return text.replace(/(?<=\p{Lu})-(?=\d)/gu, "-\u2060");
}
