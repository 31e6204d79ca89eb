// The declarations of blocks by their type, for whoever has a block and not its name.

import * as blocks from "./blocks.ts";
import type { AnyBlockDeclaration } from "./define-block.ts";

export const declarations: Readonly<Record<string, AnyBlockDeclaration>> = blocks;
