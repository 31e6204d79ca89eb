import { isDeepStrictEqual } from "node:util";
import { changeForms, type Migration } from "../src/migration-steps.ts";

/** Blocks were written as JSON. Where an operator has chosen another field for them, it stays. */
const migration: Migration = {
	before: [
		changeForms({ pages: ["blocks"], use_cases: ["blocks"], industries: ["blocks"] }, (form) =>
			isDeepStrictEqual(form, { interface: "hub-json", options: {} }) ? { interface: "hub-blocks", options: {} } : undefined,
		),
	],
};
export default migration;
