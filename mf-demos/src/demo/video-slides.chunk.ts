// Chunk with the players of demos' videos. Loaded only on pages of demos with videos.

import type { LazyView } from "@hub/shared-contracts/remote/remote";
import type { VideoSlidesProps } from "./video-slides.tsx";

export const videoSlides = {
	chunk: "demo-videos",
	load: () => import(/* webpackChunkName: "demo-videos" */ "./video-slides.tsx"),
} satisfies LazyView<VideoSlidesProps>;
