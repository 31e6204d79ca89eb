// A video with a text beside it.

import { PICTURE_SIZES, pictureHref, pictureSources } from "@hub/shared-contracts/content/picture";
import { Cover } from "@hub/shared-ui/cover/cover";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { useContentMessages } from "../../messages.ts";
import type { BlockViewProps } from "../define-block.ts";
import type { ShownVideo } from "./video.loader.ts";
import styles from "./video.module.css";
import type { VideoBlock } from "./video.shape.ts";
import { VideoFigure } from "./video-figure.tsx";

export default function VideoView({ block, data: shown }: BlockViewProps<VideoBlock, ShownVideo>) {
	const t = useContentMessages();
	const Heading = block.heading ? "h3" : "h2";
	const isLinkOnly = shown.kind === "provider" && !shown.video;
	return (
		<div className={styles.block}>
			{isLinkOnly ? (
				<div className={styles.still}>
					<Still block={block} />
				</div>
			) : (
				<VideoFigure title={block.title} shown={shown} still={<Still block={block} decorates />} />
			)}
			<div className={styles.words}>
				<Heading className={styles.title}>{block.title}</Heading>
				{block.text && <p>{block.text}</p>}
				{shown.kind === "file" && shown.page && (
					<ButtonLink href={shown.page} kind="quiet" iconEnd="arrow-right">
						{t("video.recording")}
					</ButtonLink>
				)}
				{isLinkOnly && (
					<ButtonLink href={shown.href} kind="plain" rel="noreferrer" iconEnd="external">
						{shown.words.link}
					</ButtonLink>
				)}
			</div>
		</div>
	);
}

/** Still of the video. Decorative if the video replaces it, because the player has its own name. */
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
