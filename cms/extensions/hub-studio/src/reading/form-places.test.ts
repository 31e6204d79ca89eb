import { expect, test } from "vitest";
import type { FormField } from "../studio/form-fields.ts";
import { blockNow, placesOf } from "./form-places.ts";

const field = (name: string, label: string, isBlocks = false): FormField => ({
	...{ name, label, isBlocks, group: undefined, choices: new Map(), target: undefined },
});
const words = (at: number, type: string) => `${at + 1} ${type}`;
const [quote, steps] = [{ type: "quote" }, { type: "steps" }];

test("[CT-1] one can be asked about each field by its label, and about each block by its place and kind", () => {
	const places = placesOf([field("title", "Titel"), field("blocks", "Abschnitte", true)], { blocks: [quote, steps] }, words);
	expect(places.map((one) => one.words)).toEqual(["Titel", "Abschnitte", "1 quote", "2 steps"]);
	expect(places.at(-1)?.place).toEqual({ field: "blocks", block: { at: 1, type: "steps" } });
	expect(placesOf([field("blocks", "Abschnitte", true)], { blocks: null }, words)).toHaveLength(1);
});

test("[CT-1] a block that was moved is found by its kind, and one that was deleted is not", () => {
	const place = { at: 1, type: "steps" };
	expect(blockNow([quote, steps], place)).toBe(1);
	expect(blockNow([steps, quote], place)).toBe(0);
	expect(blockNow([quote], place)).toBeUndefined();
});
