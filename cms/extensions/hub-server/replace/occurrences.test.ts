import { glossaryTerms } from "@hub/content-model/collections/glossary-terms";
import { navigation } from "@hub/content-model/collections/navigation";
import { pages } from "@hub/content-model/collections/pages";
import { posts } from "@hub/content-model/collections/posts";
import { recordings } from "@hub/content-model/collections/recordings";
import { siteSettings } from "@hub/content-model/collections/site-settings";
import { describe, expect, test } from "vitest";
import { occurrencesIn, replacedValues } from "./occurrences.ts";
import { patternOf } from "./phrase.ts";

const pattern = patternOf({ find: "data hub", wholeWords: true, matchCase: false });
const where = (...[definition, values]: [Parameters<typeof occurrencesIn>[0], Record<string, unknown>]) =>
	occurrencesIn(definition, values, pattern).map(({ path, index }) => `${path.join(".")}/${index}`);
const inProse = (body: string, replacement = "Kontor") =>
	replacedValues(posts, { body }, pattern, replacement, () => true).body ?? body;

describe("[CT-1] the texts of an entry", () => {
	test("are found in its own fields, in structures and in blocks, by their paths", () => {
		expect(
			where(pages, {
				title: "Data Hub",
				slug: "data-hub",
				translation_key: "data hub",
				blocks: [
					{
						type: "hero",
						title: "Data Hub",
						text: "The Data Hub. Data Hub!",
						motif: "Data Hub",
						tone: "brand",
						actions: [{ label: "To the Data Hub", href: "/data hub", kind: "plain" }],
					},
					{ type: "accordion", heading: "?", items: [{ question: "Data Hub?", html: "<p>A <b>Data</b> Hub</p>" }] },
					{
						type: "table",
						caption: "-",
						columns: ["Data Hub", { label: "Data Hub", kind: "text" }],
						rows: [["Data Hub", "-"]],
					},
					{ type: "video", title: "Data Hub", source: "Data Hub" },
					{ type: "references", heading: "-", limit: 3, slugs: ["data hub"] },
					{ type: "unknown", heading: "Data Hub" },
				],
			}),
		).toEqual([
			"title/0",
			"blocks.0.title/0",
			"blocks.0.text/1",
			"blocks.0.text/2",
			"blocks.0.actions.0.label/3",
			"blocks.1.items.0.question/4",
			"blocks.1.items.0.html/5",
			"blocks.2.columns.0/6",
			"blocks.2.columns.1.label/7",
			"blocks.2.rows.0.0/8",
			"blocks.3.title/9",
		]);
	});

	test("include neither addresses nor values that both languages share", () => {
		expect(where(navigation, { label: "Data Hub", href: "/data hub", group: "Data Hub" })).toEqual([
			"group/0",
			"label/0",
		]);
		expect(where(recordings, { source: "data hub", chapters: [{ time: "data hub", title: "Data Hub" }] })).toEqual([
			"chapters.0.title/0",
		]);
		expect(where(siteSettings, { organisation: { name: "Data Hub", email: "data hub" } })).toEqual([
			"organisation.name/0",
		]);
		expect(where(glossaryTerms, { synonyms: ["Data Hub"], related: ["data hub"] })).toEqual(["synonyms.0/0"]);
	});

	test("are replaced at the chosen positions only", () => {
		const values = { title: "Data Hub", description: "Data Hub, Data Hub, Data Hub", body: "<p>Data Hub</p>" };
		const chosen = (field: string, index: number) => field === "description" && index !== 1;
		expect(replacedValues(posts, values, pattern, "Kontor", chosen)).toEqual({
			description: "Kontor, Data Hub, Kontor",
		});
	});
});

describe("[CT-1] formatted text", () => {
	test.each([
		["within a mark", "<p>The <strong>Data Hub</strong>.</p>", "<p>The <strong>Kontor</strong>.</p>"],
		[
			"across the end of a mark",
			"<p>The <strong>big Data</strong> Hub.</p>",
			"<p>The <strong>big Kontor</strong>.</p>",
		],
		["across the beginning of a mark", "<p>The Data <em>Hub now</em>.</p>", "<p>The Kontor<em> now</em>.</p>"],
		["with a mark that loses all of its words", "<p>Data <em>Hub</em>.</p>", "<p>Kontor.</p>"],
		[
			"in a link's words, whose address stays",
			'<p><a href="/data-hub">Data Hub</a></p>',
			'<p><a href="/data-hub">Kontor</a></p>',
		],
		[
			"where a link would lose all of its words",
			'<p>Data <a href="/x"><em>Hub</em></a></p>',
			'<p><a href="/x"><em>Kontor</em></a></p>',
		],
		[
			"where a link loses some of its words",
			'<p>Data <a href="/x">Hub now</a></p>',
			'<p>Kontor<a href="/x"> now</a></p>',
		],
		[
			"in a picture's alternative text",
			'<p><img src="/assets/x" alt="The Data Hub"></p>',
			'<p><img src="/assets/x" alt="The Kontor"></p>',
		],
		["without a mark", "Data Hub & Co", "Kontor & Co"],
		["not across paragraphs", "<p>Data</p><p>Hub</p>", "<p>Data</p><p>Hub</p>"],
		[
			"not across lines and cells",
			"<p>Data<br>Hub</p><table><tbody><tr><td>Data</td><td>Hub</td></tr></tbody></table>",
			undefined,
		],
		["not in addresses", '<p><a href="/data hub">x</a></p>', undefined],
		["beside escaped characters", "<p>A &lt;b&gt; &amp; the Data Hub</p>", "<p>A &lt;b&gt; &amp; the Kontor</p>"],
	])("is replaced %s", (_, before, after) => {
		expect(inProse(before)).toBe(after ?? before);
	});

	test("loses markup and links whose text is removed, but no paragraph", () => {
		expect(inProse('<p>The <a href="/x"><strong>Data Hub</strong></a>.</p><p>Data Hub</p>', "")).toBe(
			"<p>The.</p><p></p>",
		);
	});

	test("escapes a replacement, so that it never becomes markup", () => {
		expect(inProse("<p>Data Hub</p>", "<b>&</b>")).toBe("<p>&lt;b&gt;&amp;&lt;/b&gt;</p>");
	});
});
