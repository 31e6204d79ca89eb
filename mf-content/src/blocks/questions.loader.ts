import type { Block } from "@hub/shared-contracts/content/block";
import type { AnsweredQuestion } from "@hub/shared-contracts/remote/page-head";
import { plainText } from "@hub/shared-contracts/rich-text/rich-text";

/** The questions that blocks answer, in their order, for search engines. */
export function questionsOf(blocks: readonly Block[]): readonly AnsweredQuestion[] {
	const asked = blocks.flatMap((block) => (block.type === "accordion" ? block.items : []));
	return asked.map(({ question, answer }) => {
		const paragraphs = (answer.nodes ?? []).map((node) => plainText([node]).trim()).filter(Boolean);
		return { question, answer: paragraphs.join(" ") };
	});
}
