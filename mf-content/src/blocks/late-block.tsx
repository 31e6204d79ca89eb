// Draws the blocks whose code comes with the pages that have them. It is there before the page is, so nobody sees them come.

import { useRuntime } from "@hub/shared-contracts/runtime";
import { Section, type SectionProps } from "@hub/shared-ui/section";
import { lazy, type ReactNode, Suspense } from "react";
import type { ShownVideo } from "./block-items.loader.ts";
import { type LateBlock, lateBlocks } from "./late-blocks.ts";

const Carousel = lazy(lateBlocks.carousel.load);
const Form = lazy(lateBlocks.form.load);
const Logos = lazy(lateBlocks.logos.load);
const Media = lazy(lateBlocks.media.load);
const Table = lazy(lateBlocks.table.load);
const Video = lazy(lateBlocks.video.load);

interface LateBlockProps {
	readonly block: LateBlock;
	/** The ground that it stands on, and its id where links lead to it. */
	readonly frame: Pick<SectionProps, "tone" | "id">;
	/** Of a video that can be shown. */
	readonly video: ShownVideo | undefined;
}

export function LateBlockView({ block, frame, video }: LateBlockProps) {
	const { href } = useRuntime();
	switch (block.type) {
		case "carousel":
			return late(block, frame, {}, <Carousel block={block} />);
		case "logos":
			return late(block, frame, {}, <Logos block={block} />);
		case "media":
			return late(
				block,
				frame,
				block.heading ? { layout: "split" } : { width: block.shape === "wide" ? "page" : "text" },
				<Media block={block} />,
			);
		case "table":
			return late(block, frame, {}, <Table block={block} />);
		case "video":
			return video ? late(block, frame, {}, <Video block={block} shown={video} />) : null;
		case "form":
			// Posted to the contact page: without it there is nobody to take it.
			return href("contact") ? late(block, frame, { layout: "split" }, <Form block={block} />) : null;
	}
}

function late(
	block: LateBlock,
	frame: LateBlockProps["frame"],
	how: Pick<SectionProps, "layout" | "width">,
	content: ReactNode,
): ReactNode {
	const intro = "intro" in block ? block.intro : "";
	return (
		<Section {...(block.heading ? { heading: block.heading } : {})} {...(intro ? { intro } : {})} {...frame} {...how}>
			<Suspense>{content}</Suspense>
		</Section>
	);
}
