// Draws the blocks whose code comes with the pages that have them. It is there before the page is, so nobody sees them come.

import type { Block } from "@hub/shared-contracts/content/block";
import { useRuntime } from "@hub/shared-contracts/remote/runtime";
import { Section, type SectionProps, type SectionTone } from "@hub/shared-ui/layout/section";
import { lazy, type ReactNode, Suspense } from "react";
import type { BlockItems, ShownVideo } from "./block-items.loader.ts";
import { type LateBlock, lateBlocks } from "./late-blocks.ts";

const Accordion = lazy(lateBlocks.accordion.load);
const Carousel = lazy(lateBlocks.carousel.load);
const Contents = lazy(lateBlocks.contents.load);
const Features = lazy(lateBlocks.features.load);
const Form = lazy(lateBlocks.form.load);
const Logos = lazy(lateBlocks.logos.load);
const Media = lazy(lateBlocks.media.load);
const People = lazy(lateBlocks.people.load);
const Steps = lazy(lateBlocks.steps.load);
const Table = lazy(lateBlocks.table.load);
const Video = lazy(lateBlocks.video.load);

/** More steps stand below each other, and leave room for their heading beside them. */
const MOST_STEPS_ABREAST = 4;

interface LateBlockProps extends Pick<BlockItems, "people"> {
	readonly block: LateBlock;
	/** All of the page. */
	readonly blocks: readonly Block[];
	/** The ground that it stands on, and its id where links lead to it. */
	readonly frame: { readonly tone: SectionTone; readonly id?: string };
	/** Of a video that can be shown. */
	readonly video: ShownVideo | undefined;
}

export function LateBlockView({ block, blocks, frame, people, video }: LateBlockProps) {
	const { href } = useRuntime();
	switch (block.type) {
		case "accordion":
			return late(block, frame, { layout: "split" }, <Accordion block={block} />);
		case "contents":
			// It leads to others, and nothing leads to it.
			return late(
				block,
				{ tone: frame.tone },
				{ layout: "split" },
				<Contents blocks={blocks} after={block.id} label={block.heading} />,
			);
		case "features":
			return late(block, frame, {}, <Features block={block} />);
		case "people":
			return late(block, frame, {}, <People people={people} />);
		case "steps":
			return late(block, frame, block.items.length > MOST_STEPS_ABREAST ? { layout: "split" } : {}, <Steps block={block} />);
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
