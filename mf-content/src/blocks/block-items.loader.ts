// What blocks list besides what stands in them.

import { authorsOf } from "@hub/shared-contracts/cms/author";
import { industriesOf } from "@hub/shared-contracts/cms/industry";
import { postsOf } from "@hub/shared-contracts/cms/post";
import { referencesOf } from "@hub/shared-contracts/cms/reference";
import type { AuthorName } from "@hub/shared-contracts/content/author";
import type { Block } from "@hub/shared-contracts/content/block";
import type { LoaderContext } from "@hub/shared-contracts/remote-server";
import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import type { Drawing } from "@hub/shared-ui/diagram/shape";
import { type ListedPost, listed } from "../listed-post.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";

/** Items for blocks that list some; empty where no block wants any. */
export interface BlockItems {
	readonly posts: readonly ListedPost[];
	readonly people: readonly AuthorName[];
	/** By their blocks' ids. */
	readonly references: Readonly<Record<string, readonly ListedReference[]>>;
	/** What diagrams draw, by their blocks' ids. */
	readonly drawings: Readonly<Record<string, Drawing>>;
}

/** The slots that blocks show. */
export function slotsOf(blocks: readonly Block[]): readonly string[] {
	return blocks.some(({ type }) => type === "events") ? ["upcoming-events"] : [];
}

/** What blocks list, in one round trip. */
export async function loadBlockItems(blocks: readonly Block[], { content, locale }: LoaderContext): Promise<BlockItems> {
	const mostPosts = Math.max(0, ...blocks.map((block) => (block.type === "posts" ? block.limit : 0)));
	const lists = blocks.filter((block) => block.type === "references");
	// Named ones may be any; there are few enough of them to read all.
	const mostReferences = lists.some(({ slugs }) => slugs.length > 0) ? 100 : Math.max(0, ...lists.map(({ limit }) => limit));
	const people = blocks.some((block) => block.type === "people");
	const [posts, authors, references, industries] = await Promise.all([
		mostPosts > 0 ? content.list(postsOf(locale, { limit: mostPosts })) : [],
		people ? content.list(authorsOf(locale)) : [],
		mostReferences > 0 ? content.list(referencesOf(locale, { limit: mostReferences })) : [],
		mostReferences > 0 ? content.list(industriesOf(locale)) : [],
	]);
	const all = listedReferences(references, industries);
	return {
		posts: posts.map((post) => listed(post, locale)),
		people: authors,
		references: Object.fromEntries(lists.map((block) => [block.id, chosen(all, block)])),
		drawings: Object.fromEntries(blocks.flatMap((block) => (block.type === "diagram" ? [[block.id, drawingOf(block)]] : []))),
	};
}

/** Those that an editor named and that are live, in the editor's order; else the newest. */
function chosen(
	all: readonly ListedReference[],
	{ slugs, limit }: Extract<Block, { type: "references" }>,
): readonly ListedReference[] {
	const named = slugs.flatMap((slug) => all.filter(({ reference }) => reference.slug === slug));
	return (slugs.length > 0 ? named : all).slice(0, limit);
}
