// The players of both providers: a chunk of its own, which only a visitor who plays one of their videos loads.

import type { CreatePlayer, EmbeddedVideo, PlayerOptions } from "./player.ts";
import { createVimeoPlayer } from "./vimeo-player.client.ts";
import { createYouTubePlayer } from "./youtube-player.client.ts";

/**
 * Creates a provider's player in a place of the page; what was there before is removed.
 * @param name what the frame is called for assistive technology
 */
export function providerPlayer(place: HTMLElement, video: EmbeddedVideo, name: string, options: PlayerOptions): CreatePlayer {
	return (tell) => {
		const element = document.createElement("div");
		place.replaceChildren(element);
		const player =
			video.provider === "youtube"
				? createYouTubePlayer(element, { id: video.id, name }, options, tell)
				: createVimeoPlayer(element, "id" in video ? { id: video.id } : { url: video.url }, options, tell);
		return {
			...player,
			destroy() {
				player.destroy();
				// At once, whatever the provider's script waits for.
				place.replaceChildren();
			},
		};
	};
}
