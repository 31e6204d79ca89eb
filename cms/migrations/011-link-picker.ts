import { isDeepStrictEqual } from "node:util";
import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { changeForms, type Migration, renewList, rewordNotes } from "../src/migration-steps.ts";
import { translated } from "../src/schema/words.ts";

/** Fields for text of a line, as addresses were typed into. */
const FORMER = [{ trim: true }, { trim: true, placeholder: `/${DEFAULT_LOCALE}/new` }];

/** Notes as they were, with or without a translation, and as they are. */
const REWORDED = [
	[
		"A path on this site in the language of this entry, or an address starting with https.",
		"Type the title of an entry in the language of this one, or its path, or an address starting with https.",
	],
	[
		"A path on this site, or an address starting with https.",
		"Type the title of an entry, or a path on this site, or an address starting with https.",
	],
] as const;

/** Addresses of links were typed, and menus were a list of rows. What an operator has set otherwise stays. */
const migration: Migration = {
	before: [
		changeForms({ navigation: ["href"], redirects: ["to"] }, ({ interface: editor, options }) =>
			editor === "input" && FORMER.some((former) => isDeepStrictEqual(options, former))
				? { interface: "hub-link", options: {} }
				: undefined,
		),
		rewordNotes(
			Object.fromEntries(REWORDED.flatMap(([former, now]) => [former, `$t:${former}`].map((note) => [note, translated(now)]))),
		),
		renewList("navigation", ["label", "menu", "href", "locale", "status"]),
	],
};
export default migration;
