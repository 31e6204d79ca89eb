import { collections } from "@hub/shared-contracts/collections/collections";
import { z } from "zod";
import { changeForms, fromStored, type Migration, rewordNotes } from "../src/migration-steps.ts";

const FORMER_NOTE = "Times on the page are shown in this time zone.";
const NOTE = "The times are entered here, and shown to visitors, in this time zone.";

/** The fields of a collection that hold moments. */
const moments: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	collections.map(({ collection, fields }) => [collection, Object.keys(fields).filter((name) => fields[name]?.kind === "moment")]),
);

/** The options of a field in this release. */
const optionsOf = (path: string) => {
	const [collection, field = ""] = path.split(".");
	return collections.find((one) => one.collection === collection)?.fields[field]?.meta.options ?? {};
};

/** Moments are entered in the time zone of their event or of the site. A form that an operator has changed stays. */
const migration: Migration = {
	before: [
		changeForms(moments, (form, path) =>
			form.interface === "datetime" ? { interface: "hub-moment", options: { ...form.options, ...optionsOf(path) } } : undefined,
		),
		// Migration 010 gives a form of the first schema the options of this release, which have no `allowOther`.
		changeForms({ events: ["time_zone"] }, ({ interface: editor, options: { allowOther = true, ...options } }, path) =>
			editor === "select-dropdown" && allowOther === true
				? { interface: "hub-time-zone", options: { ...optionsOf(path), ...options } }
				: undefined,
		),
		rewordNotes(Object.fromEntries(["", "$t:"].map((mark) => [`${mark}${FORMER_NOTE}`, `$t:${NOTE}`]))),
		async (trx) => {
			for (const [collection, names] of Object.entries(moments)) {
				const rows: { id: number; display_options: unknown }[] = await trx("directus_fields")
					.where({ collection, display: "datetime" })
					.whereIn("field", names);
				for (const { id, display_options } of rows) {
					const { format, ...rest } = options.parse(fromStored(display_options)) ?? {};
					if (format !== "short" || Object.keys(rest).length > 0) continue;
					await trx("directus_fields").where({ id }).update({ display: "hub-moments", display_options: null });
				}
			}
		},
	],
};
export default migration;

const options = z.record(z.string(), z.unknown()).nullable();
