// Two forms of one entry have one draft. Studio begins it with the first words in either form; the second one was refused by Directus (39.2),
// and what was typed there was stored nowhere. Directus also reads a draft, adds what a form saves and writes it back: of two saves at once
// the later one would take out what the other stored.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";

/** What Studio asks for as it begins the draft of an entry. */
const beginning = z.object({ key: z.literal("draft"), collection: z.string(), item: z.string() });
const found = z.array(z.object({ id: z.string() }));

/** How long a call is waited for by the next one that changes the same draft, in ms. */
const PATIENCE = 5_000;

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, answer: (request: Asked, response: Answer, next: (error?: unknown) => void) => void): void;
}
interface Asked {
	readonly params: Readonly<Record<string, string | undefined>>;
	readonly body?: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	json(body: object): void;
	on(event: "close", done: () => void): void;
}

/** Answers one who begins a draft that another form has begun with that draft, as far as the account may read it, and saves one after the other. */
export function joinDrafts(app: Routes, { services, getSchema }: Pick<HookExtensionContext, "services" | "getSchema">): void {
	/** The last call that changes a draft at this moment, by what it changes. */
	const calls = new Map<string, Promise<void>>();
	/** Resolves once it is a call's turn; the turn is over with its answer. */
	const turnOf = (key: string, response: Answer): Promise<void> => {
		const turn = calls.get(key) ?? Promise.resolve();
		const done = new Promise<void>((resolve) => {
			response.on("close", resolve);
			setTimeout(resolve, PATIENCE).unref();
		});
		calls.set(key, done);
		void done.then(() => {
			if (calls.get(key) === done) calls.delete(key);
		});
		return turn;
	};

	app.post("/versions", (request, response, next) => {
		const asked = beginning.safeParse(request.body).data;
		const { accountability } = request;
		if (!asked || !accountability?.user) return next();
		const { key, collection, item } = asked;
		const look = async (): Promise<void> => {
			await turnOf(`${collection}/${item}`, response);
			const versions = new services.VersionsService({ schema: await getSchema(), accountability });
			const filter = { key: { _eq: key }, collection: { _eq: collection }, item: { _eq: item } };
			const [draft] = found.parse(await versions.readByQuery({ filter, fields: ["id"], limit: 1 }));
			if (draft) response.json({ data: draft });
			else next();
		};
		look().catch(next);
	});
	app.post("/versions/:pk/save", (request, response, next) => {
		if (!request.accountability?.user) return next();
		turnOf(`versions/${request.params.pk}`, response).then(() => next(), next);
	});
}
