import { postsOf } from "@hub/content-model/cms/post";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ListedPost, toListedPost } from "../../listed-post.ts";
import type { PostsBlock } from "./posts.shape.ts";

export async function load({ limit }: PostsBlock, { content, locale }: LoaderContext): Promise<readonly ListedPost[]> {
	return (await content.list(postsOf(locale, { limit }))).map((post) => toListedPost(post, locale));
}
