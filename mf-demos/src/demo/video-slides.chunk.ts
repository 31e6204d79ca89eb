// The videos of demos: their players come with the pages of demos that have one.

import type { LazyView } from "@hub/shared-contracts/remote/remote";
import type { VideoSlidesProps } from "./video-slides.tsx";

export const videoSlides = {
	chunk: "demo-videos",
	load: () => import(/* webpackChunkName: "demo-videos" */ "./video-slides.tsx"),
} satisfies LazyView<VideoSlidesProps>;
