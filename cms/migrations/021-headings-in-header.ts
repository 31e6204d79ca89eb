import { type Migration, rewordNotes } from "../src/migration-steps.ts";

/** Says in the form of a link that it can stand under a heading of the header, too. A note that an operator wrote stays. */
const migration: Migration = {
	before: [
		rewordNotes({
			"The heading of the footer column this link belongs to.":
				"The heading that this link stands under: a column of the footer, or a panel that opens in the header.",
		}),
	],
};
export default migration;
