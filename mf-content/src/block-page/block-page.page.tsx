import type { PageProps } from "@hub/shared-contracts/remote/remote";
import { BlockList } from "../blocks/block-list.tsx";
import type { BlockPageData } from "./block-page.loader.ts";

/** A page that is nothing but its blocks. */
export default function BlockPage({ data }: PageProps<BlockPageData>) {
	return <BlockList {...data} />;
}
