import { embeddedRecording } from "@hub/content-model/cms/recording";
import { fileHref } from "@hub/shared-contracts/content/download";
import { type EmbeddedVideo, embeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { VideoBlock } from "./video.shape.ts";
import type { VideoSource } from "./video-source.shape.ts";

/** A video on a page: a file of this site, or one of a third party, which loads nothing without consent (CN-5). */
export type ShownVideo =
	| {
			readonly kind: "file";
			/** Addresses of this site. */
			readonly src: string;
			readonly captions: string | undefined;
			/** The recording's own page, with chapters and every word; undefined where it has none. */
			readonly page: string | undefined;
	  }
	| ({ readonly kind: "provider" } & EmbeddedVideo);

/** Resolves a video's source; undefined if its recording is not live in this language. */
export async function shownVideo(
	source: VideoSource,
	{ content, locale, href }: LoaderContext,
): Promise<ShownVideo | undefined> {
	if (source.kind !== "recording")
		return { kind: "provider", ...(await embeddedVideo(locale, source.kind, source.source)) };
	const recording = await content.first(embeddedRecording(locale, source.slug));
	if (!recording) return undefined;
	const { video, slug } = recording;
	if (video.kind !== "file") return { kind: "provider", ...(await embeddedVideo(locale, video.kind, video.source)) };
	return {
		kind: "file",
		src: fileHref(video.file),
		captions: video.captions && fileHref(video.captions),
		page: href("recording", { slug }),
	};
}

/** Loads a block's video. */
export async function load({ source }: VideoBlock, context: LoaderContext): Promise<ShownVideo | undefined> {
	return source && shownVideo(source, context);
}
