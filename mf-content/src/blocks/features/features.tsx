import { FeatureList } from "@hub/shared-ui/card/feature-list";
import type { BlockViewProps } from "../define-block.ts";
import type { FeaturesBlock } from "./features.shape.ts";

export default function FeaturesView({ block: { items } }: BlockViewProps<FeaturesBlock>) {
	return <FeatureList items={items} />;
}
