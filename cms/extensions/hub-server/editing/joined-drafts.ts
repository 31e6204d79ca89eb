// Two forms of one entry have one draft. Studio begins it with the first words in either form; the second one was refused by Directus (39.2),
// and what was typed there was stored nowhere. Saves of one draft come one after the other.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";
import { turnKeys, turnOf } from "./draft-turns.ts";
import type { PreparedSave } from "./shared-drafts.ts";

/** What Studio asks for as it begins the draft of an entry. */
const beginning = z.object({ key: z.literal("draft"), collection: z.string(), item: z.string() });
const found = z.array(z.object({ id: z.string() }));

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, answer: (request: Asked, response: Answer, next: (error?: unknown) => void) => void): void;
}
interface Asked {
	readonly params: Readonly<Record<string, string | undefined>>;
	body?: unknown;
	readonly accountability?: Accountability | null;
}
interface Answer {
	status(code: number): Answer;
	json(body: object): void;
	on(event: "close", done: () => void): void;
}

/**
 * Returns the existing draft to a form that begins the draft of an entry, if the account may read it. Saves of one draft run one at a time.
 * A save that would replace what its form did not know is refused with 409, the code `DRAFT_CONFLICT`, and the stored values.
 */
export function joinDrafts(
	app: Routes,
	{ services, getSchema }: Pick<HookExtensionContext, "services" | "getSchema">,
	prepareSave: (id: string, body: unknown, accountability: Accountability) => Promise<PreparedSave>,
): void {
	const answered = (response: Answer): Promise<void> => new Promise((resolve) => response.on("close", resolve));

	app.post("/versions", (request, response, next) => {
		const asked = beginning.safeParse(request.body).data;
		const { accountability } = request;
		if (!asked || !accountability?.user) return next();
		const { key, collection, item } = asked;
		const look = async (): Promise<void> => {
			await turnOf(turnKeys.entry(collection, item), answered(response));
			const versions = new services.VersionsService({ schema: await getSchema(), accountability });
			const filter = { key: { _eq: key }, collection: { _eq: collection }, item: { _eq: item } };
			const [draft] = found.parse(await versions.readByQuery({ filter, fields: ["id"], limit: 1 }));
			if (draft) response.json({ data: draft });
			else next();
		};
		look().catch(next);
	});
	app.post("/versions/:pk/save", (request, response, next) => {
		const { accountability, params } = request;
		if (!accountability?.user) return next();
		const save = async (): Promise<void> => {
			await turnOf(turnKeys.version(params.pk), answered(response));
			const prepared = await prepareSave(params.pk ?? "", request.body, accountability);
			if (prepared.kind === "unchanged") return response.json({ data: prepared.delta });
			if (prepared.kind === "conflict") {
				const extensions = { code: "DRAFT_CONFLICT", theirs: prepared.theirs, by: prepared.by };
				return response
					.status(409)
					.json({ errors: [{ message: "Another form has stored other text in the same fields.", extensions }] });
			}
			if (prepared.values) request.body = prepared.values;
			next();
		};
		save().catch(next);
	});
}
