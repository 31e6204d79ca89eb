// Features side by side: links where they lead somewhere.

import { FeatureList } from "@hub/shared-ui/card/feature-list";
import type { BlockViewProps } from "./late-blocks.ts";

export default function BlockFeatures({ block: { items } }: BlockViewProps<"features">) {
	return <FeatureList items={items.map(({ href, ...item }) => (href ? { ...item, href } : item))} />;
}
