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
		["shows a still at first", [], "ready", "button", "still"],
		["loads when requested, and hides the button immediately", ["play"], "loading", "no button", "video"],
		["plays", ["play", "plays"], "playing", "no button", "video"],
		["stays visible when its own controls pause it", ["play", "plays", "pauses"], "paused", "button", "video"],
		["is hidden immediately when a pause is requested", ["play", "plays", "pause"], "paused", "button", "still"],
		["can be paused while loading", ["play", "pause"], "paused", "button", "still"],
		["continues when requested", ["play", "plays", "pauses", "play", "plays"], "playing", "no button", "video"],
		["continues by its own controls", ["play", "plays", "pauses", "plays"], "playing", "no button", "video"],
		["ends, also after a pause event", ["play", "plays", "pauses", "ends"], "ended", "no button", "video"],
		["stays ended when paused at the end", ["play", "plays", "ends", "pauses"], "ended", "no button", "video"],
		["fails", ["play", "fails"], "error", "button", "still"],
		["stays failed after further requests and events", ["play", "fails", "pauses", "play", "plays"], "error", "button", "still"],
		["keeps playing when requested again", ["play", "plays", "play"], "playing", "no button", "video"],
		["ignores a pause before the start", ["pause"], "ready", "button", "still"],
	])("%s", (_what, events, state, button, place) => {
		const status = after(...events);
		expect(status.state).toBe(state);
		expect(showsPlayButton(status)).toBe(button === "button");
		expect(status.shown).toBe(place === "video");
	});
});
