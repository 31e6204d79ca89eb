// Declares blocks (docs/developers.md#a-block).

import type { AnsweredQuestion, PageHead } from "@hub/shared-contracts/remote/page-head";
import type { LazyChunk, LazyView } from "@hub/shared-contracts/remote/remote";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { SectionProps, SectionTone } from "@hub/shared-ui/layout/section";
import type { z } from "zod";
import type { ContentMessage } from "../messages.ts";

/** Converts a block's texts in the context of its page. */
export interface BlockContext {
	/** Returns an editor's address in its canonical form; empty if it is empty or leads nowhere. */
	link(href: string): string;
	/** Parses formatted text. `part` distinguishes several texts of one block. */
	richText(html: string, part?: number): RichText;
	/** Returns an anchor from a title, unique within the page. */
	anchor(title: string): string;
}

/** A question with the anchor of its answer. */
export interface PlacedQuestion extends AnsweredQuestion {
	readonly anchor: string;
}

/** Schema of an editor's input, and its conversion to the rendered block. Server only. */
export interface BlockShape<Block, Input = unknown> {
	/** Schema of an object with its type as a literal. The descriptions become docs/blocks.md. */
	readonly schema: z.ZodType<unknown, Input>;
	/** Converts the parsed input. */
	toBlock(parsed: unknown, context: BlockContext): Block;
	/** True if a page may have only one. Default false. */
	readonly once?: boolean;
	/** Ids in the block's markup, which are not available as anchors. Default none. */
	readonly ids?: readonly string[];
	/** Questions that it answers, for search engines and the site's search. Default none. */
	questions?(block: Block): readonly PlacedQuestion[];
	/** Inputs of the page's computed share picture, if the block is its head. @param key of the page */
	headCover?(block: Block, key: string): PageHead["cover"];
}

/** A block with its position. */
export interface BlockBase {
	readonly type: string;
	/** Unique within the page. */
	readonly id: string;
	/** Anchor for links to this block, from its heading; empty without a heading. */
	readonly anchor: string;
	readonly heading?: string;
	readonly intro?: string;
}

/** A block with the result of its loader. */
export interface LoadedBlock extends BlockBase {
	readonly data?: unknown;
}

/** Context in which a block is rendered. */
export interface BlockPlace {
	/** Props of the section around the block. It has an id only if another block links to it. */
	readonly section: {
		readonly tone: Extract<SectionTone, "paper" | "surface">;
		readonly id: string | undefined;
		readonly runsOn: boolean;
	};
	/** Size of the page's head, if the block is the head. */
	readonly head: "home" | "page" | "none";
	/** Seed of computed pictures without their own. */
	readonly motif: string;
	/** Following blocks that can be linked to, in order. */
	readonly following: readonly BlockBase[];
}

/** Props of a block's view. */
export interface BlockViewProps<Block, Data = undefined> {
	readonly block: Block & BlockBase;
	readonly data: Data;
	readonly place: BlockPlace;
}

/** Layout of the section around a block. */
export interface BlockFrame extends Pick<SectionProps, "layout" | "width"> {
	/** Link at the end of the heading's line, if a release has the route. */
	readonly aside?: { readonly route: string; readonly label: ContentMessage };
}

/**
 * Frame that depends on the block's content. The method syntax makes it bivariant, so that declarations can be looked
 * up by type.
 */
type FrameOf<Block> = { of(block: Block): BlockFrame }["of"];

export interface BlockDeclaration<Block, Data, Input = unknown> {
	readonly shape: BlockShape<Block, Input>;
	/** Loads additional data. Without data (undefined) the block is left out. */
	load?(block: Block & BlockBase, context: LoaderContext): Promise<Data | undefined> | Data | undefined;
	/** A chunk for pages with this block, or `page`: part of every page of blocks (`first-views.ts`). */
	readonly view: LazyView<BlockViewProps<Block, Data>> | "page";
	/** Layout of the section around the view; `own`: the view renders its own. Default: the heading above the content. */
	readonly frame?: BlockFrame | "own" | FrameOf<Block>;
	/** True for links to other pages, which tables of contents leave out. Default false. */
	readonly leadsOn?: boolean;
	/**
	 * True if it links to the following blocks. Only then do they get ids, because a section with an id is a landmark, and
	 * many landmarks are of no help. Default false.
	 */
	readonly linksWithin?: boolean;
	/** True if it renders the page's title, so that a page that begins with it needs no other head. Default false. */
	readonly isHead?: boolean;
	/** True if consecutive blocks of this type form one section, such as chapters of a text. Default false. */
	readonly runsOn?: boolean;
	/** Slots that it may show. Default none. */
	readonly slots?: readonly string[];
	/** True if this block shows its slots. Default: always. */
	showsSlots?(block: Block & BlockBase): boolean;
}

/** Declaration of a block whose type is only known at run time. */
export interface AnyBlockDeclaration extends Omit<BlockDeclaration<object, unknown>, "view"> {
	readonly view: LazyChunk | "page";
}

/** Declares the shape of a block. Without `toBlock`, the view renders the parsed input. */
export function defineShape<Parsed extends object, Input, Block = Parsed>(
	schema: z.ZodType<Parsed, Input>,
	{
		toBlock,
		...options
	}: Omit<BlockShape<Block>, "schema" | "toBlock"> & {
		readonly toBlock?: (parsed: Parsed, context: BlockContext) => Block;
	} = {},
): BlockShape<Block, Input> {
	return {
		...options,
		schema,
		// `parsed` is the output of `schema`.
		toBlock: (parsed, context) => (toBlock ? toBlock(parsed as Parsed, context) : (parsed as Block)),
	};
}

/** Declares a block. The only export of `<type>/<type>.block.ts`. */
export function defineBlock<Block, Input, Data = undefined>(
	declaration: BlockDeclaration<Block, Data, Input>,
): BlockDeclaration<Block, Data, Input> {
	return declaration;
}

/** Type of the blocks that a shape converts to. */
export type BlockOf<Shape> = Shape extends BlockShape<infer Block> ? Block : never;
