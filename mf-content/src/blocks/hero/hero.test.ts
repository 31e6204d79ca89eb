import { expect, test } from "vitest";
import { slotsAndChunksOf } from "../load-blocks.loader.ts";

test("[RT-1] only a hero with a demo asks for the slot of the demo", () => {
	const hero = { type: "hero", id: "1", anchor: "" };
	expect(slotsAndChunksOf([{ ...hero, ...{ demo: false } }]).slots).toEqual([]);
	expect(slotsAndChunksOf([{ ...hero, ...{ demo: true } }]).slots).toEqual(["try-policy"]);
});
