import { type ReactNode, useEffect, useRef } from "react";
import type { EmbeddedVideo } from "./player.ts";
import { useVideo } from "./use-video.ts";
import { VideoFrame } from "./video-frame.tsx";
import styles from "./video-player.module.css";
import type { VideoFailure } from "./video-state.ts";

/** What is said of a video at a provider, in the page's language. */
export interface ProviderPlayerWords {
	/** “Play Video”. */
	readonly play: string;
	/** When it cannot be played. */
	readonly failed: string;
	/** What stands before the provider's own words to that: “YouTube says:”. */
	readonly says: string;
	/** What is known where the provider only sends a number. */
	readonly failures: Readonly<Record<Exclude<VideoFailure["kind"], "message">, string>>;
}

export interface ProviderPlayerProps {
	readonly title: string;
	readonly video: EmbeddedVideo;
	/** The host that the frame comes from. */
	readonly host: string;
	readonly still: ReactNode;
	readonly words: ProviderPlayerWords;
	/** Whether it plays at once, because a visitor has just asked for it. Default false. */
	readonly startsAtOnce?: boolean;
}

/**
 * A video at a provider (VD-3 to VD-5); stands behind a gate (`consent/embed-gate.tsx`). Neither the provider's script nor its frame is
 * asked for before the video is played.
 */
export function ProviderPlayer({ title, video: source, host, still, words, startsAtOnce = false }: ProviderPlayerProps) {
	const place = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const { status, video } = useVideo(place, async () => {
		const { providerPlayer } = await import(/* webpackChunkName: "video-providers" */ "./provider-players.client.ts");
		if (!frame.current) throw new Error("A video is played that is not in the page.");
		// As little as the providers can do with: no cookies before it plays, no tracking.
		return providerPlayer(frame.current, source, title, {
			youtube: { host: `https://${host}`, playsinline: 1 },
			vimeo: { dnt: true, playsinline: true },
		});
	});
	useEffect(() => {
		if (startsAtOnce) video.play();
	}, [video, startsAtOnce]);

	return (
		<VideoFrame
			place={place}
			video={video}
			status={status}
			still={still}
			play={words.play}
			failed={
				<>
					<p>{words.failed}</p>
					{status.failure && (
						<p>
							{status.failure.kind === "message" ? `${words.says} ${status.failure.text}` : words.failures[status.failure.kind]}
						</p>
					)}
				</>
			}
			focus={() => frame.current?.focus()}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: it holds a frame, not form fields */}
			<div ref={frame} className={styles.frame} role="group" aria-label={title} tabIndex={-1} />
		</VideoFrame>
	);
}
