import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { lazy, Suspense } from "react";
import { blockPage } from "../block-page/block-page.chunk.ts";
import { PostView } from "../post/post-view.tsx";
import type { SluggedData } from "./page.loader.ts";

const BlockPage = lazy(blockPage.load);

/** A post or a page of blocks, whichever has the slug. */
export default function SluggedPage({ data }: PageProps<SluggedData>) {
	switch (data.kind) {
		case "post":
			return <PostView {...data} />;
		case "blocks":
			return (
				<Suspense>
					<BlockPage data={data} params={{}} />
				</Suspense>
			);
	}
}
