// Declaration of a block, in its own folder. The parser, Studio's validation, the loader, the page, its files and
// docs/blocks.md follow from it. docs/developers.md describes how to add one.

import type { AnsweredQuestion, PageHead } from "@hub/shared-contracts/remote/page-head";
import type { LazyChunk, LazyView } from "@hub/shared-contracts/remote/remote";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { SectionProps, SectionTone } from "@hub/shared-ui/layout/section";
import type { z } from "zod";
import type { ContentMessage } from "../messages.ts";

/** Context of the page for a block's texts. */
export interface BlockContext {
	/** Returns an editor's address in its canonical form; empty if it leads nowhere. An empty address stays empty. */
	link(href: string): string;
	/** Parses a formatted text. `part` distinguishes several texts of one block. */
	richText(html: string, part?: number): RichText;
	/** Returns an anchor from a title, unique within the page. */
	anchor(title: string): string;
}

/** A question with the anchor of its answer. */
export interface PlacedQuestion extends AnsweredQuestion {
	readonly anchor: string;
}

/** Input schema of a block and its conversion. Server only. */
export interface BlockShape<Meaning, Input = unknown> {
	/** Schema of an object with its type as a literal. Descriptions of the block and its fields become documentation. */
	readonly written: z.ZodType<unknown, Input>;
	/** Converts the input to the rendered block. */
	toBlock(written: unknown, context: BlockContext): Meaning;
	/** True if a page may have only one. Default false. */
	readonly once?: boolean;
	/** Ids in the block's markup, which no heading's anchor may take. Default none. */
	readonly ids?: readonly string[];
	/** The questions that it answers, for search engines and the site's search. Default none. */
	questions?(block: Meaning): readonly PlacedQuestion[];
	/** Inputs of the page's drawn share card, for a block that can be the head of a page. @param key of the page */
	headCover?(block: Meaning, key: string): PageHead["cover"];
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

/** A block with what its loader found. */
export interface LoadedBlock extends BlockBase {
	readonly data?: unknown;
}

/** Context in which a block is rendered. */
export interface BlockPlace {
	/**
	 * Neighbours alternate their ground, but for a block that runs on. The id is there only where a list of contents
	 * leads to the block.
	 */
	readonly section: {
		readonly tone: Extract<SectionTone, "paper" | "surface">;
		readonly id?: string;
		readonly runsOn?: boolean;
	};
	/** Level, if the block is the head of a page. */
	readonly head: "home" | "page" | "none";
	/** Seed of drawn pictures without a motif of their own. */
	readonly motif: string;
	/** Blocks that follow and can be linked to, in order. */
	readonly following: readonly BlockBase[];
}

/** Props of a block's view. */
export interface BlockViewProps<Meaning, Data = undefined> {
	readonly block: Meaning & BlockBase;
	readonly data: Data;
	readonly place: BlockPlace;
}

/** Layout of the section around a block. */
export interface BlockFrame extends Pick<SectionProps, "layout" | "width"> {
	/** A link at the end of the heading's line; left out where no release has the route. */
	readonly aside?: { readonly route: string; readonly label: ContentMessage };
}

/**
 * Frame that depends on the block's content. The method syntax makes it bivariant, so that declarations can be looked
 * up by type.
 */
type FrameOf<Meaning> = { of(block: Meaning): BlockFrame }["of"];

/** Declaration of a block. */
export interface BlockDeclaration<Meaning, Data, Input = unknown> {
	readonly shape: BlockShape<Meaning, Input>;
	/** Loads additional data. Undefined leaves the block out. */
	load?(block: Meaning & BlockBase, context: LoaderContext): Promise<Data | undefined> | Data | undefined;
	/**
	 * A chunk that comes with the pages that have the block, or `page`: part of every page of blocks (`first-views.ts`).
	 */
	readonly view: LazyView<BlockViewProps<Meaning, Data>> | "page";
	/** Layout of the section around the view; `own`: the view renders its own. Default: the heading above the content. */
	readonly frame?: BlockFrame | "own" | FrameOf<Meaning>;
	/**
	 * True for what leads to other pages and is no part of what a page explains: lists of contents leave it out. Default
	 * false.
	 */
	readonly leadsOn?: boolean;
	/**
	 * True for what links to the blocks after it, which get ids only then: sections with ids are landmarks, and too many
	 * name nothing.
	 */
	readonly linksWithin?: boolean;
	/** True for what has the page's title in it: a page that begins with it needs no other head. Default false. */
	readonly isHead?: boolean;
	/**
	 * True if consecutive blocks of this type form one section, such as chapters of a text, without a line between them.
	 * Default false.
	 */
	readonly runsOn?: boolean;
	/** Slots of other remotes that it may show. Default none. */
	readonly slots?: readonly string[];
	/** True if this block shows its slots. Default: every block of the type does. */
	showsSlots?(block: Meaning & BlockBase): boolean;
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
		// The value was parsed by `written`.
		toBlock: (value, context) => (toBlock ? toBlock(value as Written, context) : (value as Meaning)),
	};
}

/** Declares a block. The only export of `<type>/<type>.block.ts`. */
export function defineBlock<Meaning, Input, Data = undefined>(
	declaration: BlockDeclaration<Meaning, Data, Input>,
): BlockDeclaration<Meaning, Data, Input> {
	return declaration;
}

/** Parsed type of a shape's blocks. */
export type MeaningOf<Shape> = Shape extends BlockShape<infer Meaning> ? Meaning : never;
