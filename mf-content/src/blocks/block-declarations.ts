// The declarations of blocks by their type.

import * as blocks from "./blocks.ts";
import type { AnyBlockDeclaration } from "./define-block.ts";

export const declarations: Readonly<Record<string, AnyBlockDeclaration>> = blocks;

/** The slots of other remotes that pages of blocks may show. */
export const BLOCK_SLOTS = Object.values(declarations).flatMap(({ slots = [] }) => slots);
