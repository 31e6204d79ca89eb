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
	/** Takes the player away: as if it had never been started. */
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
	/** Counts players: later events of an earlier one are ignored. */
	let round = 0;
	let isCreated = false;

	const take = (event: VideoEvent) => {
		const before = status;
		status = nextStatus(before, event);
		if (status === before) return;
		if (!isUnderWay(before) && isUnderWay(status)) onStart?.();
		for (const listener of listeners) listener();
	};
	const startRequested = () => {
		if (isReady && status.state === "loading") player?.play();
	};
	const hear = (event: PlayerEvent) => {
		switch (event.type) {
			case "ready":
				isReady = true;
				return startRequested();
			case "asked":
				return take({ type: "play-requested" });
			case "plays":
				if (!stopsAtStart) return take(event);
				stopsAtStart = false;
				return player?.pause();
			default:
				return take(event);
		}
	};
	const make = (always: boolean) => {
		isCreated = true;
		const own = ++round;
		const create = (how: CreatePlayer) => {
			if (own !== round) return;
			player = how((event) => {
				if (own === round) hear(event);
			});
			// The player may have become ready before this assignment.
			startRequested();
		};
		const how = load();
		if (!(how instanceof Promise)) return create(how);
		how.then(
			(loaded) => {
				if (own !== round) return;
				// Paused meanwhile: created when it is requested again.
				if (always || status.state === "loading") create(loaded);
				else isCreated = false;
			},
			() => own === round && take({ type: "fails", failure: { kind: "unreachable" } }),
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
			take({ type: "play-requested" });
			if (!isCreated) make(false);
			else if (!wasUnderWay) startRequested();
		},
		pause() {
			const { state, playing } = status;
			take({ type: "pause-requested" });
			if (playing) player?.pause();
			else if (state === "loading" && isReady) stopsAtStart = true;
		},
		prepare() {
			if (!isCreated) make(true);
		},
		reset() {
			round++;
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
