import { type ReactNode, useEffect, useRef } from "react";
import type { EmbeddedVideo } from "./player.ts";
import { useVideo } from "./use-video.ts";
import { VideoFrame } from "./video-frame.tsx";
import styles from "./video-player.module.css";
import type { VideoFailure } from "./video-state.ts";

/** Texts for a provider's video in the page's language. */
export interface ProviderPlayerWords {
	/** “Play Video”. */
	readonly play: string;
	/** Shown if it cannot be played. */
	readonly failed: string;
	/** Introduces the provider's own message: “YouTube says:”. */
	readonly says: string;
	/** Messages for providers that only report a number. */
	readonly failures: Readonly<Record<Exclude<VideoFailure["kind"], "message">, string>>;
}

export interface ProviderPlayerProps {
	readonly title: string;
	readonly video: EmbeddedVideo;
	/** Host of the provider's frame. */
	readonly host: string;
	readonly still: ReactNode;
	readonly words: ProviderPlayerWords;
	/** True to play at once, because the visitor opened its gate. Default false. */
	readonly startsAtOnce?: boolean;
}

/**
 * A provider's video (VD-3 to VD-5), behind a gate (`consent/embed-gate.tsx`). Neither the provider's script nor its
 * frame is requested before the video is played.
 */
export function ProviderPlayer({
	title,
	video: source,
	host,
	still,
	words,
	startsAtOnce = false,
}: ProviderPlayerProps) {
	const place = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const { status, video } = useVideo(place, async () => {
		const { providerPlayer } = await import(/* webpackChunkName: "video-providers" */ "./provider-players.client.ts");
		if (!frame.current) throw new Error("A video is played that is not in the page.");
		// Minimum that the providers accept: no cookies before playback, no tracking.
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
							{status.failure.kind === "message"
								? `${words.says} ${status.failure.text}`
								: words.failures[status.failure.kind]}
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
