import { loadVideo, type PageVideo } from "@hub/content-model/cms/video";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { VideoBlock } from "./video.shape.ts";

export async function load({ source }: VideoBlock, context: LoaderContext): Promise<PageVideo | undefined> {
	return source && loadVideo(source, context);
}
