// Controls a video from the first request to play: creates its player when needed, and reconciles requests with the
// player's events.

import type { CreatePlayer, Player, PlayerEvent } from "./player.ts";
import { isUnderWay, nextStatus, UNSTARTED, type VideoEvent, type VideoStatus } from "./video-state.ts";

/** A video of the page. */
export interface VideoController {
	status(): VideoStatus;
	/** Calls the listener on every change, until the returned function is called. */
	subscribe(listener: () => void): () => void;
	/** Requests to play. A video that failed refuses, until it was reset. */
	play(): void;
	/** Requests to pause, even a player that is still being created. */
	pause(): void;
	/** Creates the player before the first request; only for one that is in the page anyway. */
	prepare(): void;
	/** Destroys the player, as if it had never been started. */
	reset(): void;
}

/** Options of a controller. */
export interface VideoControllerOptions {
	/** Creates its player; loaded on the first request. */
	load(): Promise<CreatePlayer> | CreatePlayer;
	/** Called when the video gets under way, by a request or by controls of its player. */
	onStart?(): void;
}

export function createVideoController({ load, onStart }: VideoControllerOptions): VideoController {
	const listeners = new Set<() => void>();
	let status = UNSTARTED;
	let player: Player | undefined;
	let isReady = false;
	/** True if a pause was requested after `play` was called on the player, and before it played. */
	let stopsAtStart = false;
	/** Number of created players. Events of earlier ones are ignored. */
	let generation = 0;
	let isCreated = false;

	const dispatch = (event: VideoEvent) => {
		const before = status;
		status = nextStatus(before, event);
		if (status === before) return;
		if (!isUnderWay(before) && isUnderWay(status)) onStart?.();
		for (const listener of listeners) listener();
	};
	const startRequested = () => {
		if (isReady && status.state === "loading") player?.play();
	};
	const handlePlayerEvent = (event: PlayerEvent) => {
		switch (event.type) {
			case "ready":
				isReady = true;
				return startRequested();
			case "requested":
				return dispatch({ type: "play-requested" });
			case "plays":
				if (!stopsAtStart) return dispatch(event);
				stopsAtStart = false;
				return player?.pause();
			default:
				return dispatch(event);
		}
	};
	const createPlayer = (always: boolean) => {
		isCreated = true;
		const own = ++generation;
		const start = (create: CreatePlayer) => {
			if (own !== generation) return;
			player = create((event) => {
				if (own === generation) handlePlayerEvent(event);
			});
			// The player may have become ready before this assignment.
			startRequested();
		};
		const loaded = load();
		if (!(loaded instanceof Promise)) return start(loaded);
		loaded.then(
			(create) => {
				if (own !== generation) return;
				// If it was paused meanwhile, it is created on the next request.
				if (always || status.state === "loading") start(create);
				else isCreated = false;
			},
			() => own === generation && dispatch({ type: "fails", failure: { kind: "unreachable" } }),
		);
	};

	return {
		status: () => status,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		play() {
			// biome-ignore lint/suspicious/noConsole: a failed video is played again by a script only, whose author reads the console
			if (status.state === "error") return console.error("Can not play this video.");
			stopsAtStart = false;
			const wasUnderWay = isUnderWay(status);
			dispatch({ type: "play-requested" });
			if (!isCreated) createPlayer(false);
			else if (!wasUnderWay) startRequested();
		},
		pause() {
			const { state, playing } = status;
			dispatch({ type: "pause-requested" });
			if (playing) player?.pause();
			else if (state === "loading" && isReady) stopsAtStart = true;
		},
		prepare() {
			if (!isCreated) createPlayer(true);
		},
		reset() {
			generation++;
			player?.destroy();
			player = undefined;
			isReady = false;
			isCreated = false;
			stopsAtStart = false;
			if (status === UNSTARTED) return;
			status = UNSTARTED;
			for (const listener of listeners) listener();
		},
	};
}
