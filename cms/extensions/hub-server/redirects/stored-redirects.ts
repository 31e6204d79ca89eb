// Reads and changes the stored redirects on one connection.

import type { ApiExtensionContext, EventContext } from "@directus/types";
import { definitionOf } from "../entries/change.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { redirectOf } from "./redirects.ts";
import type { RedirectsForMovesOptions } from "./redirects-for-moves.ts";

/** @param options `isChecked`: true if each step passes the rules, like an editor's change */
export function storedRedirects(
	directus: ApiExtensionContext,
	connect: () => Promise<Pick<EventContext, "database" | "schema">>,
	{ isChecked }: { readonly isChecked: boolean },
): Pick<RedirectsForMovesOptions, "read" | "redirects" | "apply"> {
	const rows = async () => storedRows(directus, { ...(await connect()), accountability: null });
	const definition = definitionOf("redirects");
	return {
		read: async (definition, id) => (await (await rows()).list(definition, { id: { _eq: id } }))[0],
		redirects: async () => (definition ? (await (await rows()).list(definition, {})).map(redirectOf) : []),
		async apply({ remove, retarget, add }, note) {
			const { database: knex, schema } = await connect();
			if (!schema) throw new Error("Directus passed no schema.");
			const items = new directus.services.ItemsService("redirects", { schema, knex, accountability: null });
			const options = { emitEvents: isChecked };
			if (remove.length > 0) await items.deleteMany([...remove], options);
			for (const { id, to } of retarget) await items.updateOne(id, { to }, options);
			if (add) await items.createOne({ ...add, permanent: true, note }, options);
		},
	};
}
