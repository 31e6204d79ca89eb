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
		"what begins like it first, then a word that does, then what has it in a word",
		"raum",
		["Großer Raum", "Datenräume", "Was ein Datenraum kostet"],
	],
	["without accents, or with them", "datenräum", ["Datenräume", "Was ein Datenraum kostet"]],
	["without the marks that it has", "UBER", ["Über uns"]],
	["the sharp s", "grosser", ["Großer Raum"]],
	[
		"letters without a base letter, and what cannot be seen",
		"lo\u0301dz\u0301 mal\u00admo",
		["Zu Gast in Łódź und Malmø"],
	],
	["words in any order", "kostet was", ["Was ein Datenraum kostet"]],
	["what is called just so before what begins so", "kosten", ["Kosten"]],
	["signs of patterns as they are", "c++ (", ["C++ (Grundlagen)"]],
	["nothing of the kind", "Portugal", []],
])("a search for an entry by its name finds %s: “%s”", (_, search, found) => {
	expect(names(search)).toEqual(found);
});

test("lists all by name where nothing is searched for", () => {
	expect(names(" ")).toHaveLength(rows.length);
	expect(names("")[0]).toBe("C++ (Grundlagen)");
});
