import { Children, isValidElement, type ReactNode, useState } from "react";
import { Button } from "../form/button.tsx";
import { classes } from "../text/markup.ts";
import styles from "./carousel.module.css";
import { SlideContext } from "./slide-context.ts";
import { useCarousel } from "./use-carousel.ts";

/** Labels of a carousel in the page's language. */
export interface CarouselWords {
	/** Role descriptions for assistive technology: “carousel”, “slide”, “slides”. */
	readonly carousel: string;
	readonly slide: string;
	readonly slides: string;
	/** Position from 1: “2 of 4”. */
	place(number: number): string;
	/** Labels of the button's two states. */
	readonly pause: string;
	readonly start: string;
	readonly back: string;
	readonly next: string;
}

export interface CarouselProps {
	/** Accessible name of the carousel. */
	readonly label: string;
	readonly words: CarouselWords;
	/** True to start the video of the visible slide automatically (VD-2). Default false. */
	readonly playsActive?: boolean;
	/** Slides, one per child. */
	readonly children: ReactNode;
}

/**
 * Slides that turn automatically until a visitor interacts with them (VD-6; WCAG 2.2, 2.2.2). All slides are in one row
 * that scrolls by touch, keys, or without JavaScript. JavaScript only turns the row and shows the buttons. It does not
 * turn while a video of a slide plays or loads, and a video pauses when its slide is left (VD-2).
 */
export function Carousel({ label, words, playsActive = false, children }: CarouselProps) {
	const slides = Children.toArray(children);
	const [video, setVideo] = useState({ at: -1, underWay: false, playing: false });
	const { row, current, hydrated, turning, stopped, toggle, step, around, within } = useCarousel(slides.length, {
		holds: video.underWay,
	});
	return (
		// biome-ignore lint/a11y/useSemanticElements: a carousel is a group of slides, not of form fields
		<div
			className={classes(styles.carousel, hydrated && styles.hydrated)}
			role="group"
			aria-roledescription={words.carousel}
			aria-label={label}
			data-playing={video.playing || undefined}
			{...around}
		>
			<div className={styles.bar}>
				<Button kind="quiet" icon={stopped ? "play" : "pause"} onClick={toggle}>
					{stopped ? words.start : words.pause}
				</Button>
				<p className={styles.place} aria-live={turning ? "off" : "polite"}>
					{words.place(current + 1)}
				</p>
				<div className={styles.ways}>
					<Button kind="plain" icon="arrow-left" iconOnly onClick={() => step(-1)}>
						{words.back}
					</Button>
					<Button kind="plain" icon="arrow-right" iconOnly onClick={() => step(1)}>
						{words.next}
					</Button>
				</div>
			</div>
			<div className={styles.marks} aria-hidden="true">
				{slides.map((slide, index) => (
					<span key={keyOf(slide, index)} className={index === current ? styles.here : undefined} />
				))}
			</div>
			{/* biome-ignore lint/a11y/useSemanticElements: see above */}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach of the keyboard */}
			<div ref={row} className={styles.row} role="group" aria-label={words.slides} tabIndex={0} {...within}>
				{slides.map((slide, index) => (
					// biome-ignore lint/a11y/useSemanticElements: see above
					<div
						key={keyOf(slide, index)}
						className={styles.slide}
						role="group"
						aria-roledescription={words.slide}
						aria-label={words.place(index + 1)}
					>
						<SlideContext
							value={{
								active: index === current,
								playsWhenActive: playsActive && hydrated,
								// The end of one slide's video does not override another one that has started.
								report: (underWay, playing) =>
									setVideo((was) => (underWay || playing || was.at === index ? { at: index, underWay, playing } : was)),
							}}
						>
							{slide}
						</SlideContext>
					</div>
				))}
			</div>
		</div>
	);
}

function keyOf(slide: ReactNode, index: number) {
	return isValidElement(slide) ? slide.key : index;
}
