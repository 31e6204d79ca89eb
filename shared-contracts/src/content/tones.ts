/** Colours of categories and drawn covers, with their names in Studio. The site's tokens have the same names. */
export const tones = { brand: "Petrol", leaf: "Leaf", sky: "Sky", clay: "Clay", plum: "Plum" } as const;

export type Tone = keyof typeof tones;
