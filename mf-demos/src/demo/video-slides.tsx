import { useLocale, useService } from "@hub/shared-contracts/remote/runtime";
import { Carousel } from "@hub/shared-ui/carousel/carousel";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { PageVideo } from "@hub/shared-ui/video/page-video";
import { useDemosMessages } from "../messages.ts";
import type { DemoVideo } from "./demo.loader.ts";
import styles from "./video-slides.module.css";

export interface VideoSlidesProps {
	readonly videos: readonly DemoVideo[];
	/** Accessible name of the slides. */
	readonly label: string;
	readonly tone: CoverTone;
}

/** Shows the videos of a demo, several of them as slides. No video is loaded before the visitor plays it. */
export default function VideoSlides({ videos, label, tone }: VideoSlidesProps) {
	const t = useDemosMessages();
	const slides = videos.map((video) => <Slide key={video.title} {...video} tone={tone} />);
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

function Slide({ title, text, video, tone }: DemoVideo & { readonly tone: CoverTone }) {
	const t = useDemosMessages();
	return (
		<div className={styles.slide}>
			<PageVideo
				title={title}
				video={video}
				still={<Cover seed={title} tone={tone} density="head" />}
				labels={{ play: t("video.play"), failed: t("video.failed"), captions: t("video.captions") }}
				lang={useLocale()}
				consent={useService("consent")}
			/>
			<div className={styles.words}>
				<h3>{title}</h3>
				{text && <p>{text}</p>}
				{video.kind === "file" && video.page && (
					<ButtonLink href={video.page} kind="quiet" iconEnd="arrow-right">
						{t("video.recording")}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
