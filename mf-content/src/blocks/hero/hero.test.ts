import { expect, test } from "vitest";
import { shownBy } from "../load-blocks.loader.ts";

test("[RT-1] only a hero with a demo asks for the slot of the demo", () => {
	const hero = { type: "hero", id: "1", anchor: "" };
	expect(shownBy([{ ...hero, ...{ demo: false } }]).slots).toEqual([]);
	expect(shownBy([{ ...hero, ...{ demo: true } }]).slots).toEqual(["try-policy"]);
});
