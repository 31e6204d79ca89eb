import { Numbers } from "@hub/shared-ui/card/numbers";
import type { BlockViewProps } from "../define-block.ts";
import type { NumbersBlock } from "./numbers.shape.ts";

export default function NumbersView({ block: { items } }: BlockViewProps<NumbersBlock>) {
	return <Numbers items={items} />;
}
