import type { Accountability, HookConfig } from "@directus/types";
import { linkQuestion } from "@hub/shared-contracts/address/link-target";
import { localeSchema } from "@hub/shared-contracts/language/locale-schema";
import { z } from "zod";
import { openSite } from "../hub-editing/site.ts";
import { storedRows } from "../hub-editing/stored-rows.ts";
import { type LinkSources, offersFor } from "./link-offers.ts";
import { targetsOf } from "./link-targets.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer) => void): void;
	post(path: string, answer: (request: Asked, response: Answer) => void): void;
}
interface Asked {
	readonly query: unknown;
	readonly body: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	status(code: number): Answer;
	set(name: string, value: string): Answer;
	json(body: unknown): void;
}

const search = z.object({
	search: z.string().max(200).catch(""),
	/** Empty: of all languages. */
	locale: z.union([localeSchema, z.literal("").transform(() => undefined)]).catch(undefined),
});

/**
 * Offers staff the entries that a link can lead to, by their names, and says what is at an address. All staff may read all content, so
 * that no name is told that is not theirs to read.
 */
const linksHook: HookConfig = (hook, context) => {
	const site = openSite({
		hookUrl: process.env.HUB_HOOK_URL,
		secret: process.env.HUB_PUBLISH_SECRET,
		warn: (text) => context.logger.warn(text),
	});
	const serve = async (
		{ accountability }: Asked,
		response: Answer,
		find: (sources: LinkSources) => Promise<unknown>,
	): Promise<void> => {
		const answer = response.set("Cache-Control", "no-store");
		const refuse = (code: number, message: string) => answer.status(code).json({ errors: [{ message }] });
		if (!accountability?.user || !(accountability.app || accountability.admin)) {
			refuse(404, "There is nothing here, or you are not signed in.");
			return;
		}
		try {
			const { database } = context;
			const rows = storedRows(context, { database, schema: await context.getSchema(), accountability: null });
			const data = await find({ rows, database, site });
			if (data === undefined) refuse(503, "The site does not say where entries are. Try again.");
			else answer.json({ data });
		} catch (error) {
			context.logger.warn(error);
			refuse(503, "The links could not be read. Try again.");
		}
	};
	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-links/entries", (request, response) => {
			const asked = search.parse(request.query);
			void serve(request, response, (sources) => offersFor(asked.search, asked.locale, sources));
		});
		routes.post("/hub-links/targets", (request, response) => {
			const asked = linkQuestion.safeParse(request.body);
			if (asked.success) void serve(request, response, (sources) => targetsOf(asked.data.hrefs, sources));
			else response.status(400).json({ errors: [{ message: "That is no list of addresses." }] });
		});
	});
};
export default linksHook;
