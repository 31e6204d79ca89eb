// A video that this site serves, in the browser's own player.

import { clampVolume, type Player, type PlayerOptions, type TellPlayerEvent } from "./player.ts";

/** Takes over a video element of the page. Nothing of the video is loaded before it is requested to play. */
export function createHtmlPlayer(video: HTMLVideoElement, { volume }: PlayerOptions, tell: TellPlayerEvent): Player {
	const listening = new AbortController();
	const on = (name: string, event: Parameters<TellPlayerEvent>[0]) =>
		video.addEventListener(name, () => tell(event), { signal: listening.signal });
	on("play", { type: "asked" });
	on("playing", { type: "plays" });
	on("pause", { type: "pauses" });
	on("ended", { type: "ends" });
	on("error", { type: "fails", failure: { kind: "unplayable" } });
	video.volume = clampVolume(volume);
	tell({ type: "ready" });
	return {
		play() {
			// After a failure the same address is retried.
			if (video.error) video.load();
			video.play().catch((error: unknown) => {
				// A pause while the video loads rejects `play()` with an AbortError, which is not a failure.
				const aborted = error instanceof DOMException && error.name === "AbortError";
				if (!aborted && !listening.signal.aborted) tell({ type: "fails", failure: { kind: "unplayable" } });
			});
		},
		pause: () => video.pause(),
		destroy() {
			listening.abort();
			video.pause();
		},
	};
}
