// What a block is: one declaration in a folder of its own, from which the parser, Studio's refusals, the loader, the page, its files
// and docs/blocks.md follow. To add one is described in docs/developers.md.

import type { AnsweredQuestion, PageHead } from "@hub/shared-contracts/remote/page-head";
import type { LazyChunk, LazyView } from "@hub/shared-contracts/remote/remote";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { SectionProps, SectionTone } from "@hub/shared-ui/layout/section";
import type { z } from "zod";
import type { ContentMessage } from "../messages.ts";

/** What a block's texts may need of the page that it stands on. */
export interface BlockContext {
	/** An address that an editor wrote, in its canonical form; empty where nothing answers there. An empty one stays empty. */
	link(href: string): string;
	/** A formatted text. `part` tells several within one block apart. */
	richText(html: string, part?: number): RichText;
}

/** How a block is written in the content service and what it means. Known to the server alone. */
export interface BlockShape<Meaning, Input = unknown> {
	/** An object with its type as a literal. Its description says what the block shows, its fields' descriptions what they are. */
	readonly written: z.ZodType<unknown, Input>;
	/** What is rendered. */
	toBlock(written: unknown, context: BlockContext): Meaning;
	/** Whether a page has room for one alone. Default false. */
	readonly once?: boolean;
	/** Ids in the block's markup, which no heading's anchor may take. Default none. */
	readonly ids?: readonly string[];
	/** The questions that it answers, for search engines. Default none. */
	questions?(block: Meaning): readonly AnsweredQuestion[];
	/** Only for a block that can be the head of a page: what the page's share card is drawn from. @param key of the page */
	headCover?(block: Meaning, key: string): PageHead["cover"];
}

/** A block where it stands. */
export interface BlockBase {
	readonly type: string;
	/** Unique within the page. */
	readonly id: string;
	/** From the heading's words, for links to this block; empty where it has no heading. */
	readonly anchor: string;
	readonly heading?: string;
	readonly intro?: string;
}

/** A block with what its loader found. */
export interface LoadedBlock extends BlockBase {
	readonly data?: unknown;
}

/** Where a block is rendered. */
export interface BlockPlace {
	/**
	 * Neighbours alternate their ground, but for a block that runs on. The id is there only where a list of contents leads to the block.
	 */
	readonly section: { readonly tone: Extract<SectionTone, "paper" | "surface">; readonly id?: string; readonly runsOn?: boolean };
	/** Whether it is the head of a page, and of which. */
	readonly head: "home" | "page" | "none";
	/** What pictures are drawn from that have no motif of their own. */
	readonly motif: string;
	/** What follows on the page and can be linked to, in its order. */
	readonly following: readonly BlockBase[];
}

/** What the view of a block renders. */
export interface BlockViewProps<Meaning, Data = undefined> {
	readonly block: Meaning & BlockBase;
	readonly data: Data;
	readonly place: BlockPlace;
}

/** How the section around a block looks. */
export interface BlockFrame extends Pick<SectionProps, "layout" | "width"> {
	/** A link at the end of the heading's line; left out where no release has the route. */
	readonly aside?: { readonly route: string; readonly label: ContentMessage };
}

/** Where it depends on what the block holds. Written as a method, so that any block's declaration can be looked up by its type. */
type FrameOf<Meaning> = { of(block: Meaning): BlockFrame }["of"];

/** Everything that the rest of the site needs to know of a block. */
export interface BlockDeclaration<Meaning, Data, Input = unknown> {
	readonly shape: BlockShape<Meaning, Input>;
	/** What it shows besides what is written in it; undefined where that is not there, so that the block is left out. */
	load?(block: Meaning & BlockBase, context: LoaderContext): Promise<Data | undefined> | Data | undefined;
	/** A chunk that comes with the pages that have the block, or `page`: part of every page of blocks (`first-views.ts`). */
	readonly view: LazyView<BlockViewProps<Meaning, Data>> | "page";
	/** How the section around the view looks; `own`: the view renders its own. Default: the heading above the content. */
	readonly frame?: BlockFrame | "own" | FrameOf<Meaning>;
	/** True for what leads to other pages and is no part of what a page explains: lists of contents leave it out. Default false. */
	readonly leadsOn?: boolean;
	/** True for what links to the blocks after it, which get ids only then: sections with ids are landmarks, and too many name nothing. */
	readonly linksWithin?: boolean;
	/** True for what has the page's title in it: a page that begins with it needs no other head. Default false. */
	readonly isHead?: boolean;
	/** True for what reads on from a block of its own type before it, such as chapters of a text: on one ground, without a line. Default false. */
	readonly runsOn?: boolean;
	/** Slots of other remotes that it shows. Default none. */
	readonly slots?: readonly string[];
}

/** A block's declaration where its type is only known at run time. */
export interface AnyBlockDeclaration extends Omit<BlockDeclaration<object, unknown>, "view"> {
	readonly view: LazyChunk | "page";
}

/** Declares how a block is written. `toBlock` may be left out where it is rendered as it is written. */
export function defineShape<Written extends object, Input, Meaning = Written>(
	written: z.ZodType<Written, Input>,
	{
		toBlock,
		...more
	}: Omit<BlockShape<Meaning>, "written" | "toBlock"> & {
		readonly toBlock?: (written: Written, context: BlockContext) => Meaning;
	} = {},
): BlockShape<Meaning, Input> {
	return {
		...more,
		written,
		// What is handed in was parsed by `written`.
		toBlock: (value, context) => (toBlock ? toBlock(value as Written, context) : (value as Meaning)),
	};
}

/** Declares a block; the one export of `<type>/<type>.block.ts`. */
export function defineBlock<Meaning, Input, Data = undefined>(
	declaration: BlockDeclaration<Meaning, Data, Input>,
): BlockDeclaration<Meaning, Data, Input> {
	return declaration;
}

/** What a shape's blocks mean. */
export type MeaningOf<Shape> = Shape extends BlockShape<infer Meaning> ? Meaning : never;
