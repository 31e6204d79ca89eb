import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ShownVideo, shownVideo } from "../video/video.loader.ts";
import type { CarouselBlock } from "./carousel.shape.ts";

/**
 * Loads the slides' videos in order; undefined for a slide without one, or whose recording is not live in this
 * language.
 */
export async function load(
	{ items }: CarouselBlock,
	context: LoaderContext,
): Promise<readonly (ShownVideo | undefined)[]> {
	return Promise.all(items.map(({ video }) => video && shownVideo(video, context)));
}
