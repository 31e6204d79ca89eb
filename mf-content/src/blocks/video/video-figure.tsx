// A video on a page. One of this site plays there; one of a third party needs consent first (VD-5, CN-5).

import { useRuntime, useService } from "@hub/shared-contracts/remote/runtime";
import { ProviderVideo } from "@hub/shared-ui/video/provider-video";
import { VideoPlayer } from "@hub/shared-ui/video/video-player";
import type { ReactElement } from "react";
import { useContentMessages } from "../../messages.ts";
import type { ShownVideo } from "./video.loader.ts";

interface VideoFigureProps {
	readonly title: string;
	readonly shown: ShownVideo;
	/** A picture in the video's place, which the video's own name speaks for. */
	readonly still: ReactElement;
}

export function VideoFigure({ title, shown, still }: VideoFigureProps) {
	const t = useContentMessages();
	const { locale } = useRuntime();
	const consent = useService("consent");
	if (shown.kind === "file")
		return (
			<VideoPlayer
				title={title}
				src={shown.src}
				{...(shown.captions ? { captions: { src: shown.captions, lang: locale, label: t("video.captions") } } : {})}
				still={still}
				play={t("video.play")}
				failed={t("video.failed")}
			/>
		);
	const { video, host, href, words } = shown;
	// An address of the provider's that is no video's: its link is all there is.
	if (!video) return still;
	return (
		<ProviderVideo title={title} video={video} host={host} href={href} consent={consent} words={words} still={still} />
	);
}
