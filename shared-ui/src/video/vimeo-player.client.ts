import Vimeo, { type VimeoEmbedParameters } from "@vimeo/player";
import { clampVolume, type OnPlayerEvent, type Player, type PlayerOptions } from "./player.ts";

/** A video at Vimeo: its number, or its whole address. */
export type VimeoSource = { readonly id: number } | { readonly url: string };

export function vimeoOptions(
	source: VimeoSource,
	{ controls = true, loop = false, muted = false, vimeo = {} }: PlayerOptions,
) {
	return { ...source, controls, loop, muted, ...vimeo };
}

/**
 * Creates Vimeo's frame in an element. Its script first requests embedding details from Vimeo, and names the frame.
 */
export function createVimeoPlayer(
	element: HTMLElement,
	source: VimeoSource,
	options: PlayerOptions,
	onEvent: OnPlayerEvent,
): Player {
	let isDestroyed = false;
	// The type accepts only Vimeo's addresses; Vimeo's script reports others with a message for the visitor.
	const player = new Vimeo(element, vimeoOptions(source, options) as VimeoEmbedParameters);
	const on = (name: "play" | "pause" | "ended", type: "plays" | "pauses" | "ends") =>
		player.on(name, () => {
			if (!isDestroyed) onEvent({ type });
		});
	on("play", "plays");
	on("pause", "pauses");
	on("ended", "ends");
	player.ready().then(
		() => {
			if (isDestroyed) return;
			// Phones may refuse it.
			player.setVolume(clampVolume(options.volume)).catch(() => undefined);
			onEvent({ type: "ready" });
		},
		(error: unknown) => {
			if (isDestroyed) return;
			const text = error instanceof Error ? error.message : String(error);
			onEvent({ type: "fails", failure: { kind: "message", text } });
		},
	);
	return {
		// Only loading can fail: if the browser blocks playback, the visitor can start it in Vimeo's frame.
		play: () => void player.play().catch(() => undefined),
		pause: () => void player.pause().catch(() => undefined),
		destroy() {
			isDestroyed = true;
			void player.destroy();
		},
	};
}
