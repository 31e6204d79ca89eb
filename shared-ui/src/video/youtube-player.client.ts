import createYouTube from "youtube-player";
import { clampVolume, type OnPlayerEvent, type Player, type PlayerOptions } from "./player.ts";
import type { VideoFailure } from "./video-state.ts";
import { loadYouTubeApi } from "./youtube-api.client.ts";

/** YouTube's player states as numbers. */
const ENDED = 0;
const PLAYING = 1;
const PAUSED = 2;

/** Meaning of YouTube's error numbers. */
const FAILURES: Readonly<Record<number, VideoFailure>> = {
	2: { kind: "invalid" },
	5: { kind: "unplayable" },
	100: { kind: "missing" },
	101: { kind: "not-embeddable" },
	150: { kind: "not-embeddable" },
	153: { kind: "not-embeddable" },
};

/** Returns the options of a video: no related videos, no annotations (VD-4). */
export function youTubeOptions(
	id: string,
	{ controls = true, loop = false, muted = false, youtube = {} }: PlayerOptions,
) {
	const { host, ...more } = youtube;
	return {
		videoId: id,
		...(host ? { host } : {}),
		playerVars: {
			autoplay: 0,
			controls: controls ? 1 : 0,
			iv_load_policy: 3,
			loop: loop ? 1 : 0,
			mute: muted ? 1 : 0,
			// YouTube repeats lists only.
			...(loop ? { playlist: id } : {}),
			rel: 0,
			...more,
		} as const,
	};
}

/**
 * Replaces an element by YouTube's frame.
 * @param name accessible name of the frame
 */
export function createYouTubePlayer(
	element: HTMLElement,
	{ id, name }: { readonly id: string; readonly name: string },
	options: PlayerOptions,
	onEvent: OnPlayerEvent,
): Player {
	let isDestroyed = false;
	let player: ReturnType<typeof createYouTube> | undefined;
	const create = () => {
		if (isDestroyed) return;
		const created = createYouTube(element, youTubeOptions(id, options));
		player = created;
		created.on("ready", () => {
			if (isDestroyed) return;
			void created.getIframe().then((frame) => frame.setAttribute("title", name));
			onEvent({ type: "ready" });
			void created.setVolume(clampVolume(options.volume) * 100);
		});
		created.on("stateChange", ({ data }) => {
			if (isDestroyed) return;
			if (data === PLAYING) onEvent({ type: "plays" });
			else if (data === PAUSED) onEvent({ type: "pauses" });
			else if (data === ENDED) onEvent({ type: "ends" });
		});
		created.on("error", (event) => {
			// The library's types lack the error number.
			const { data } = event as typeof event & { readonly data?: number };
			if (!isDestroyed) onEvent({ type: "fails", failure: FAILURES[data ?? 0] ?? { kind: "unplayable" } });
		});
	};
	loadYouTubeApi().then(create, () => {
		if (!isDestroyed) onEvent({ type: "fails", failure: { kind: "unreachable" } });
	});
	return {
		play: () => void player?.playVideo(),
		pause: () => void player?.pauseVideo(),
		destroy() {
			isDestroyed = true;
			// The frame may already be removed from the page.
			player?.destroy().catch(() => undefined);
		},
	};
}
