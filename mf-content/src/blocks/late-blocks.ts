// Blocks that the home page does without: their code and styles come with the pages that have them, and burden no other. Those that
// mostly stand together on a page share a chunk.

import type { Block, BlockType } from "@hub/shared-contracts/content/block";
import type { LazyPiece } from "@hub/shared-contracts/remote/remote";

/** What the view of one kind of block draws. */
export interface BlockViewProps<Type extends BlockType> {
	readonly block: Extract<Block, { type: Type }>;
}

/** By the block's type. A page that has one names it in its loader's outcome (`shownBy`), so that it is there before the page. */
export const lateBlocks = {
	accordion: {
		chunk: "block-details",
		load: () => import(/* webpackChunkName: "block-details" */ "./block-accordion.tsx"),
	},
	carousel: {
		chunk: "block-carousel",
		load: () => import(/* webpackChunkName: "block-carousel" */ "./block-carousel.tsx"),
	},
	contents: {
		chunk: "block-details",
		load: () => import(/* webpackChunkName: "block-details" */ "./block-contents.tsx"),
	},
	features: {
		chunk: "block-details",
		load: () => import(/* webpackChunkName: "block-details" */ "./block-features.tsx"),
	},
	form: {
		chunk: "block-form",
		load: () => import(/* webpackChunkName: "block-form" */ "./block-form.tsx"),
	},
	logos: {
		chunk: "block-logos",
		load: () => import(/* webpackChunkName: "block-logos" */ "./block-logos.tsx"),
	},
	media: {
		chunk: "block-media",
		load: () => import(/* webpackChunkName: "block-media" */ "./block-media.tsx"),
	},
	people: {
		chunk: "block-details",
		load: () => import(/* webpackChunkName: "block-details" */ "./block-people.tsx"),
	},
	steps: {
		chunk: "block-details",
		load: () => import(/* webpackChunkName: "block-details" */ "./block-steps.tsx"),
	},
	table: {
		chunk: "block-table",
		load: () => import(/* webpackChunkName: "block-table" */ "./block-table.tsx"),
	},
	video: {
		chunk: "block-video",
		load: () => import(/* webpackChunkName: "block-video" */ "./block-video.tsx"),
	},
} satisfies { readonly [Type in BlockType]?: LazyPiece };

/** A block that comes late. */
export type LateBlock = Extract<Block, { type: keyof typeof lateBlocks }>;
