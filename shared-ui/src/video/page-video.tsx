import type { ReactElement } from "react";
import type { EmbedConsent } from "../consent/embed-gate.tsx";
import type { EmbeddedVideo } from "./player.ts";
import { ProviderVideo, type ProviderVideoWords } from "./provider-video.tsx";
import { VideoPlayer } from "./video-player.tsx";

export interface PageVideoProps {
	readonly title: string;
	readonly video:
		| { readonly kind: "file"; readonly src: string; readonly captions: string | undefined }
		| {
				readonly kind: "provider";
				/** Undefined for a provider's address that is no video. */
				readonly video: EmbeddedVideo | undefined;
				readonly host: string;
				readonly href: string;
				readonly words: ProviderVideoWords;
		  };
	/** Picture that is shown until the video is played. */
	readonly still: ReactElement;
	/** Labels for a file of this site. */
	readonly labels: { readonly play: string; readonly failed: string; readonly captions: string };
	/** Language of the page and of the captions. */
	readonly lang: string;
	readonly consent: EmbedConsent;
}

/** A video in a page: a file of this site plays at once, one of a provider needs consent first (VD-5, CN-5). */
export function PageVideo({ title, video, still, labels, lang, consent }: PageVideoProps) {
	if (video.kind === "file")
		return (
			<VideoPlayer
				title={title}
				src={video.src}
				captions={video.captions === undefined ? undefined : { src: video.captions, lang, label: labels.captions }}
				still={still}
				play={labels.play}
				failed={labels.failed}
			/>
		);
	const { video: embedded, host, href, words } = video;
	if (!embedded) return still;
	return (
		<ProviderVideo
			title={title}
			video={embedded}
			host={host}
			href={href}
			consent={consent}
			words={words}
			still={still}
		/>
	);
}
