import type { Accountability, HookConfig } from "@directus/types";
import { z } from "zod";
import { definitionOf } from "../hub-editing/change.ts";
import { openSite } from "../hub-editing/site.ts";
import { storedRows } from "../hub-editing/stored-rows.ts";
import { usesOf } from "./entry-uses.ts";

/** The part of Directus' web server that is used here. */
interface Routes {
	get(path: string, answer: (request: Asked, response: Answer) => void): void;
}
interface Asked {
	readonly params: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	status(code: number): Answer;
	set(name: string, value: string): Answer;
	json(body: unknown): void;
}

const place = z.object({
	collection: z.string().refine((name) => name === "directus_files" || definitionOf(name) !== undefined),
	id: z.uuid(),
});

/** Tells staff what uses an entry or a file. All staff may read all content, so that no name is told that is not theirs to read. */
const usesHook: HookConfig = (hook, context) => {
	const site = openSite({
		hookUrl: process.env.HUB_HOOK_URL,
		secret: process.env.HUB_PUBLISH_SECRET,
		warn: (text) => context.logger.warn(text),
	});
	hook.init("routes.custom.before", (meta) => {
		const routes: Routes = meta.app;
		routes.get("/hub-uses/:collection/:id", (request, response) => {
			const answer = response.set("Cache-Control", "no-store");
			const asked = place.safeParse(request.params);
			const { accountability } = request;
			if (!asked.success || !accountability?.user || !(accountability.app || accountability.admin)) {
				answer.status(404).json({ errors: [{ message: "There is no such entry, or you are not signed in." }] });
				return;
			}
			const read = async () => {
				const { database } = context;
				const rows = storedRows(context, { database, schema: await context.getSchema(), accountability: null });
				return usesOf(asked.data.collection, asked.data.id, { rows, database, site });
			};
			read().then(
				(data) => answer.json({ data }),
				(error: unknown) => {
					context.logger.warn(error);
					answer.status(503).json({ errors: [{ message: "The uses could not be read. Try again." }] });
				},
			);
		});
	});
};
export default usesHook;
