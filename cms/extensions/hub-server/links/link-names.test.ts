import { expect, test } from "vitest";
import { bestNamed } from "./link-names.ts";

const rows = [
	"Datenräume",
	"Was ein Datenraum kostet",
	"Über uns",
	"Großer Raum",
	"Kosten",
	"C++ (Grundlagen)",
	"Zu Gast in Łódź und Malmø",
].map((name) => ({
	id: name,
	name,
}));
const names = (search: string) => bestNamed(rows, search).map(({ name }) => name);

test.each([
	[
		"names with a word that begins with it before names that contain it",
		"raum",
		["Großer Raum", "Datenräume", "Was ein Datenraum kostet"],
	],
	["names with the same accents", "datenräum", ["Datenräume", "Was ein Datenraum kostet"]],
	["names with accents that the search lacks", "UBER", ["Über uns"]],
	["names with a sharp s", "grosser", ["Großer Raum"]],
	[
		"letters without a base letter, ignoring invisible characters",
		"lo\u0301dz\u0301 mal\u00admo",
		["Zu Gast in Łódź und Malmø"],
	],
	["words in any order", "kostet was", ["Was ein Datenraum kostet"]],
	["names equal to it", "kosten", ["Kosten"]],
	["characters that are special in patterns", "c++ (", ["C++ (Grundlagen)"]],
	["nothing for an unknown word", "Portugal", []],
])("a search by name finds %s: “%s”", (_, search, found) => {
	expect(names(search)).toEqual(found);
});

test("an empty search lists all entries by name", () => {
	expect(names(" ")).toHaveLength(rows.length);
	expect(names("")[0]).toBe("C++ (Grundlagen)");
});
