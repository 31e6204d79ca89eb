// What a film's player shows, and what makes it show something else (VD-1). The same for a film of our own and for one that a
// provider plays: whoever plays it reports these events.

/** `ready`: nobody has asked for it yet; `loading`: asked for, and not on yet. */
export type FilmState = "loading" | "ready" | "playing" | "paused" | "ended" | "error";

/** What happens to a film: somebody wants to see it; it runs, stops, is over, cannot be played. */
export type FilmEvent = "asked" | "plays" | "pauses" | "ends" | "fails";

/** The state after an event. */
export function nextFilmState(state: FilmState, event: FilmEvent): FilmState {
	switch (event) {
		case "asked":
			return state === "playing" ? state : "loading";
		case "plays":
			return "playing";
		case "pauses":
			// A player also pauses what was never on, what has ended and what has failed.
			return state === "playing" || state === "loading" ? "paused" : state;
		case "ends":
			return "ended";
		case "fails":
			return "error";
	}
}

/** Whether the button that plays it is there: while it plays it would be in the way, and after the end its own controls are there. */
export function showsPlayButton(state: FilmState): boolean {
	return state === "ready" || state === "paused" || state === "error";
}

/** Whether the still stands in the film's place. */
export function showsStill(state: FilmState): boolean {
	return state === "ready" || state === "error";
}
