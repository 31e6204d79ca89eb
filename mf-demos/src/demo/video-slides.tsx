import { useLocale, useService } from "@hub/shared-contracts/remote/runtime";
import { Carousel } from "@hub/shared-ui/carousel/carousel";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { ProviderVideo } from "@hub/shared-ui/video/provider-video";
import { VideoPlayer } from "@hub/shared-ui/video/video-player";
import type { ReactNode } from "react";
import { useDemosMessages } from "../messages.ts";
import type { ShownVideo } from "./demo-videos.loader.ts";
import styles from "./video-slides.module.css";

export interface VideoSlidesProps {
	readonly videos: readonly ShownVideo[];
	/** Accessible name of the slides. */
	readonly label: string;
	readonly tone: CoverTone;
}

/** Shows the videos of a demo, several of them as slides. No video is loaded before the visitor plays it. */
export default function VideoSlides({ videos, label, tone }: VideoSlidesProps) {
	const t = useDemosMessages();
	const slides = videos.map((video) => <Slide key={video.title} video={video} tone={tone} />);
	if (slides.length === 1) return slides;
	return (
		<Carousel
			label={label}
			words={{
				carousel: t("slides.role"),
				slide: t("slides.slide"),
				slides: t("slides.all"),
				place: (number) => t("slides.place", { number, count: slides.length }),
				pause: t("slides.pause"),
				start: t("slides.start"),
				back: t("slides.back"),
				next: t("slides.next"),
			}}
		>
			{slides}
		</Carousel>
	);
}

function Slide({ video, tone }: { readonly video: ShownVideo; readonly tone: CoverTone }) {
	const t = useDemosMessages();
	const page = video.kind === "file" ? video.page : undefined;
	return (
		<div className={styles.slide}>
			<Player video={video} still={<Cover seed={video.title} tone={tone} density="head" />} />
			<div className={styles.words}>
				<h3>{video.title}</h3>
				{video.text && <p>{video.text}</p>}
				{page && (
					<ButtonLink href={page} kind="quiet" iconEnd="arrow-right">
						{t("video.recording")}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}

function Player({ video: shown, still }: { readonly video: ShownVideo; readonly still: ReactNode }) {
	const t = useDemosMessages();
	const locale = useLocale();
	const consent = useService("consent");
	if (shown.kind === "file")
		return (
			<VideoPlayer
				title={shown.title}
				src={shown.src}
				{...(shown.captions ? { captions: { src: shown.captions, lang: locale, label: t("video.captions") } } : {})}
				still={still}
				play={t("video.play")}
				failed={t("video.failed")}
			/>
		);
	const { title, video, host, href, words } = shown;
	return (
		video && (
			<ProviderVideo
				title={title}
				video={video}
				host={host}
				href={href}
				consent={consent}
				words={words}
				still={still}
			/>
		)
	);
}
