import { expect, test } from "vitest";
import { slotsAndChunksOf } from "../load-blocks.loader.ts";

test("[RT-1] only a hero with a demo requests the demo's slot", () => {
	const hero = (demo: boolean) => ({ type: "hero", id: "1", anchor: "", demo });
	expect(slotsAndChunksOf([hero(false)]).slots).toEqual([]);
	expect(slotsAndChunksOf([hero(true)]).slots).toEqual(["try-policy"]);
});
