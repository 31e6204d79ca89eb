import { Steps } from "@hub/shared-ui/card/steps";
import type { BlockViewProps } from "../define-block.ts";
import type { StepsBlock } from "./steps.shape.ts";

export default function StepsView({ block: { items } }: BlockViewProps<StepsBlock>) {
	return <Steps items={items} />;
}
