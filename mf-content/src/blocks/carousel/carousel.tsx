import type { PageVideo } from "@hub/content-model/cms/video";
import { Carousel } from "@hub/shared-ui/carousel/carousel";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Quote } from "@hub/shared-ui/text/quote";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import { VideoFigure } from "../video/video-figure.tsx";
import styles from "./carousel.module.css";
import type { CarouselBlock } from "./carousel.shape.ts";

export default function CarouselView({
	block: { heading, items, autoplay },
	data: videos,
}: BlockViewProps<CarouselBlock, readonly (PageVideo | undefined)[]>) {
	const t = useContentMessages();
	return (
		<Carousel
			label={heading}
			playsActive={autoplay}
			words={{
				carousel: t("carousel.role"),
				slide: t("carousel.slide"),
				slides: t("carousel.slides"),
				place: (number) => t("carousel.place", { number, count: items.length }),
				pause: t("carousel.pause"),
				start: t("carousel.start"),
				back: t("carousel.back"),
				next: t("carousel.next"),
			}}
		>
			{items.map((slide, index) => (
				<SlideView key={`${slide.title}${slide.name}${slide.text}`} slide={slide} video={videos[index]} />
			))}
		</Carousel>
	);
}

/** A quotation or a titled text, with an optional video or picture and a link. */
function SlideView({
	slide: { title, text, name, role, href, label, motif, tone },
	video,
}: {
	readonly slide: CarouselBlock["items"][number];
	readonly video: PageVideo | undefined;
}) {
	return (
		<div className={styles.slide}>
			{video ? (
				<div className={styles.video}>
					<VideoFigure
						title={title || name}
						video={video}
						still={<Cover seed={motif || title || name} tone={tone} density="head" />}
					/>
				</div>
			) : (
				motif && (
					<div className={styles.picture}>
						<Cover seed={motif} tone={tone} density="head" />
					</div>
				)
			)}
			<div className={styles.words}>
				{name ? (
					<Quote name={name} position={role}>
						{text}
					</Quote>
				) : (
					<div className={styles.text}>
						<h3>{title}</h3>
						<p>{text}</p>
					</div>
				)}
				{href && (
					<ButtonLink href={href} kind="quiet" iconEnd="arrow-right">
						{label}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}
