import { createContext } from "react";

/** What a video in a slide of a carousel knows of its slide, and tells it. */
export interface Slide {
	/** Whether it is the one that is seen. */
	readonly active: boolean;
	/** Whether its video starts by itself while it is seen. */
	readonly playsWhenActive: boolean;
	/** Takes whether its video is under way, and whether the player says that it plays: the carousel does not turn meanwhile. */
	report(underWay: boolean, playing: boolean): void;
}

/** The slide that something is rendered in; undefined outside of carousels. */
export const SlideContext = createContext<Slide | undefined>(undefined);
