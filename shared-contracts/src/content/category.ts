import type { tones } from "./tones.ts";

/** A colour of categories and covers. */
export type Tone = keyof typeof tones;
