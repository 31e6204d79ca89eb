import type { HookConfig } from "@directus/types";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { MAX_VALUES, STORED_VALUES } from "../../../src/entries/choice.ts";
import { openStaffRoutes, type StaffResponse } from "../../../src/staff-routes.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { openSite } from "../site/site.ts";
import { choicesFor, choosable, type SearchSources } from "./choices.ts";
import { targetsOf } from "./link-targets.ts";

const choiceQuery = z.object({
	by: z.enum(STORED_VALUES),
	collection: z.string().optional(),
	locale: localeSchema.optional(),
	search: z.string().max(200).optional(),
	values: z.array(z.string().max(255)).max(MAX_VALUES).optional(),
});
const targetQuery = z.object({ hrefs: z.array(z.string().max(2_000)).max(MAX_VALUES) });

/** Responds “unavailable” without data: the site did not respond. */
function responseOf(data: unknown): StaffResponse {
	return data === undefined ? { kind: "unavailable" } : { kind: "found", data };
}

/**
 * Returns to staff the entries and pages that a field can refer to, and targets of links. All staff may read all
 * content, so names need no permission check.
 */
const linksHook: HookConfig = (hook, context) => {
	const site = openSite(context.logger);
	const sources = async (): Promise<SearchSources> => {
		const { database } = context;
		return {
			rows: storedRows(context, { database, schema: await context.getSchema(), accountability: null }),
			database,
			site,
		};
	};
	openStaffRoutes(hook, context, [
		{
			method: "post",
			path: "/hub-links/choices",
			async handle({ body }) {
				const { data: query } = choiceQuery.safeParse(body);
				if (!query) return { kind: "refused", errors: [{ message: "Invalid query for entries." }] };
				if (choosable(query).length === 0) return { kind: "unknown" };
				return responseOf(await choicesFor(query, await sources()));
			},
		},
		{
			method: "post",
			path: "/hub-links/targets",
			async handle({ body }) {
				const { data: query } = targetQuery.safeParse(body);
				if (!query) return { kind: "refused", errors: [{ message: "Invalid list of addresses." }] };
				return responseOf(await targetsOf(query.hrefs, await sources()));
			},
		},
	]);
};
export default linksHook;
