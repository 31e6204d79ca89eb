import { createContext } from "react";

/** Connects a video in a slide with its carousel. */
export interface Slide {
	/** True for the visible slide. */
	readonly active: boolean;
	/** True if its video starts automatically while it is visible. */
	readonly playsWhenActive: boolean;
	/** Reports a video that plays or is about to, so that the carousel does not turn meanwhile. */
	report(underWay: boolean, playing: boolean): void;
}

/** The slide around a component; undefined outside of carousels. */
export const SlideContext = createContext<Slide | undefined>(undefined);
