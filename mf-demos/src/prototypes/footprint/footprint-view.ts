// Shared by the components of this prototype: their state and number formatting.

import type { FootprintSettings } from "@hub/shared-contracts/content/prototype-footprint";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { TFunction } from "i18next";
import { numberText } from "../number-text.ts";
import type { PrototypeAddress } from "../prototype-address.ts";
import { type FootprintState, footprintChange } from "./footprint-address.ts";

/** State and texts for every component. */
export interface FootprintScene {
	readonly settings: FootprintSettings;
	readonly state: FootprintState;
	readonly address: PrototypeAddress;
	readonly t: TFunction<"mf-demos/footprint">;
	readonly locale: Locale;
}

/** Returns the address change for another state. */
export function changeTo({ settings, state }: FootprintScene, change: Partial<FootprintState>) {
	return footprintChange({ ...state, ...change }, settings);
}

/** “5950 g CO₂e” */
export function gramsText({ t, locale }: FootprintScene, grams: number): string {
	return t("grams", { number: numberText(grams, locale, t("grouping")) });
}
