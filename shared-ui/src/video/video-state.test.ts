// [VD-1] What a player shows, step by step.

import { describe, expect, test } from "vitest";
import { nextVideoState, showsPlayButton, showsStill, type VideoEvent, type VideoState } from "./video-state.ts";

const after = (...events: VideoEvent[]) => events.reduce<VideoState>(nextVideoState, "ready");

describe("[VD-1] a video", () => {
	test.each<readonly [string, readonly VideoEvent[], VideoState, "button" | "no button"]>([
		["waits", [], "ready", "button"],
		["loads once it is asked for, and the button is gone at once", ["asked"], "loading", "no button"],
		["plays", ["asked", "plays"], "playing", "no button"],
		["is paused", ["asked", "plays", "pauses"], "paused", "button"],
		["is paused while it still loads", ["asked", "pauses"], "paused", "button"],
		["goes on", ["asked", "plays", "pauses", "asked", "plays"], "playing", "no button"],
		["ends, and the pause before that does not count", ["asked", "plays", "pauses", "ends"], "ended", "no button"],
		["stays at its end when it is paused there", ["asked", "plays", "ends", "pauses"], "ended", "no button"],
		["fails", ["asked", "fails"], "error", "button"],
		["stays failed when the player pauses it", ["asked", "fails", "pauses"], "error", "button"],
		["can be tried again", ["asked", "fails", "asked", "plays"], "playing", "no button"],
		["that plays is not loaded again when it is asked for", ["asked", "plays", "asked"], "playing", "no button"],
	])("%s", (_what, events, state, button) => {
		expect(after(...events)).toBe(state);
		expect(showsPlayButton(after(...events))).toBe(button === "button");
	});

	test("the poster gives way to the video, and comes back only when there is no picture of it", () => {
		const all: readonly VideoState[] = ["loading", "ready", "playing", "paused", "ended", "error"];
		expect(all.filter(showsStill)).toEqual(["ready", "error"]);
	});
});
