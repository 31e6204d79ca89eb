// Texts of a block page for the search: everything it shows except link labels and notes on pictures.

import { isRichText, passagesOf } from "@hub/shared-contracts/rich-text/rich-text";
import type { SearchText } from "@hub/shared-contracts/search/search-source";
import type { BlockBase } from "./define-block.ts";
import { questionsOf } from "./load-blocks.loader.ts";
import { parseBlocks } from "./parse-blocks.loader.ts";

/** Fields without texts. */
const NO_WORDS = new Set([
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
	// They explain a picture with examples; what they say of the product stands in the page's other texts.
	"notes",
]);

/** Returns the passages of written blocks, from the first to the last, and the questions that they answer. */
export function textsOfBlocks(written: unknown, pageId: string): Required<Pick<SearchText, "body" | "parts">> {
	const { blocks } = parseBlocks(written, pageId);
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
	return Object.entries(block).flatMap(([name, value]) => (NO_WORDS.has(name) ? [] : wordsOf(value)));
}

function wordsOf(value: unknown): readonly string[] {
	if (typeof value === "string") return value.trim() ? [value] : [];
	if (Array.isArray(value)) return value.flatMap(wordsOf);
	if (typeof value !== "object" || value === null) return [];
	if (isRichText(value)) return passagesOf(value);
	// A link's label describes the action; the other texts of a card describe the content.
	const isLink = "href" in value;
	const own = Object.entries(value).flatMap(([name, part]) =>
		NO_WORDS.has(name) || (isLink && name === "label") ? [] : wordsOf(part),
	);
	// The parts of a card, a step or a question belong together.
	return own.length > 1 && own.every((part) => part.length < 120) ? [own.join(". ")] : own;
}
