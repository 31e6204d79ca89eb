import type { PageVideo } from "@hub/content-model/cms/video";
import { useLocale, useService } from "@hub/shared-contracts/remote/runtime";
import { PageVideo as PageVideoView } from "@hub/shared-ui/video/page-video";
import type { ReactElement } from "react";
import { useContentMessages } from "../../messages.ts";

interface VideoFigureProps {
	readonly title: string;
	readonly video: PageVideo;
	/** Picture that is shown until the video is played. */
	readonly still: ReactElement;
}

/** A video with this remote's labels. */
export function VideoFigure({ title, video, still }: VideoFigureProps) {
	const t = useContentMessages();
	return (
		<PageVideoView
			title={title}
			video={video}
			still={still}
			labels={{ play: t("video.play"), failed: t("video.failed"), captions: t("video.captions") }}
			lang={useLocale()}
			consent={useService("consent")}
		/>
	);
}
