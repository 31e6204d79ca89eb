import { embeddedRecording } from "@hub/shared-contracts/cms/recording";
import { providerAddress, type VideoProvider } from "@hub/shared-contracts/content/video-provider";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { fileHref } from "@hub/shared-contracts/remote/served-file";
import type { VideoBlock } from "./video.shape.ts";

/** What a video block can show: a video of this site, or the way to one at a third party, of which nothing is loaded here (CN-5). */
export type ShownVideo =
	| {
			readonly kind: "file";
			/** Addresses of this site. */
			readonly src: string;
			readonly captions: string | undefined;
			/** The recording's own page, with chapters and every word; undefined where it has none. */
			readonly page: string | undefined;
	  }
	| { readonly kind: "elsewhere"; readonly provider: VideoProvider; readonly href: string };

/** Where a block's video is to be seen; undefined where its recording is not live in this language. */
export async function load({ source }: VideoBlock, { content, locale, href }: LoaderContext): Promise<ShownVideo | undefined> {
	if (source.kind !== "recording")
		return { kind: "elsewhere", provider: source.kind, href: providerAddress(source.kind, source.source) };
	const recording = await content.first(embeddedRecording(locale, source.slug));
	if (!recording) return undefined;
	const { video, slug } = recording;
	if (video.kind !== "file") return { kind: "elsewhere", provider: video.kind, href: providerAddress(video.kind, video.source) };
	return {
		kind: "file",
		src: fileHref(video.file),
		captions: video.captions && fileHref(video.captions),
		page: href("recording", { slug }),
	};
}
