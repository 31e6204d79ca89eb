import type { TFunction } from "i18next";

/** This prototype's texts in a language. */
export type PassportTexts = TFunction<"mf-demos/passport">;
