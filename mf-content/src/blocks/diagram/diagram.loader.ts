import { drawingOf } from "@hub/shared-ui/diagram/drawing-of";
import type { Drawing } from "@hub/shared-ui/diagram/shape";
import type { DiagramBlock } from "./diagram.shape.ts";

/** Computes the drawing on the server, so that the browser needs no layout code. */
export function load(block: DiagramBlock): Drawing {
	return drawingOf(block);
}
