import { fileHref } from "@hub/shared-contracts/content/download";
import type { Chapter, ServedFile } from "@hub/shared-contracts/content/recording";
import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { VideoPlayer } from "@hub/shared-ui/video/video-player";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useEventMessages } from "../messages.ts";
import styles from "./file-player.module.css";

interface FilePlayerProps {
	readonly title: string;
	/** Picture until the video is played. */
	readonly still: ReactNode;
	/** Address of that picture; undefined if it is computed. */
	readonly poster: string | undefined;
	readonly file: ServedFile;
	readonly captions: ServedFile | undefined;
	readonly chapters: readonly (Chapter & { readonly time: string })[];
}

/** Player with links to chapters. Without JavaScript, the browser opens the video file at the chapter. */
export function FilePlayer({ title, still, poster, file, captions, chapters }: FilePlayerProps) {
	const t = useEventMessages();
	const locale = useLocale();
	const player = useRef<HTMLVideoElement>(null);
	const source = fileHref(file);

	// Search engines link to chapters with `#t=` (recording-data.ts).
	useEffect(() => {
		const seconds = /^#t=(\d+)$/.exec(location.hash)?.[1];
		if (seconds && player.current) player.current.currentTime = Number(seconds);
	}, []);

	const playFrom = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
		if (!player.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		player.current.currentTime = at;
		// If the browser refuses to play, the button still works.
		player.current.play().catch(() => undefined);
		// The video replaces its still only once it plays.
		requestAnimationFrame(() => player.current?.focus());
	};

	return (
		<div className={styles.layout}>
			<VideoPlayer
				title={title}
				src={source}
				captions={captions && { src: fileHref(captions), lang: locale, label: t("recording.captions") }}
				still={still}
				poster={poster}
				play={t("recording.play")}
				failed={t("recording.failed")}
				videoRef={player}
			/>
			{chapters.length > 0 && (
				<nav className={styles.chapters} aria-labelledby="chapters-heading">
					<h2 id="chapters-heading">{t("recording.chapters")}</h2>
					<ol>
						{chapters.map((chapter) => (
							<li key={chapter.at}>
								<a href={`${source}#t=${chapter.at}`} data-full-load onClick={(event) => playFrom(event, chapter.at)}>
									<span className={styles.time}>{chapter.time}</span> <span>{chapter.title}</span>
								</a>
							</li>
						))}
					</ol>
				</nav>
			)}
		</div>
	);
}
