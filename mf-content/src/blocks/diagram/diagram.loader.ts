import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import type { Drawing } from "@hub/shared-ui/diagram/shape";
import type { DiagramBlock } from "./diagram.shape.ts";

/** What is drawn is computed here: the browser carries no layout. */
export function load(block: DiagramBlock): Drawing {
	return drawingOf(block);
}
