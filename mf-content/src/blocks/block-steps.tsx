// Steps in their order.

import { Steps } from "@hub/shared-ui/card/steps";
import type { BlockViewProps } from "./late-blocks.ts";

export default function BlockSteps({ block: { items } }: BlockViewProps<"steps">) {
	return <Steps items={items.map(({ note, ...item }) => (note ? { ...item, note } : item))} />;
}
