// Blocks that few pages have: their code and styles come with those pages alone, and burden no other.

import type { Block, BlockType } from "@hub/shared-contracts/content/block";
import type { LazyPiece } from "@hub/shared-contracts/remote";

/** What the view of one kind of block draws. */
export interface BlockViewProps<Type extends BlockType> {
	readonly block: Extract<Block, { type: Type }>;
}

/** By the block's type. A page that has one names it in its loader's outcome (`shownBy`), so that it is there before the page. */
export const lateBlocks = {
	carousel: {
		chunk: "block-carousel",
		load: () => import(/* webpackChunkName: "block-carousel" */ "./block-carousel.tsx"),
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
