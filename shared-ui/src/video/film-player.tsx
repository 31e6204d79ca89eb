import { type ReactNode, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { Button, ButtonLink } from "../form/button.tsx";
import { classes } from "../text/markup.ts";
import styles from "./film-player.module.css";
import { nextFilmState, showsPlayButton, showsStill } from "./film-state.ts";

export interface FilmPlayerProps {
	readonly title: string;
	/** The film's address, on this site. */
	readonly src: string;
	/** Captions in the page's language. */
	readonly captions?: { readonly src: string; readonly lang: string; readonly label: string };
	/** A picture that stands in the film's place until somebody plays it. */
	readonly still: ReactNode;
	/** “Play Video” in the page's language; the button stands before the film (VD-1). */
	readonly play: string;
	/** What to say when it cannot be played. */
	readonly failed: string;
	/** The film itself, for who leads into it, such as a list of chapters. */
	readonly film?: RefObject<HTMLVideoElement | null>;
}

/**
 * A film of our own (VD-1). Not a second of it is loaded before somebody asks for it. Without a script it is the browser's own player; where
 * the script did not come, the button opens the film itself.
 */
export function FilmPlayer({ title, src, captions, still, play, failed, film }: FilmPlayerProps) {
	const own = useRef<HTMLVideoElement>(null);
	const player = film ?? own;
	const pressed = useRef(false);
	const [lively, setLively] = useState(false);
	const [state, tell] = useReducer(nextFilmState, "ready");

	useEffect(() => {
		setLively(true);
		// One film at a time on a page (VD-2): whoever begins stops the others.
		const giveWay = ({ target }: Event) => {
			if (target !== player.current && target instanceof HTMLMediaElement) player.current?.pause();
		};
		document.addEventListener("play", giveWay, { capture: true });
		return () => document.removeEventListener("play", giveWay, { capture: true });
	}, [player]);

	useEffect(() => {
		// The button is gone; its place in the order of the keyboard is the film's.
		if (state === "loading" && pressed.current) player.current?.focus();
		pressed.current = false;
	}, [state, player]);

	const playNow = () => {
		pressed.current = true;
		tell("asked");
		if (state === "error") player.current?.load();
		player.current?.play().catch((error: unknown) => {
			// Whoever pauses it while it loads has changed their mind: that is no failure.
			if (!(error instanceof DOMException && error.name === "AbortError")) tell("fails");
		});
	};

	return (
		<div className={classes(styles.player, showsStill(state) && styles.resting)} data-state={state}>
			{showsPlayButton(state) && (
				<div className={styles.button}>
					{lively ? (
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
				className={styles.film}
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
