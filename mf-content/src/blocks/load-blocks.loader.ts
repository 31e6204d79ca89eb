// Loads the data of a page's blocks.

import type { TextLinker } from "@hub/content-model/rich-text/rich-text-parser";
import type { ContentQuery } from "@hub/shared-contracts/content/content-reader";
import { logTexts } from "@hub/shared-contracts/problems/problem-text";
import type { FoundDetails } from "@hub/shared-contracts/remote/outcome";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { declarations } from "./block-declarations.ts";
import type { BlockBase, LoadedBlock, PlacedQuestion } from "./define-block.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

/** An item with parsed blocks. */
export type WithBlocks<Item> = Omit<Item, "blocks"> & { readonly blocks: readonly BlockBase[] };

/** Parses the blocks of a query's items. @param linkTerms links glossary terms in their texts */
export function withBlocks<Item extends { readonly id: string; readonly blocks: unknown }>(
	query: ContentQuery<Item>,
	linkTerms?: TextLinker,
): ContentQuery<WithBlocks<Item>> {
	return {
		...query,
		read(document, links) {
			// The query determines the type of its documents.
			const item = document.item as Item;
			const { blocks, problems } = parseBlocks(item.blocks, item.id, links, linkTerms);
			return { kind: "item", item: { ...item, blocks }, problems: logTexts(problems, item) };
		},
	};
}

/** Runs the blocks' loaders in parallel, and leaves out blocks without data. */
export async function loadBlocks(
	blocks: readonly BlockBase[],
	context: LoaderContext,
): Promise<readonly LoadedBlock[]> {
	const loaded = await Promise.all(
		blocks.map(async (block): Promise<LoadedBlock | undefined> => {
			const declaration = declarations[block.type];
			if (!declaration?.load) return block;
			const data = await declaration.load(block, context);
			return data === undefined ? undefined : { ...block, data };
		}),
	);
	return loaded.filter((block) => block !== undefined);
}

/** Returns the slots and lazy chunks that a page with these blocks shows. */
export function slotsAndChunksOf(blocks: readonly BlockBase[]): Required<Pick<FoundDetails, "slots" | "lazyChunks">> {
	const types = [...new Set(blocks.map(({ type }) => type))];
	return {
		slots: blocks.flatMap((block) => {
			const { slots = [], showsSlots } = declarations[block.type] ?? {};
			return showsSlots?.(block) === false ? [] : slots;
		}),
		lazyChunks: types.filter((type) => declarations[type]?.view !== "page"),
	};
}

/** Returns the questions that blocks answer, in order. */
export function questionsOf(blocks: readonly BlockBase[]): readonly PlacedQuestion[] {
	return blocks.flatMap((block) => declarations[block.type]?.shape.questions?.(block) ?? []);
}

/** Returns the inputs of a page's share picture: those of its head block, else its key. */
export function headCoverOf([first]: readonly BlockBase[], key: string): NonNullable<PageHead["cover"]> {
	return (first && declarations[first.type]?.shape.headCover?.(first, key)) ?? { seed: key };
}
