import type { HookConfig } from "@directus/types";
import { z } from "zod";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { definitionOf } from "../entries/change.ts";
import { FILES } from "../entries/published-users.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { openSite } from "../site/site.ts";
import { usesOf } from "./entry-uses.ts";

const entryParams = z.object({
	collection: z.string().refine((name) => name === FILES || definitionOf(name) !== undefined),
	id: z.uuid(),
});

/** Shows staff the uses of an entry or a file. All staff may read all content, so names need no permission check. */
const usesHook: HookConfig = (hook, context) => {
	const site = openSite(context.logger);
	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-uses/:collection/:id",
			async handle({ params }) {
				const input = entryParams.safeParse(params);
				if (!input.success) return { kind: "unknown" };
				const { database } = context;
				const rows = storedRows(context, { database, schema: await context.getSchema(), accountability: null });
				return { kind: "found", data: await usesOf(input.data.collection, input.data.id, { rows, database, site }) };
			},
		},
	]);
};
export default usesHook;
