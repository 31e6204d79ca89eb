import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { Button, ButtonLink } from "../form/button.tsx";
import { classes } from "../text/markup.ts";
import styles from "./video-player.module.css";
import { nextVideoState, showsPlayButton, showsStill } from "./video-state.ts";

export interface VideoPlayerProps {
	readonly title: string;
	/** The video's address, on this site. */
	readonly src: string;
	/** Captions in the page's language. */
	readonly captions?: { readonly src: string; readonly lang: string; readonly label: string };
	/** The poster, shown until the video is played. */
	readonly still: ReactNode;
	/** “Play Video” in the page's language; the button stands before the video (VD-1). */
	readonly play: string;
	/** The message when it cannot be played. */
	readonly failed: string;
	/** A ref to the video element, for controls outside of the player such as a list of chapters. */
	readonly videoRef?: RefObject<HTMLVideoElement | null>;
}

/**
 * A player for a video that this site serves (VD-1). Nothing of the video is loaded before the button is pressed. Without
 * JavaScript it is the browser's own player; if the script fails to load, the button is a link to the file.
 */
export function VideoPlayer({ title, src, captions, still, play, failed, videoRef }: VideoPlayerProps) {
	const own = useRef<HTMLVideoElement>(null);
	const player = videoRef ?? own;
	const pressed = useRef(false);
	const [hydrated, setHydrated] = useState(false);
	const [state, tell] = useReducer(nextVideoState, "ready");

	useEffect(() => {
		setHydrated(true);
		// Starting one video pauses all others on the page (VD-2).
		const giveWay = ({ target }: Event) => {
			if (target !== player.current && target instanceof HTMLMediaElement) player.current?.pause();
		};
		document.addEventListener("play", giveWay, { capture: true });
		return () => document.removeEventListener("play", giveWay, { capture: true });
	}, [player]);

	useEffect(() => {
		// The button that had the focus is hidden now, so the video takes it.
		if (state === "loading" && pressed.current) player.current?.focus();
		pressed.current = false;
	}, [state, player]);

	const playNow = () => {
		pressed.current = true;
		tell("asked");
		if (state === "error") player.current?.load();
		player.current?.play().catch((error: unknown) => {
			// Pausing while the video loads rejects `play()` with an AbortError, which is not a failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) tell("fails");
		});
	};

	return (
		<div className={classes(styles.player, showsStill(state) && styles.resting)} data-state={state}>
			{showsPlayButton(state) && (
				<div className={styles.button}>
					{hydrated ? (
						<Button kind="brand" size="large" icon="play" onClick={playNow}>
							{play}
						</Button>
					) : (
						<ButtonLink kind="brand" size="large" icon="play" href={src} data-full-load>
							{play}
						</ButtonLink>
					)}
				</div>
			)}
			{/* biome-ignore lint/a11y/useMediaCaption: an editor may not have captions yet; the recording's page has every word */}
			<video
				ref={player}
				className={styles.video}
				controls
				playsInline
				preload="none"
				aria-label={title}
				src={src}
				onPlay={() => tell("asked")}
				onPlaying={() => tell("plays")}
				onPause={() => tell("pauses")}
				onEnded={() => tell("ends")}
				onError={() => tell("fails")}
			>
				{captions && <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />}
			</video>
			{showsStill(state) && <div className={styles.still}>{still}</div>}
			<p role="alert" className={styles.failed}>
				{state === "error" ? failed : ""}
			</p>
		</div>
	);
}
