// Shared interface of three players: a file of this site, YouTube, Vimeo.

import type { VideoFailure } from "./video-state.ts";

/** Event of a player. `ready`: it can be told to play; `asked`: it was started by its own controls. */
export type PlayerEvent =
	| { readonly type: "ready" | "asked" }
	| { readonly type: "plays" | "pauses" | "ends" }
	| { readonly type: "fails"; readonly failure: VideoFailure };

export type TellPlayerEvent = (event: PlayerEvent) => void;

/** A player. It may ignore requests before it is ready. */
export interface Player {
	play(): void;
	pause(): void;
	/** Stops permanently; no event is reported afterwards. */
	destroy(): void;
}

/** Creates a player. */
export type CreatePlayer = (tell: TellPlayerEvent) => Player;

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
	/** Additional native options of a provider. They win. */
	readonly youtube?: { readonly host?: string } & Readonly<Record<string, string | number | undefined>>;
	readonly vimeo?: Readonly<Record<string, string | number | boolean>>;
}

/** A volume between 0 and 1; 0 if it is no number (VD-3). */
export function clampVolume(volume = 0.2): number {
	return Math.min(1, Math.max(0, volume || 0));
}
