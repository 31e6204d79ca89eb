// Loads videos for pages (VD-5, CN-5).

import { fileHref } from "@hub/shared-contracts/content/download";
import type { VideoSource } from "@hub/shared-contracts/content/video-source";
import { type EmbeddedVideo, embeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { embeddedRecording } from "./recording.ts";

/** A file of this site, or a provider's video, which loads nothing without consent. */
export type PageVideo =
	| {
			readonly kind: "file";
			/** Addresses of this site. */
			readonly src: string;
			readonly captions: string | undefined;
			/** The recording's own page with chapters and transcript; undefined if it has none. */
			readonly page: string | undefined;
	  }
	| ({ readonly kind: "provider" } & EmbeddedVideo);

/** Loads a video. Returns undefined if its recording is not live in this language. */
export async function loadVideo(
	source: VideoSource,
	{ content, locale, href }: Pick<LoaderContext, "content" | "locale" | "href">,
): Promise<PageVideo | undefined> {
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
