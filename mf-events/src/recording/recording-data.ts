import type { Recording } from "@hub/content-model/cms/recording";
import { fileHref } from "@hub/shared-contracts/content/download";
import { providerVideo } from "@hub/shared-contracts/content/video-provider";
import { zonedDay } from "@hub/shared-contracts/content/zoned-moment";
import {
	type ClipLeaf,
	PAGE,
	type StructuredData,
	schemaThing,
	type VideoObjectLeaf,
} from "@hub/shared-contracts/remote/structured-data";
import { frameAddress } from "./frame-address.ts";

/**
 * Describes a recording with its chapters as clips (MT-2). `#t=` and seconds lead to a chapter on the page.
 * @param siteUrl without a trailing slash
 */
export function recordingData(
	{ publishedOn, duration, language, chapters, video }: Recording,
	siteUrl: string,
): StructuredData {
	const embedded = video.kind === "file" ? undefined : providerVideo(video.kind, video.source);
	const thing = schemaThing<VideoObjectLeaf>({
		"@type": "VideoObject",
		image: PAGE.picture,
		thumbnailUrl: PAGE.picture,
		publisher: PAGE.company,
		uploadDate: zonedDay(publishedOn),
		duration: duration > 0 ? `PT${duration}S` : undefined,
		contentUrl: video.kind === "file" ? siteUrl + fileHref(video.file) : undefined,
		embedUrl: embedded && frameAddress(embedded),
		inLanguage: language,
		hasPart: chapters.map(({ at, title }, index) =>
			schemaThing<ClipLeaf>({
				"@type": "Clip",
				name: title,
				startOffset: at,
				endOffset: chapters[index + 1]?.at ?? (duration || undefined),
				url: `${PAGE.url}#t=${at}`,
			}),
		),
	});
	return { thing, list: "in-menus" };
}
