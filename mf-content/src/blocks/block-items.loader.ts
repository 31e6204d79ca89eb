// What blocks list besides what stands in them.

import { authorsOf } from "@hub/shared-contracts/cms/author";
import { industriesOf } from "@hub/shared-contracts/cms/industry";
import { postsOf } from "@hub/shared-contracts/cms/post";
import { filmOfRecording } from "@hub/shared-contracts/cms/recording";
import { referencesOf } from "@hub/shared-contracts/cms/reference";
import type { AuthorName } from "@hub/shared-contracts/content/author";
import type { Block } from "@hub/shared-contracts/content/block";
import { providerAddress, type VideoProvider } from "@hub/shared-contracts/content/video-provider";
import type { FoundDetails } from "@hub/shared-contracts/remote/outcome";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { fileHref } from "@hub/shared-contracts/remote/served-file";
import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import type { Drawing } from "@hub/shared-ui/diagram/shape";
import { type ListedPost, listed } from "../listed-post.ts";
import { type ListedReference, listedReferences } from "../listed-reference.ts";
import { lateBlocks } from "./late-blocks.ts";

/** What a video block can show: a film of this site, or the way to one at a third party, of which nothing is loaded here (CN-5). */
export type ShownVideo =
	| {
			readonly kind: "film";
			/** Addresses of this site. */
			readonly src: string;
			readonly captions: string | undefined;
			/** The recording's own page, with chapters and every word; undefined where it has none. */
			readonly page: string | undefined;
	  }
	| { readonly kind: "elsewhere"; readonly provider: VideoProvider; readonly href: string };

/** Items for blocks that list some; empty where no block wants any. */
export interface BlockItems {
	readonly posts: readonly ListedPost[];
	readonly people: readonly AuthorName[];
	/** By their blocks' ids. */
	readonly references: Readonly<Record<string, readonly ListedReference[]>>;
	/** By their blocks' ids; a block whose recording is not there has none. */
	readonly videos: Readonly<Record<string, ShownVideo>>;
	/** What diagrams draw, by their blocks' ids. */
	readonly drawings: Readonly<Record<string, Drawing>>;
}

/** What blocks show besides themselves: slots of other remotes, and pieces of this one. */
export function shownBy(blocks: readonly Block[]): Required<Pick<FoundDetails, "slots" | "pieces">> {
	const types = new Set(blocks.map(({ type }) => type));
	return {
		slots: types.has("events") ? ["upcoming-events"] : [],
		pieces: [...types].filter((type) => Object.hasOwn(lateBlocks, type)),
	};
}

/** What blocks list, in one round trip. */
export async function loadBlockItems(blocks: readonly Block[], context: LoaderContext): Promise<BlockItems> {
	const { content, locale } = context;
	const mostPosts = Math.max(0, ...blocks.map((block) => (block.type === "posts" ? block.limit : 0)));
	const lists = blocks.filter((block) => block.type === "references");
	// Named ones may be any; there are few enough of them to read all.
	const mostReferences = lists.some(({ slugs }) => slugs.length > 0) ? 100 : Math.max(0, ...lists.map(({ limit }) => limit));
	const people = blocks.some((block) => block.type === "people");
	const [posts, authors, references, industries, videos] = await Promise.all([
		mostPosts > 0 ? content.list(postsOf(locale, { limit: mostPosts })) : [],
		people ? content.list(authorsOf(locale)) : [],
		mostReferences > 0 ? content.list(referencesOf(locale, { limit: mostReferences })) : [],
		mostReferences > 0 ? content.list(industriesOf(locale)) : [],
		Promise.all(blocks.map(async (block) => (block.type === "video" ? await shownVideo(block, context) : undefined))),
	]);
	const all = listedReferences(references, industries);
	return {
		posts: posts.map((post) => listed(post, locale)),
		people: authors,
		references: Object.fromEntries(lists.map((block) => [block.id, chosen(all, block)])),
		videos: Object.fromEntries(blocks.flatMap(({ id }, index) => (videos[index] ? [[id, videos[index]]] : []))),
		drawings: Object.fromEntries(blocks.flatMap((block) => (block.type === "diagram" ? [[block.id, drawingOf(block)]] : []))),
	};
}

/** Where a block's video is to be seen; undefined where its recording is not live in this language. */
async function shownVideo(
	{ source }: Extract<Block, { type: "video" }>,
	{ content, locale, href }: LoaderContext,
): Promise<ShownVideo | undefined> {
	if (source.kind !== "recording")
		return { kind: "elsewhere", provider: source.kind, href: providerAddress(source.kind, source.source) };
	const film = await content.first(filmOfRecording(locale, source.slug));
	if (!film) return undefined;
	const { video, slug } = film;
	if (video.kind !== "file") return { kind: "elsewhere", provider: video.kind, href: providerAddress(video.kind, video.source) };
	return {
		kind: "film",
		src: fileHref(video.file),
		captions: video.captions && fileHref(video.captions),
		page: href("recording", { slug }),
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
