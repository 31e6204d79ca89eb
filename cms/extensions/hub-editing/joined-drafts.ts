// Two forms of one entry have one draft. Studio begins it with the first words in either form; the second one was refused by Directus (39.2),
// and what was typed there was stored nowhere.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";

/** What Studio asks for as it begins the draft of an entry. */
const beginning = z.object({ key: z.literal("draft"), collection: z.string(), item: z.string() });
const found = z.array(z.object({ id: z.string() }));

/** How long one that begins a draft is waited for by the next, in ms. */
const PATIENCE = 5_000;

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, answer: (request: Asked, response: Answer, next: (error?: unknown) => void) => void): void;
}
interface Asked {
	readonly body?: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	json(body: object): void;
	on(event: "close", done: () => void): void;
}

/** Answers one who begins a draft that another form has begun with that draft, as far as the account may read it. */
export function joinDrafts(app: Routes, { services, getSchema }: Pick<HookExtensionContext, "services" | "getSchema">): void {
	/** Those who begin a draft at this moment, by their entry. */
	const beginners = new Map<string, Promise<void>>();

	app.post("/versions", (request, response, next) => {
		const asked = beginning.safeParse(request.body).data;
		const { accountability } = request;
		if (!asked || !accountability?.user) return next();
		const { key, collection, item } = asked;
		const entry = `${collection}/${item}`;
		const turn = beginners.get(entry) ?? Promise.resolve();
		const done = new Promise<void>((resolve) => {
			response.on("close", resolve);
			setTimeout(resolve, PATIENCE).unref();
		});
		beginners.set(entry, done);
		void done.then(() => {
			if (beginners.get(entry) === done) beginners.delete(entry);
		});
		const look = async (): Promise<void> => {
			await turn;
			const versions = new services.VersionsService({ schema: await getSchema(), accountability });
			const filter = { key: { _eq: key }, collection: { _eq: collection }, item: { _eq: item } };
			const [draft] = found.parse(await versions.readByQuery({ filter, fields: ["id"], limit: 1 }));
			if (draft) response.json({ data: draft });
			else next();
		};
		look().catch(next);
	});
}
