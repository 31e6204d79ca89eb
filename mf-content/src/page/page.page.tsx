import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { BlockList } from "../blocks/block-list.tsx";
import { PostView } from "../post/post-view.tsx";
import type { SluggedData } from "./page.loader.ts";

/** A post or a page of blocks, whichever has the slug. */
export default function SluggedPage({ data }: PageProps<SluggedData>) {
	switch (data.kind) {
		case "post":
			return <PostView {...data} />;
		case "blocks":
			return <BlockList {...data} />;
	}
}
