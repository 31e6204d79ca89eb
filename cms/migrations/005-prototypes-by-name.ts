import { emptyField, type Migration } from "../src/migration-steps.ts";

/** Before prototypes were there to be tried, a demo named its own key in their place. */
const prototypes: readonly unknown[] = ["passport", "contract", "recall"];

const migration: Migration = {
	after: [
		emptyField("demos", "prototype_settings", (value) => {
			const named = typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
			return !prototypes.includes(named);
		}),
	],
};
export default migration;
