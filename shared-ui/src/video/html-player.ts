import { clampVolume, type OnPlayerEvent, type Player, type PlayerOptions } from "./player.ts";

/** Controls a video element of the page. Nothing is loaded before `play`. */
export function createHtmlPlayer(video: HTMLVideoElement, { volume }: PlayerOptions, onEvent: OnPlayerEvent): Player {
	const subscription = new AbortController();
	const on = (name: string, event: Parameters<OnPlayerEvent>[0]) =>
		video.addEventListener(name, () => onEvent(event), { signal: subscription.signal });
	on("play", { type: "requested" });
	on("playing", { type: "plays" });
	on("pause", { type: "pauses" });
	on("ended", { type: "ends" });
	on("error", { type: "fails", failure: { kind: "unplayable" } });
	video.volume = clampVolume(volume);
	onEvent({ type: "ready" });
	return {
		play() {
			// Retries after a failure.
			if (video.error) video.load();
			video.play().catch((error: unknown) => {
				// A pause while the video loads rejects `play()` with an AbortError, which is not a failure.
				const aborted = error instanceof DOMException && error.name === "AbortError";
				if (!aborted && !subscription.signal.aborted) onEvent({ type: "fails", failure: { kind: "unplayable" } });
			});
		},
		pause: () => video.pause(),
		destroy() {
			subscription.abort();
			video.pause();
		},
	};
}
