import { changeForms, type Migration } from "../src/migration-steps.ts";

/** Fields for formatted text, whose links were typed as addresses into Studio's own dialog. */
const PROSE = {
	authors: ["bio"],
	client_references: ["challenge", "solution", "result", "body"],
	demos: ["body"],
	events: ["body"],
	glossary_terms: ["body"],
	industries: ["intro"],
	posts: ["body"],
	recordings: ["transcript"],
	use_cases: ["problem", "body"],
} as const;

/** Links in formatted text are found by the titles of entries. What an operator has set otherwise stays. */
const migration: Migration = {
	before: [
		changeForms(PROSE, ({ interface: editor, options }) =>
			editor === "input-rich-text-html" ? { interface: "hub-prose", options } : undefined,
		),
	],
};
export default migration;
