import { describe, expect, test } from "vitest";
import { creation, definitionOf } from "../../entries/change.ts";
import { formattedTextsIn, withFormattedTexts } from "../../entries/formatted-texts.ts";
import type { Row } from "../../entries/row.ts";
import { runInLocale } from "../../wording/wording.ts";
import { unshownProseError } from "./content.ts";

function definition(collection: string) {
	const found = definitionOf(collection);
	if (!found) throw new Error(`There is no ${collection}.`);
	return found;
}

const refusal = (collection: string, row: Row) =>
	unshownProseError(creation(definition(collection), { status: "published", ...row }))?.reason;
const VIDEO = '<p>Look:</p><iframe src="https://video.example/1"></iframe>';

describe("[CT-10] a formatted text is refused, with the element that visitors would not see", () => {
	test.each([
		[
			VIDEO,
			/^“Body” has a video, a sound or another page within the text \(<iframe>\), which visitors would not see: /,
		],
		["<p><svg></svg></p>", /^“Body” has a drawing within the text \(<svg>\)/],
		["<form><input></form>", /^“Body” has a part of a form within the text \(<input>\)/],
		["<script>a()</script>", /^“Body” has a program within the text \(<script>\)/],
		[
			'<p><a href="file:///C:/a.docx">a</a></p>',
			/^“Body” has a link to “file:\/\/\/C:\/a\.docx”, which visitors could not follow: /,
		],
	])("in %s", (body, sentence) => {
		expect(refusal("posts", { body })).toMatch(sentence);
		expect(refusal("posts", { body, status: "draft" }), "a draft may be unfinished").toBeUndefined();
	});

	test("within blocks too, whose formatted texts their shapes name", () => {
		const questions = (html: string) => [{ type: "accordion", heading: "A", items: [{ question: "B", html }] }];
		expect(refusal("pages", { blocks: questions(VIDEO) })).toMatch(/^“Blocks” has a video/);
		expect(
			refusal("pages", { blocks: [{ type: "quote", text: VIDEO, name: "A", role: "B" }] }),
			"plain text",
		).toBeUndefined();
		expect(runInLocale("de", () => refusal("pages", { blocks: questions(VIDEO) }))).toMatch(
			/^„Abschnitte“ enthält im Text ein Video/,
		);
	});
});

test("formatted texts are found at any depth, and other values stay unchanged", () => {
	const pages = definition("pages");
	const blocks = [
		{ type: "prose", html: "<h1>A</h1>", more: "<h1>x</h1>" },
		{ type: "cards", heading: "<h1>x</h1>", items: [{ title: "<h1>x</h1>", text: "b" }, 3] },
		{ type: "table", caption: "c", columns: ["a", "b"], rows: [["<b>", "d"]], html: "<p>e</p>" },
		{ type: "unknown", html: "<h1>x</h1>" },
		"<h1>x</h1>",
	];
	expect(formattedTextsIn(pages, "blocks", blocks)).toEqual(["<h1>A</h1>", "<p>e</p>"]);
	const changed = withFormattedTexts(pages, { title: "<h1>x</h1>", blocks }, (html) => html.toUpperCase());
	const [first, , third] = blocks as [object, object, object];
	expect(changed).toEqual({
		title: "<h1>x</h1>",
		blocks: [{ ...first, html: "<H1>A</H1>" }, blocks[1], { ...third, html: "<P>E</P>" }, blocks[3], blocks[4]],
	});
});
