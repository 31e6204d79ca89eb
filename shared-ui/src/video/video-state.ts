// The states of a video player and their transitions (VD-1), the same for a video that this site serves and for one at a
// provider.

/** The states of VD-1. `ready`: not started; `loading`: requested, not playing yet. */
export type VideoState = "loading" | "ready" | "playing" | "paused" | "ended" | "error";

/** Events of a player: play was requested; it plays, pauses, ends, fails. */
export type VideoEvent = "asked" | "plays" | "pauses" | "ends" | "fails";

/** The state after an event. */
export function nextVideoState(state: VideoState, event: VideoEvent): VideoState {
	switch (event) {
		case "asked":
			return state === "playing" ? state : "loading";
		case "plays":
			return "playing";
		case "pauses":
			// Players also report a pause before playing, after the end and after an error.
			return state === "playing" || state === "loading" ? "paused" : state;
		case "ends":
			return "ended";
		case "fails":
			return "error";
	}
}

/** Whether the play button is shown (VD-1): hidden while playing, and after the end, when the native controls are shown. */
export function showsPlayButton(state: VideoState): boolean {
	return state === "ready" || state === "paused" || state === "error";
}

/** Whether the poster is shown in place of the video. */
export function showsStill(state: VideoState): boolean {
	return state === "ready" || state === "error";
}
