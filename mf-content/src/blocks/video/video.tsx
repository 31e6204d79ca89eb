import type { PageVideo } from "@hub/content-model/cms/video";
import { PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import styles from "./video.module.css";
import type { VideoBlock } from "./video.shape.ts";
import { VideoFigure } from "./video-figure.tsx";

export default function VideoView({ block, data: video }: BlockViewProps<VideoBlock, PageVideo>) {
	const t = useContentMessages();
	const Heading = block.heading ? "h3" : "h2";
	const isLinkOnly = video.kind === "provider" && !video.video;
	return (
		<div className={styles.block}>
			{isLinkOnly ? (
				<div className={styles.still}>
					<Still block={block} />
				</div>
			) : (
				<VideoFigure title={block.title} video={video} still={<Still block={block} decorates />} />
			)}
			<div className={styles.words}>
				<Heading className={styles.title}>{block.title}</Heading>
				{block.text && <p>{block.text}</p>}
				{video.kind === "file" && video.page && (
					<ButtonLink href={video.page} kind="quiet" iconEnd="arrow-right">
						{t("video.recording")}
					</ButtonLink>
				)}
				{isLinkOnly && (
					<ButtonLink href={video.href} kind="plain" rel="noreferrer" iconEnd="external">
						{video.words.link}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}

/** Picture in place of the video. `decorates`: without alternative text, because the player has its own name. */
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
