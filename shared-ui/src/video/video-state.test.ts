// [VD-1] What a player shows, step by step.

import { describe, expect, test } from "vitest";
import { nextStatus, showsPlayButton, UNSTARTED, type VideoEvent, type VideoState, type VideoStatus } from "./video-state.ts";

const EVENTS = {
	play: { type: "play-requested" },
	pause: { type: "pause-requested" },
	plays: { type: "plays" },
	pauses: { type: "pauses" },
	ends: { type: "ends" },
	fails: { type: "fails", failure: { kind: "unplayable" } },
} as const satisfies Record<string, VideoEvent>;
type Name = keyof typeof EVENTS;
const after = (...events: readonly Name[]) =>
	events.reduce<VideoStatus>((status, name) => nextStatus(status, EVENTS[name]), UNSTARTED);

describe("[VD-1] a video", () => {
	test.each<readonly [string, readonly Name[], VideoState, "button" | "no button", "video" | "still"]>([
		["waits", [], "ready", "button", "still"],
		["loads once it is requested, and the button is gone at once", ["play"], "loading", "no button", "video"],
		["plays", ["play", "plays"], "playing", "no button", "video"],
		["paused by its own controls stays in sight", ["play", "plays", "pauses"], "paused", "button", "video"],
		["gives way at once when a pause is requested", ["play", "plays", "pause"], "paused", "button", "still"],
		["is paused while it still loads", ["play", "pause"], "paused", "button", "still"],
		["goes on", ["play", "plays", "pauses", "play", "plays"], "playing", "no button", "video"],
		["goes on by its own controls", ["play", "plays", "pauses", "plays"], "playing", "no button", "video"],
		["ends, and the pause before that does not count", ["play", "plays", "pauses", "ends"], "ended", "no button", "video"],
		["stays at its end when it is paused there", ["play", "plays", "ends", "pauses"], "ended", "no button", "video"],
		["fails", ["play", "fails"], "error", "button", "still"],
		["stays failed, whatever is requested or reported", ["play", "fails", "pauses", "play", "plays"], "error", "button", "still"],
		["that plays is not loaded again when it is requested", ["play", "plays", "play"], "playing", "no button", "video"],
		["that was not started has nothing to pause", ["pause"], "ready", "button", "still"],
	])("%s", (_what, events, state, button, place) => {
		const status = after(...events);
		expect(status.state).toBe(state);
		expect(showsPlayButton(status)).toBe(button === "button");
		expect(status.shown).toBe(place === "video");
	});

	test("is marked as playing for as long as its player says so", () => {
		expect(after("play").playing).toBe(false);
		expect(after("play", "plays", "pause").playing).toBe(true);
		for (const end of ["pauses", "ends", "fails"] as const) expect(after("play", "plays", end).playing).toBe(false);
	});
});
