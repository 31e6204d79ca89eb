import * as blocks from "./blocks.ts";
import type { AnyBlockDeclaration } from "./define-block.ts";

/** Declarations of blocks by type. */
export const declarations: Readonly<Record<string, AnyBlockDeclaration>> = blocks;

/** Slots that pages of blocks may show. */
export const BLOCK_SLOTS = Object.values(declarations).flatMap(({ slots = [] }) => slots);
