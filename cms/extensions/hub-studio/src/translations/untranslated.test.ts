import { expect, test } from "vitest";
import { findUntranslated } from "./untranslated.ts";

const texts = (original: unknown, translation: unknown, field = "title") =>
	findUntranslated(original, translation, field).map(({ text, isAlternative }) =>
		isAlternative ? `alt: ${text}` : text,
	);

test.each<[string, unknown, unknown, readonly string[]]>([
	["a copied text", "Wer fragt da nachts?", "Wer fragt da nachts?", ["Wer fragt da nachts?"]],
	["nothing in a translated text", "Wer fragt da nachts?", "Who asks at night?", []],
	["no names, which are the same in both languages", "Mara Feldweg", "Mara Feldweg", []],
	["no numbers", "12 14 16 18", "12 14 16 18", []],
	[
		"the remaining paragraphs of a partly translated text",
		"<p>Der erste Absatz hier.</p><p>Der <b>zweite</b> Absatz hier.</p>",
		"<h2>The first paragraph.</h2><p>Der zweite Absatz hier.</p>",
		["Der zweite Absatz hier."],
	],
	[
		"texts in blocks, also in another order, and neither addresses nor pictures",
		[
			{
				type: "hero",
				title: "Ein Anfang mit Folgen",
				actions: [{ label: "Zu allen Terminen hier", href: "/de/termine" }],
			},
			{ type: "media", picture: "1f0c", alt: "Eine Brücke" },
		],
		[
			{ type: "media", picture: "1f0c", alt: "Eine Brücke" },
			{ type: "hero", title: "A beginning", actions: [{ label: "Zu allen Terminen hier", href: "/de/termine" }] },
		],
		["alt: Eine Brücke", "Zu allen Terminen hier"],
	],
	["nothing in empty values", null, undefined, []],
])("[CT-1] untranslated texts are found: %s", (_, original, translation, found) => {
	expect(texts(original, translation)).toEqual(found);
});

test("[CT-1] untranslated alternative texts of covers and of pictures within texts are found", () => {
	expect(texts("Eine Brücke", "Eine Brücke", "cover_alt")).toEqual(["alt: Eine Brücke"]);
	const picture = '<p><img src="/assets/1" alt="Eine lange Brücke"></p>';
	expect(texts(picture, picture, "body")).toEqual(["Eine lange Brücke"]);
});

test("[CT-1] a long untranslated text is shortened to its beginning", () => {
	const long = "Wort ".repeat(60).trim();
	expect(texts(long, long)).toEqual([`${"Wort ".repeat(16).trim()} …`]);
});
