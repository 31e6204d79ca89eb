// What the players of three kinds have in common: a file of this site, YouTube, Vimeo.

import type { VideoFailure } from "./video-state.ts";

/** What a player reports. `ready`: it can be requested to play; `asked`: it was started by controls of its own. */
export type PlayerEvent =
	| { readonly type: "ready" | "asked" }
	| { readonly type: "plays" | "pauses" | "ends" }
	| { readonly type: "fails"; readonly failure: VideoFailure };

export type TellPlayerEvent = (event: PlayerEvent) => void;

/** A player. It may ignore requests before it is ready. */
export interface Player {
	play(): void;
	pause(): void;
	/** Stops for good; nothing is reported afterwards. */
	destroy(): void;
}

/** Creates a player. */
export type CreatePlayer = (tell: TellPlayerEvent) => Player;

/** A video at a provider: YouTube's id, Vimeo's number or address. */
export type EmbeddedVideo =
	| { readonly provider: "youtube"; readonly id: string }
	| { readonly provider: "vimeo"; readonly id: number }
	| { readonly provider: "vimeo"; readonly url: string };

/** How a video is played. */
export interface PlayerOptions {
	/** From 0 to 1; what is beyond counts as the bound. Default 0.2. */
	readonly volume?: number;
	/** The player's own controls. Default true. */
	readonly controls?: boolean;
	/** Default false. */
	readonly loop?: boolean;
	/** Default false. */
	readonly muted?: boolean;
	/** More for the one provider or the other, in its own words; what is said here counts. */
	readonly youtube?: { readonly host?: string } & Readonly<Record<string, string | number | undefined>>;
	readonly vimeo?: Readonly<Record<string, string | number | boolean>>;
}

/** A volume between 0 and 1; 0 if it is no number (VD-3). */
export function clampVolume(volume = 0.2): number {
	return Math.min(1, Math.max(0, volume || 0));
}
