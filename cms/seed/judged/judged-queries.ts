// All judged queries of a language: those that the engine was improved by, and those that were held out.

import type { SeedLocale } from "../shape.ts";
import { ASKED_GERMAN } from "./asked.de.ts";
import { ASKED_ENGLISH } from "./asked.en.ts";
import { HELD_OUT_GERMAN } from "./held-out.de.ts";
import { HELD_OUT_ENGLISH } from "./held-out.en.ts";
import { HELD_OUT_NATURAL_GERMAN } from "./held-out-natural.de.ts";
import { HELD_OUT_NATURAL_ENGLISH } from "./held-out-natural.en.ts";
import type { JudgedQuery } from "./judged-query.ts";
import { NATURAL_GERMAN } from "./natural.de.ts";
import { NATURAL_ENGLISH } from "./natural.en.ts";
import { GERMAN_QUERIES } from "./queries.de.ts";
import { ENGLISH_QUERIES } from "./queries.en.ts";

export const HELD_OUT_QUERIES: Readonly<Record<SeedLocale, readonly JudgedQuery[]>> = {
	de: [...HELD_OUT_GERMAN, ...HELD_OUT_NATURAL_GERMAN],
	en: [...HELD_OUT_ENGLISH, ...HELD_OUT_NATURAL_ENGLISH],
};

/** All queries, including those held out. */
export const JUDGED_QUERIES: Readonly<Record<SeedLocale, readonly JudgedQuery[]>> = {
	de: [...GERMAN_QUERIES, ...ASKED_GERMAN, ...NATURAL_GERMAN, ...HELD_OUT_QUERIES.de],
	en: [...ENGLISH_QUERIES, ...ASKED_ENGLISH, ...NATURAL_ENGLISH, ...HELD_OUT_QUERIES.en],
};
