// Vimeo, through its own library.

import Vimeo, { type VimeoEmbedParameters } from "@vimeo/player";
import { clampVolume, type Player, type PlayerOptions, type TellPlayerEvent } from "./player.ts";

/** A video at Vimeo: its number, or its whole address. */
export type VimeoSource = { readonly id: number } | { readonly url: string };

/** The options with which Vimeo shows a video. */
export function vimeoOptions(
	source: VimeoSource,
	{ controls = true, loop = false, muted = false, vimeo = {} }: PlayerOptions,
) {
	return { ...source, controls, loop, muted, ...vimeo };
}

/**
 * Creates Vimeo's frame in an element. Its script first asks Vimeo how to embed the video, and names the frame itself.
 */
export function createVimeoPlayer(
	element: HTMLElement,
	source: VimeoSource,
	options: PlayerOptions,
	tell: TellPlayerEvent,
): Player {
	let gone = false;
	// Any address may be given. Vimeo's script refuses others with a message for the visitor.
	const player = new Vimeo(element, vimeoOptions(source, options) as VimeoEmbedParameters);
	const on = (name: "play" | "pause" | "ended", type: "plays" | "pauses" | "ends") =>
		player.on(name, () => {
			if (!gone) tell({ type });
		});
	on("play", "plays");
	on("pause", "pauses");
	on("ended", "ends");
	player.ready().then(
		() => {
			if (gone) return;
			// A phone may refuse it; the video plays all the same.
			player.setVolume(clampVolume(options.volume)).catch(() => undefined);
			tell({ type: "ready" });
		},
		(error: unknown) => {
			if (gone) return;
			const text = error instanceof Error ? error.message : String(error);
			tell({ type: "fails", failure: { kind: "message", text } });
		},
	);
	return {
		// Only loading can fail: if the browser blocks playback, the visitor can start it in Vimeo's frame.
		play: () => void player.play().catch(() => undefined),
		pause: () => void player.pause().catch(() => undefined),
		destroy() {
			gone = true;
			void player.destroy();
		},
	};
}
