import type { PageProps } from "@hub/shared-contracts/remote/remote";
import type { PostData } from "../post/post.loader.ts";
import { PostView } from "../post/post-view.tsx";

/** A post before visitors see it. */
export default function PostPreviewPage({ data }: PageProps<PostData>) {
	return <PostView {...data} />;
}
