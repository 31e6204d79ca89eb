import { isDeepStrictEqual } from "node:util";
import { fromStored, type Migration } from "../src/migration-steps.ts";

const module = (id: string, enabled = true) => ({ type: "module", id, enabled });

/** Studio's left edge as we had it, without the Visual Editor; at first without a desk too. */
const BARE = [
	...[module("content"), module("visual", false), module("users"), module("files"), module("insights"), module("flows")],
	...[module("deployments", false), module("hub-guide"), { ...module("settings"), locked: true }],
];
const FORMER = [BARE, [module("hub-desk"), ...BARE]];

/** Studio's left edge gets what has come since. One that an operator has arranged stays. */
const migration: Migration = {
	before: [
		async (trx) => {
			const rows: { id: number; module_bar: unknown }[] = await trx("directus_settings").select("id", "module_bar");
			for (const { id, module_bar } of rows)
				if (FORMER.some((former) => isDeepStrictEqual(fromStored(module_bar), former)))
					// A start puts today's where there is none.
					await trx("directus_settings").where({ id }).update({ module_bar: null });
		},
	],
};
export default migration;
