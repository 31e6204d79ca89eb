// Reads and changes what redirects are made of, on one connection.

import type { ApiExtensionContext, EventContext } from "@directus/types";
import { definitionOf } from "./change.ts";
import type { LeftRedirectsOptions } from "./left-redirects.ts";
import { lineOf } from "./redirects.ts";
import { storedRows } from "./stored-rows.ts";

/** @param isChecked true if each step passes the rules, like an editor's change */
export function storedRedirects(
	directus: ApiExtensionContext,
	connect: () => Promise<Pick<EventContext, "database" | "schema">>,
	isChecked: boolean,
): Pick<LeftRedirectsOptions, "read" | "lines" | "apply"> {
	const rows = async () => storedRows(directus, { ...(await connect()), accountability: null });
	const redirects = definitionOf("redirects");
	return {
		read: async (definition, id) => (await (await rows()).list(definition, { id: { _eq: id } }))[0],
		lines: async () => (redirects ? (await (await rows()).list(redirects, {})).map(lineOf) : []),
		async apply({ remove, lead, add }, note) {
			const { database: knex, schema } = await connect();
			if (!schema) throw new Error("Redirects need the schema that they have.");
			const items = new directus.services.ItemsService("redirects", { schema, knex, accountability: null });
			const options = { emitEvents: isChecked };
			if (remove.length > 0) await items.deleteMany([...remove], options);
			for (const { id, to } of lead) await items.updateOne(id, { to }, options);
			if (add) await items.createOne({ ...add, permanent: true, note }, options);
		},
	};
}
