// State of a player and its transitions (VD-1), for videos of this site and of providers.

/** The states of VD-1. `ready`: not started; `loading`: requested, not playing yet. */
export type VideoState = "loading" | "ready" | "playing" | "paused" | "ended" | "error";

/** Reason why a video cannot be played: the provider's message, or the meaning of its error number. */
export type VideoFailure =
	| { readonly kind: "message"; readonly text: string }
	| { readonly kind: "invalid" | "missing" | "not-embeddable" | "unplayable" | "unreachable" };

/** Status of a video. */
export interface VideoStatus {
	readonly state: VideoState;
	/** True while its player reports that it plays. The player follows a request to pause a moment later. */
	readonly playing: boolean;
	/** True if the video is shown in place of its still. */
	readonly shown: boolean;
	/** Only in the state `error`. */
	readonly failure?: VideoFailure;
}

/** Event of a video: play or pause is requested, or its player plays, pauses, ends or fails. */
export type VideoEvent =
	| { readonly type: "play-requested" | "pause-requested" | "plays" | "pauses" | "ends" }
	| { readonly type: "fails"; readonly failure: VideoFailure };

/** A video that was not started. */
export const UNSTARTED: VideoStatus = { state: "ready", playing: false, shown: false };

/** The status after an event. */
export function nextStatus(status: VideoStatus, event: VideoEvent): VideoStatus {
	const { state } = status;
	// A failed player ignores requests; another one can be created.
	if (state === "error") return status;
	switch (event.type) {
		case "play-requested":
			return { ...status, state: state === "playing" ? state : "loading", shown: true };
		case "pause-requested":
			return { ...status, state: state === "ready" ? state : "paused", shown: false };
		case "plays":
			return { state: "playing", playing: true, shown: true };
		case "pauses":
			// Players also report a pause before playing and after the end.
			return { ...status, state: state === "playing" || state === "loading" ? "paused" : state, playing: false };
		case "ends":
			return { ...status, state: "ended", playing: false };
		case "fails":
			return { state: "error", playing: false, shown: false, failure: event.failure };
	}
}

/** True if a video plays, or will as soon as it can. */
export function isUnderWay({ state }: VideoStatus): boolean {
	return state === "loading" || state === "playing";
}

/**
 * True if the play button is shown (VD-1): hidden while playing, and after the end, when the player's own controls are
 * shown.
 */
export function showsPlayButton({ state }: VideoStatus): boolean {
	return state === "ready" || state === "paused" || state === "error";
}
