import { useLoaderData } from "react-router";
import { BlockList } from "../blocks/block-list.tsx";
import type { BlockPageData } from "./block-page.loader.ts";

/** A page of blocks. */
export default function BlockPage() {
	const data = useLoaderData<BlockPageData>();
	return <BlockList {...data} />;
}
