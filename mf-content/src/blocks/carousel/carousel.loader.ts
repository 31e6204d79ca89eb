import { loadVideo, type PageVideo } from "@hub/content-model/cms/video";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { CarouselBlock } from "./carousel.shape.ts";

/** Loads the slides' videos in order; undefined for a slide without a live one. */
export async function load(
	{ items }: CarouselBlock,
	context: LoaderContext,
): Promise<readonly (PageVideo | undefined)[]> {
	return Promise.all(items.map(({ video }) => video && loadVideo(video, context)));
}
