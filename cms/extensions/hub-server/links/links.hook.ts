import type { HookConfig } from "@directus/types";
import { MAX_CHOSEN, REFERRED_BY } from "@hub/content-model/cms/entry-choice";
import { linkQuestion } from "@hub/shared-contracts/address/link-target";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { openStaffRoutes, type StaffAnswer } from "../../../src/staff-routes.ts";
import { openSite } from "../editing/site.ts";
import { storedRows } from "../editing/stored-rows.ts";
import { choicesFor } from "./entry-choices.ts";
import { type LinkSources, offersFor } from "./link-offers.ts";
import { targetsOf } from "./link-targets.ts";

const search = z.object({
	search: z.string().max(200).catch(""),
	/** Empty: of all languages. */
	locale: z.union([localeSchema, z.literal("").transform(() => undefined)]).catch(undefined),
});

const choiceQuestion = search.extend({
	collection: z.string(),
	by: z.enum(REFERRED_BY),
	/** A list in JSON; none: entries are searched for. */
	values: z
		.string()
		.transform((text, context) => {
			try {
				return JSON.parse(text) as unknown;
			} catch {
				context.addIssue({ code: "custom", message: "no JSON" });
				return z.NEVER;
			}
		})
		.pipe(z.array(z.string().max(255)).max(MAX_CHOSEN))
		.optional(),
});

/** Found, unless the site does not say where things are. */
function answerOf(data: unknown): StaffAnswer {
	return data === undefined ? { kind: "unavailable" } : { kind: "found", data };
}

/**
 * Offers staff the pages that a link can lead to and the entries that another one can refer to, by their names, and says what is at an
 * address. All staff may read all content, so
 * that no name is given out that is not theirs to read.
 */
const linksHook: HookConfig = (hook, context) => {
	const site = openSite({
		hookUrl: process.env.HUB_HOOK_URL,
		secret: process.env.HUB_PUBLISH_SECRET,
		warn: (text) => context.logger.warn(text),
	});
	const sources = async (): Promise<LinkSources> => {
		const { database } = context;
		return { rows: storedRows(context, { database, schema: await context.getSchema(), accountability: null }), database, site };
	};
	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-links/entries",
			async answer({ query }) {
				const asked = search.parse(query);
				return answerOf(await offersFor(asked.search, asked.locale, await sources()));
			},
		},
		{
			method: "get",
			path: "/hub-links/choices",
			async answer({ query }) {
				const asked = choiceQuestion.safeParse(query);
				if (!asked.success) return { kind: "refused", errors: [{ message: "That is no question for entries." }] };
				const data = await choicesFor({ ...asked.data, values: asked.data.values }, await sources());
				return data ? { kind: "found", data } : { kind: "unknown" };
			},
		},
		{
			method: "post",
			path: "/hub-links/targets",
			async answer({ body }) {
				const asked = linkQuestion.safeParse(body);
				if (asked.success) return answerOf(await targetsOf(asked.data.hrefs, await sources()));
				return { kind: "refused", errors: [{ message: "That is no list of addresses." }] };
			},
		},
	]);
};
export default linksHook;
