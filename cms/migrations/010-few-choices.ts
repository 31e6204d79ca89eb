import { changeForms, type Migration } from "../src/migration-steps.ts";

/** Authors, categories, industries and use cases were chosen from a table in a drawer. Where an operator has chosen another field, it stays. */
const migration: Migration = {
	before: [
		changeForms(
			{
				posts: ["author", "category"],
				demos: ["industry"],
				use_cases: ["industry"],
				client_references: ["industry", "use_case"],
			},
			(form) => (form.interface === "select-dropdown-m2o" ? { ...form, interface: "hub-entry" } : undefined),
		),
	],
};
export default migration;
