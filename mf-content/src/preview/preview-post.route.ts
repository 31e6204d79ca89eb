import { PREVIEW_PATHS } from "@hub/shared-contracts/address/preview-paths";
import { defineRoute } from "@hub/shared-contracts/remote/remote";
import { loadPostPreview } from "./preview-post.loader.ts";

export const previewPost = defineRoute({
	key: "preview-post",
	path: PREVIEW_PATHS.posts,
	page: { chunk: "preview-post", load: () => import(/* webpackChunkName: "preview-post" */ "./preview-post.page.tsx") },
	parent: "insights",
	preview: "posts",
	server: { load: loadPostPreview },
});
