/** The colours that categories and drawn covers choose from; the site's tokens of the same names. */
export const tones = { brand: "Petrol", leaf: "Leaf", sky: "Sky", clay: "Clay", plum: "Plum" } as const;
