import type { Demo } from "@hub/content-model/cms/demo";
import { embeddedRecording } from "@hub/content-model/cms/recording";
import { fileHref } from "@hub/shared-contracts/content/download";
import { type EmbeddedVideo, embeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";

/** A video of a demo: a file of this site, or one of a third party, which loads nothing without consent (CN-5). */
export type ShownVideo = { readonly title: string; readonly text: string } & (
	| {
			readonly kind: "file";
			/** Addresses of this site. */
			readonly src: string;
			readonly captions: string | undefined;
			/** The recording's own page. */
			readonly page: string | undefined;
	  }
	| ({ readonly kind: "provider" } & EmbeddedVideo)
);

/** Resolves a video's source; undefined if its recording is not live in this language. */
export async function shownVideo(
	{ title, text, source }: Demo["videos"][number],
	{ content, locale, href }: Pick<LoaderContext, "content" | "locale" | "href">,
): Promise<ShownVideo | undefined> {
	if (source.kind !== "recording")
		return { title, text, kind: "provider", ...(await embeddedVideo(locale, source.kind, source.address)) };
	const recording = await content.first(embeddedRecording(locale, source.slug));
	if (!recording) return undefined;
	const { video, slug } = recording;
	if (video.kind !== "file")
		return { title, text, kind: "provider", ...(await embeddedVideo(locale, video.kind, video.source)) };
	return {
		title,
		text,
		kind: "file",
		src: fileHref(video.file),
		captions: video.captions && fileHref(video.captions),
		page: href("recording", { slug }),
	};
}
