// A video: one of this site plays here; one at a third party stays there, behind a still of our own and a plain link, and nothing of
// it is asked for before a visitor follows that link (VD-5, CN-5).

import { PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { PROVIDER_NAMES } from "@hub/shared-contracts/content/video-provider";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { VideoPlayer } from "@hub/shared-ui/video/video-player";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import type { ShownVideo } from "./video.loader.ts";
import styles from "./video.module.css";
import type { VideoBlock } from "./video.shape.ts";

export default function VideoView({ block, data: shown }: BlockViewProps<VideoBlock, ShownVideo>) {
	const t = useContentMessages();
	const { locale } = useRuntime();
	const Heading = block.heading ? "h3" : "h2";
	return (
		<div className={styles.block}>
			{shown.kind === "file" ? (
				<VideoPlayer
					title={block.title}
					src={shown.src}
					{...(shown.captions ? { captions: { src: shown.captions, lang: locale, label: t("video.captions") } } : {})}
					still={<Still block={block} decorates />}
					play={t("video.play")}
					failed={t("video.failed")}
				/>
			) : (
				<div className={styles.still}>
					<Still block={block} />
				</div>
			)}
			<div className={styles.words}>
				<Heading className={styles.title}>{block.title}</Heading>
				{block.text && <p>{block.text}</p>}
				{shown.kind === "file" ? (
					shown.page && (
						<ButtonLink href={shown.page} kind="quiet" iconEnd="arrow-right">
							{t("video.recording")}
						</ButtonLink>
					)
				) : (
					<>
						<p className={styles.party}>{t("video.elsewhere", { provider: PROVIDER_NAMES[shown.provider] })}</p>
						<ButtonLink href={shown.href} kind="plain" rel="noreferrer" iconEnd="external">
							{t("video.open", { provider: PROVIDER_NAMES[shown.provider] })}
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	);
}

/** The picture in the video's place. Where the video takes that place, its own name says what is there. */
function Still({
	block: { picture, motif, title, tone },
	decorates,
}: {
	readonly block: VideoBlock;
	readonly decorates?: boolean;
}) {
	if (!picture) return <Cover seed={motif || title} tone={tone} density="head" />;
	const { width, height } = PICTURE_SIZES.head;
	return (
		<img
			src={pictureHref(picture.id, "head")}
			srcSet={pictureSources(picture.id, "wide")}
			sizes="(min-width: 80em) 50rem, 92vw"
			width={width}
			height={height}
			alt={decorates ? "" : picture.alt}
			loading="lazy"
		/>
	);
}
