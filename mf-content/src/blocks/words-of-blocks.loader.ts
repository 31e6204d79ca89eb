// What a page of blocks is about, in words: its own, not those of the pages that it leads to.

import { passagesOf } from "@hub/shared-contracts/rich-text/passages";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { declarations } from "./block-declarations.ts";
import type { BlockBase } from "./define-block.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

/** Fields that hold no words. */
const NO_WORDS = new Set([
	"type",
	"id",
	"anchor",
	"href",
	"motif",
	"tone",
	"kind",
	"diagram",
	"picture",
	"source",
	"provider",
	"layout",
]);

/** The passages of written blocks, from the first to the last. */
export function wordsOfBlocks(written: unknown, pageId: string): readonly string[] {
	const { blocks } = parseBlocks(written, pageId, (href) => href);
	return blocks.filter(({ type }) => !declarations[type]?.leadsOn).flatMap(wordsOfBlock);
}

function wordsOfBlock(block: BlockBase): readonly string[] {
	return Object.entries(block).flatMap(([name, value]) => (NO_WORDS.has(name) ? [] : wordsOf(value)));
}

function wordsOf(value: unknown): readonly string[] {
	if (typeof value === "string") return value.trim() ? [value] : [];
	if (Array.isArray(value)) return value.flatMap(wordsOf);
	if (typeof value !== "object" || value === null) return [];
	if (isRichText(value)) return passagesOf(value.nodes);
	// What leads elsewhere says what stands there, but for what a person says.
	const isSaid = "name" in value && value.name !== "";
	if ("href" in value && value.href !== "" && !isSaid) return [];
	const own = Object.entries(value).flatMap(([name, part]) => (NO_WORDS.has(name) ? [] : wordsOf(part)));
	// The parts of a card, a step or a question belong together.
	return own.length > 1 && own.every((part) => part.length < 120) ? [own.join(". ")] : own;
}

function isRichText(value: object): value is RichText {
	return "kind" in value && value.kind === "rich-text";
}
