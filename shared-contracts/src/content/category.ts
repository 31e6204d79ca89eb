import type { tones } from "../collections/tones.ts";

/** A colour of categories and covers. */
export type Tone = keyof typeof tones;
