// Extracts the texts of blocks for the search, except link labels and notes on pictures.

import { isRichText, passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import type { BlockBase } from "./define-block.ts";
import { questionsOf } from "./load-blocks.loader.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

/** Fields without searchable text. */
const IGNORED_FIELDS = new Set([
	"type",
	"id",
	"anchor",
	"href",
	"motif",
	"tone",
	"screen",
	"look",
	"side",
	"kind",
	"diagram",
	"picture",
	"source",
	"provider",
	"layout",
	"slugs",
	"video",
	// Examples about a picture; the page's other texts describe the product.
	"notes",
]);

/** Returns the passages of blocks in order, and the questions that they answer. */
export function textsOfBlocks(value: unknown, pageId: string): Required<Pick<SearchText, "body" | "parts">> {
	const { blocks } = parseBlocks(value, pageId);
	return {
		body: blocks.flatMap(wordsOfBlock),
		parts: questionsOf(blocks).map(({ question, answer, anchor }) => ({
			title: question,
			body: [answer],
			place: `#${anchor}`,
		})),
	};
}

function wordsOfBlock(block: BlockBase): readonly string[] {
	return Object.entries(block).flatMap(([name, value]) => (IGNORED_FIELDS.has(name) ? [] : wordsOf(value)));
}

function wordsOf(value: unknown): readonly string[] {
	if (typeof value === "string") return value.trim() ? [value] : [];
	if (Array.isArray(value)) return value.flatMap(wordsOf);
	if (typeof value !== "object" || value === null) return [];
	if (isRichText(value)) return passagesOf(value);
	// A link's label describes the action; the other texts of a card describe the content.
	const isLink = "href" in value;
	const texts = Object.entries(value).flatMap(([name, part]) =>
		IGNORED_FIELDS.has(name) || (isLink && name === "label") ? [] : wordsOf(part),
	);
	// Short texts of a card, step or question form one passage.
	return texts.length > 1 && texts.every((text) => text.length < 120) ? [texts.join(". ")] : texts;
}
