import { Diagram } from "@hub/shared-ui/diagram/diagram";
import type { Drawing } from "@hub/shared-ui/diagram/shape";
import type { BlockViewProps } from "../define-block.ts";
import type { DiagramBlock } from "./diagram.shape.ts";

export default function DiagramView({
	block: { heading, caption, alt },
	data: drawing,
}: BlockViewProps<DiagramBlock, Drawing>) {
	return <Diagram title={heading || caption} description={alt} caption={caption} drawing={drawing} />;
}
