import { PROVIDER_NAMES } from "@hub/shared-contracts/content/video-provider";
import { useLocale } from "@hub/shared-contracts/remote/runtime";
import { Carousel } from "@hub/shared-ui/carousel/carousel";
import { Cover, type CoverTone } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { VideoPlayer } from "@hub/shared-ui/video/video-player";
import { useDemosMessages } from "../messages.ts";
import type { ShownVideo } from "./demo-videos.loader.ts";
import styles from "./video-slides.module.css";

interface VideoSlidesProps {
	readonly videos: readonly ShownVideo[];
	/** What the slides are about. */
	readonly label: string;
	readonly tone: CoverTone;
}

/** The videos of a demo: one stands alone, several are slides. Nothing of a video is loaded before it is asked for. */
export function VideoSlides({ videos, label, tone }: VideoSlidesProps) {
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
	const locale = useLocale();
	const still = <Cover seed={video.title} tone={tone} density="head" />;
	return (
		<div className={styles.slide}>
			{video.kind === "file" ? (
				<VideoPlayer
					title={video.title}
					src={video.src}
					{...(video.captions ? { captions: { src: video.captions, lang: locale, label: t("video.captions") } } : {})}
					still={still}
					play={t("video.play")}
					failed={t("video.failed")}
				/>
			) : (
				<div className={styles.still}>{still}</div>
			)}
			<div className={styles.words}>
				<h3>{video.title}</h3>
				{video.text && <p>{video.text}</p>}
				{video.kind === "elsewhere" ? (
					<ButtonLink href={video.href} kind="plain" rel="noreferrer" iconEnd="external">
						{t("video.open", { provider: PROVIDER_NAMES[video.provider] })}
					</ButtonLink>
				) : (
					video.page && (
						<ButtonLink href={video.page} kind="quiet" iconEnd="arrow-right">
							{t("video.recording")}
						</ButtonLink>
					)
				)}
			</div>
		</div>
	);
}
