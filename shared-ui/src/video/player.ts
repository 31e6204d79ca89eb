// Shared interface of three players: a file of this site, YouTube, Vimeo.

import type { VideoFailure } from "./video-state.ts";

/** Event of a player. `ready`: it can play; `requested`: its own controls were used to start it. */
export type PlayerEvent =
	| { readonly type: "ready" | "requested" }
	| { readonly type: "plays" | "pauses" | "ends" }
	| { readonly type: "fails"; readonly failure: VideoFailure };

export type OnPlayerEvent = (event: PlayerEvent) => void;

/** A player, which may ignore calls before it is ready. */
export interface Player {
	play(): void;
	pause(): void;
	/** Stops permanently; no event is reported afterwards. */
	destroy(): void;
}

export type CreatePlayer = (onEvent: OnPlayerEvent) => Player;

/** A video at a provider: YouTube's id, Vimeo's number or address. */
export type EmbeddedVideo =
	| { readonly provider: "youtube"; readonly id: string }
	| { readonly provider: "vimeo"; readonly id: number }
	| { readonly provider: "vimeo"; readonly url: string };

/** Options of a player. */
export interface PlayerOptions {
	/** From 0 to 1; clamped. Default 0.2. */
	readonly volume?: number;
	/** The player's own controls. Default true. */
	readonly controls?: boolean;
	/** Default false. */
	readonly loop?: boolean;
	/** Default false. */
	readonly muted?: boolean;
	/** Native options of a provider, which override the others. */
	readonly youtube?: { readonly host?: string } & Readonly<Record<string, string | number | undefined>>;
	readonly vimeo?: Readonly<Record<string, string | number | boolean>>;
}

/** Limits a volume to 0 to 1; 0 if it is NaN (VD-3). */
export function clampVolume(volume = 0.2): number {
	return Math.min(1, Math.max(0, volume || 0));
}
