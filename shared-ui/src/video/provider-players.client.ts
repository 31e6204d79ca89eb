// Players of both providers, in their own chunk, which is only loaded to play one of their videos.

import type { CreatePlayer, EmbeddedVideo, PlayerOptions } from "./player.ts";
import { createVimeoPlayer } from "./vimeo-player.client.ts";
import { createYouTubePlayer } from "./youtube-player.client.ts";

/**
 * Creates a provider's player in an element of the page and replaces the previous one.
 * @param name accessible name of the frame
 */
export function providerPlayer(
	place: HTMLElement,
	video: EmbeddedVideo,
	name: string,
	options: PlayerOptions,
): CreatePlayer {
	return (onEvent) => {
		const element = document.createElement("div");
		place.replaceChildren(element);
		const player =
			video.provider === "youtube"
				? createYouTubePlayer(element, { id: video.id, name }, options, onEvent)
				: createVimeoPlayer(element, "id" in video ? { id: video.id } : { url: video.url }, options, onEvent);
		return {
			...player,
			destroy() {
				player.destroy();
				// Removes it at once, even while the provider's script loads.
				place.replaceChildren();
			},
		};
	};
}
