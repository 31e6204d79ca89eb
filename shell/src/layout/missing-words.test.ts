import { expect, test } from "vitest";
import { missingWords } from "./missing-words.ts";

test.each([
	["/de/blog/daten-raeume.html", "daten raeume"],
	["/insights/Data%20Spaces_101/", "Data Spaces 101"],
	["/datenr%C3%A4ume?page=2#top", "datenräume"],
	["/", ""],
	["/12345", ""],
	["/a", ""],
	["/%E0%A4", ""],
	["/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "script alert 1 script"],
	[`/${"lang-".repeat(50)}`, ""],
])("[RT-7] the page for the missing address %s proposes to search for “%s”", (href, words) => {
	expect(missingWords(href)).toBe(words);
});
