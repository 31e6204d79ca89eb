// Slides: a quotation or a titled text, each with an optional picture and link.

import { Carousel } from "@hub/shared-ui/carousel/carousel";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { Quote } from "@hub/shared-ui/text/quote";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./carousel.module.css";
import type { CarouselBlock } from "./carousel.shape.ts";

export default function CarouselView({ block: { heading, items } }: BlockViewProps<CarouselBlock>) {
	const t = useContentMessages();
	return (
		<Carousel
			label={heading}
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
			{items.map((slide) => (
				<SlideView key={slide.title + slide.name + slide.text} slide={slide} />
			))}
		</Carousel>
	);
}

function SlideView({
	slide: { title, text, name, role, href, label, motif, tone },
}: {
	readonly slide: CarouselBlock["items"][number];
}) {
	return (
		<div className={styles.slide}>
			{motif && (
				<div className={styles.picture}>
					<Cover seed={motif} tone={tone} density="head" />
				</div>
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
