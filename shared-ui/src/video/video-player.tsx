import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { ButtonLink } from "../form/button.tsx";
import { createHtmlPlayer } from "./html-player.ts";
import { useVideo } from "./use-video.ts";
import { VideoFrame } from "./video-frame.tsx";
import styles from "./video-player.module.css";

export interface VideoPlayerProps {
	readonly title: string;
	/** The video's address, on this site. */
	readonly src: string;
	/** Captions in the page's language. */
	readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined;
	/** The picture that is shown until the video is played. */
	readonly still: ReactNode;
	/** Address of the same picture for the browser's own player. Default: none. */
	readonly poster?: string | undefined;
	/** “Play Video” in the page's language; the button covers the video (VD-1). */
	readonly play: string;
	/** The message when it cannot be played. */
	readonly failed: string;
	/** A ref to the video element, for controls outside of the player such as a list of chapters. */
	readonly videoRef?: RefObject<HTMLVideoElement | null>;
}

/**
 * A player for a video that this site serves (VD-1). Nothing of the video is loaded before the button is pressed.
 * Without JavaScript it is the browser's own player; if the script fails to load, the button is a link to the file.
 */
export function VideoPlayer({ title, src, captions, still, poster, play, failed, videoRef }: VideoPlayerProps) {
	const own = useRef<HTMLVideoElement>(null);
	const element = videoRef ?? own;
	const place = useRef<HTMLDivElement>(null);
	const [hydrated, setHydrated] = useState(false);
	const { status, video } = useVideo(
		place,
		() => (onEvent) => {
			if (!element.current) throw new Error("A video is played that is not in the page.");
			return createHtmlPlayer(element.current, {}, onEvent);
		},
		{ prepared: true },
	);
	useEffect(() => setHydrated(true), []);

	return (
		<VideoFrame
			place={place}
			video={video}
			status={status}
			still={still}
			play={play}
			failed={failed}
			focus={() => element.current?.focus()}
			link={
				hydrated ? undefined : (
					<ButtonLink kind="brand" size="large" icon="play" href={src} data-full-load>
						{play}
					</ButtonLink>
				)
			}
		>
			{/* biome-ignore lint/a11y/useMediaCaption: an editor may not have captions yet; the recording's page has every word */}
			<video
				ref={element}
				className={styles.video}
				controls
				playsInline
				preload="none"
				aria-label={title}
				src={src}
				poster={poster}
			>
				{captions && (
					<track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />
				)}
			</video>
		</VideoFrame>
	);
}
