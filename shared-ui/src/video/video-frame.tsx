import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "../form/button.tsx";
import { classes, type Elements } from "../text/markup.ts";
import type { VideoController } from "./video-controller.ts";
import styles from "./video-player.module.css";
import { showsPlayButton, type VideoStatus } from "./video-state.ts";

export interface VideoFrameProps {
	readonly place: RefObject<HTMLDivElement | null>;
	readonly video: VideoController;
	readonly status: VideoStatus;
	/** Picture in place of the video. */
	readonly still: ReactNode;
	readonly play: string;
	/** Message if it cannot be played. */
	readonly failed: ReactNode;
	/** Moves the focus to the video when the button is hidden. */
	focus(): void;
	/** Shown in place of the button until hydration. */
	readonly link?: ReactNode;
	/** The video itself. */
	readonly children: Elements;
}

/** Frame of all videos (VD-1) with play button, still and error message. */
export function VideoFrame({ place, video, status, still, play, failed, focus, link, children }: VideoFrameProps) {
	const pressed = useRef(false);
	useEffect(() => {
		// The focused button is hidden now.
		if (status.state === "loading" && pressed.current) focus();
		pressed.current = false;
	}, [status.state, focus]);

	const press = () => {
		pressed.current = true;
		// A new player may succeed: after a lost connection, or if the video was shared since.
		if (status.state === "error") video.reset();
		video.play();
	};
	return (
		<div ref={place} className={classes(styles.player, !status.shown && styles.resting)} data-state={status.state}>
			{showsPlayButton(status) && (
				<div className={styles.button}>
					{link ?? (
						<Button kind="brand" size="large" icon="play" onClick={press}>
							{play}
						</Button>
					)}
				</div>
			)}
			{children}
			{!status.shown && <div className={styles.still}>{still}</div>}
			<div role="alert" className={styles.failed}>
				{status.state === "error" ? failed : ""}
			</div>
		</div>
	);
}
