// All judged queries of a language: those that the engine was improved by, and those that were held out.

import type { SeedLocale } from "../shape.ts";
import { ASKED_GERMAN } from "./asked.de.ts";
import { ASKED_ENGLISH } from "./asked.en.ts";
import { HELD_OUT_GERMAN } from "./held-out.de.ts";
import { HELD_OUT_ENGLISH } from "./held-out.en.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { GERMAN_QUERIES } from "./queries.de.ts";
import { ENGLISH_QUERIES } from "./queries.en.ts";

export const HELD_OUT_QUERIES: Readonly<Record<SeedLocale, readonly JudgedQuery[]>> = { de: HELD_OUT_GERMAN, en: HELD_OUT_ENGLISH };

/** With those that were held out. */
export const JUDGED_QUERIES: Readonly<Record<SeedLocale, readonly JudgedQuery[]>> = {
	de: [...GERMAN_QUERIES, ...ASKED_GERMAN, ...HELD_OUT_GERMAN],
	en: [...ENGLISH_QUERIES, ...ASKED_ENGLISH, ...HELD_OUT_ENGLISH],
};
