import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { blockPage } from "../block-page/block-page.chunk.ts";
import { PostView } from "../post/post-view.tsx";
import type { SluggedData } from "./page.loader.ts";

const BlockPage = lazy(blockPage.load);

/** A post or a page of blocks, whichever has the slug. */
export default function SluggedPage() {
	const data = useLoaderData<SluggedData>();
	switch (data.kind) {
		case "post":
			return <PostView {...data} />;
		case "blocks":
			return (
				<Suspense>
					<BlockPage />
				</Suspense>
			);
	}
}
