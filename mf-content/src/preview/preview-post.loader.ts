import { postPage } from "@hub/shared-contracts/cms/post";
import { rowById } from "@hub/shared-contracts/cms/select";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadPost } from "../post/post.loader.ts";
import { loadTermLinker } from "../term-links/term-links.loader.ts";

/** A post as its page will show it. Who may see it is decided before. */
export async function loadPostPreview(context: RouteLoaderContext) {
	const { content, params } = context;
	const [post, linkTerms] = await Promise.all([content.first(rowById(postPage, params.id ?? "")), loadTermLinker(context)]);
	if (!post) return missing();
	const { data, details } = await loadPost(post, linkTerms, context);
	return found(data, details);
}
