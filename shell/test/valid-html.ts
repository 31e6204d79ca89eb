// Whether a document is valid HTML, by html-validate's recommended rules.

import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:recommended"],
	rules: {
		// How the same markup is written: React keeps its own names of attributes, ends void elements with a slash and gives every
		// attribute a value. A parser reads the same.
		"attr-case": "off",
		"void-style": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Safari takes a list without bullets for none unless it says that it is one.
		"no-redundant-role": ["error", { exclude: ["list"] }],
		// HTML asks of an id only that it has no blanks: headings of editors' texts begin with digits.
		"valid-id": ["error", { relaxed: true }],
		// A rule for search results, not for HTML: how long a headline is, is the editor's to say.
		"long-title": "off",
	},
});

/** What is not valid in a document, a line each; none in a valid one. */
export async function invalidities(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, selector, line, column }) => `${ruleId} at ${line}:${column}: ${message} (${selector ?? "document"})`,
		),
	);
}
