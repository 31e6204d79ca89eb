// What a player shows, and what changes it (VD-1): the same for a video that this site serves and for one at a provider.

/** The states of VD-1. `ready`: not started; `loading`: requested, not playing yet. */
export type VideoState = "loading" | "ready" | "playing" | "paused" | "ended" | "error";

/** Why a video cannot be played: in the provider's own words, or what is known of it where the provider sends a number. */
export type VideoFailure =
	| { readonly kind: "message"; readonly text: string }
	| { readonly kind: "invalid" | "missing" | "not-embeddable" | "unplayable" | "unreachable" };

/** What is known of a video. */
export interface VideoStatus {
	readonly state: VideoState;
	/** Whether its player says that it plays; a request to pause is answered a moment later. */
	readonly playing: boolean;
	/** Whether the video stands in its still's place. */
	readonly shown: boolean;
	/** Only in the state `error`. */
	readonly failure?: VideoFailure;
}

/** What happens to a video: play or pause is requested, or its player says that it plays, pauses, ends or fails. */
export type VideoEvent =
	| { readonly type: "play-requested" | "pause-requested" | "plays" | "pauses" | "ends" }
	| { readonly type: "fails"; readonly failure: VideoFailure };

/** A video that was not started. */
export const UNSTARTED: VideoStatus = { state: "ready", playing: false, shown: false };

/** The status after an event. */
export function nextStatus(status: VideoStatus, event: VideoEvent): VideoStatus {
	const { state } = status;
	// A failed player takes no more requests; another one can be created.
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

/** Whether a video is under way: it plays, or will as soon as it can. */
export function isUnderWay({ state }: VideoStatus): boolean {
	return state === "loading" || state === "playing";
}

/** Whether the play button is shown (VD-1): hidden while playing, and after the end, when the player's own controls are shown. */
export function showsPlayButton({ state }: VideoStatus): boolean {
	return state === "ready" || state === "paused" || state === "error";
}
