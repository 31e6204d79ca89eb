// Lets several forms write into one draft. Studio (Directus 12.4) creates a draft with the first words typed in any
// form, which Directus refuses for the second one, and saves without reading what other forms stored.

import type { Accountability, HookExtensionContext } from "@directus/types";
import { z } from "zod";
import { namesOf } from "../accounts/editor-language.ts";
import { queueKeys, waitForPrevious } from "./draft-queue.ts";

/** Studio's request for the draft of a stored entry. */
const creating = z.object({ key: z.literal("draft"), collection: z.string(), item: z.string() });
const existing = z.array(z.object({ id: z.string() }));

/** The property of a saved delta with the stored values that its form knew, by field. It is not stored itself. */
const BASE = "$base";
const delta = z.record(z.string(), z.unknown());
const saving = z.looseObject({ [BASE]: delta });
const draft = z.object({ delta: delta.nullable(), user_updated: z.string().nullable() });

type Directus = Pick<HookExtensionContext, "database" | "services" | "getSchema">;
type Values = Readonly<Record<string, unknown>>;

/** The part of Directus' web server that is used here. */
interface Routes {
	post(path: string, handle: (request: Request, response: Response, next: (error?: unknown) => void) => void): void;
}
interface Request {
	readonly params: Readonly<Record<string, string | undefined>>;
	body?: unknown;
	readonly accountability?: Accountability | null;
}
interface Response {
	status(code: number): Response;
	json(body: object): void;
	on(event: "close", done: () => void): void;
}

/**
 * Returns the existing draft of an entry to a form that creates one, if the account may read it. Saves of one draft run
 * one at a time. A save with `$base` that would replace values which its form did not know is refused with 409, the
 * code `DRAFT_CONFLICT`, the stored values (`theirs`) and the name of the person who stored them (`by`, empty if
 * unknown).
 */
export function shareDrafts(app: Routes, directus: Directus): void {
	const closed = (response: Response): Promise<void> => new Promise((resolve) => response.on("close", resolve));
	const versionsFor = async (accountability: Accountability) =>
		new directus.services.VersionsService({ schema: await directus.getSchema(), accountability });

	const create = async (request: Request, response: Response, next: () => void): Promise<void> => {
		const input = creating.safeParse(request.body).data;
		const { accountability } = request;
		if (!input || !accountability?.user) return next();
		const { key, collection, item } = input;
		await waitForPrevious(queueKeys.entry(collection, item), closed(response));
		const filter = { key: { _eq: key }, collection: { _eq: collection }, item: { _eq: item } };
		const versions = await versionsFor(accountability);
		const [found] = existing.parse(await versions.readByQuery({ filter, fields: ["id"], limit: 1 }));
		if (found) response.json({ data: found });
		else next();
	};

	const save = async (request: Request, response: Response, next: () => void): Promise<void> => {
		const { accountability, params } = request;
		if (!accountability?.user) return next();
		await waitForPrevious(queueKeys.version(params.pk), closed(response));
		const input = saving.safeParse(request.body).data;
		if (!input) return next();
		const { [BASE]: base, ...values } = input;
		// Directus needs the collection and the item to read a delta.
		const fields = ["collection", "item", "delta", "user_updated"];
		const stored = draft.parse(await (await versionsFor(accountability)).readOne(params.pk ?? "", { fields }));
		if (stored.delta && Object.keys(values).length === 0) return response.json({ data: stored.delta });
		const theirs = conflicts(stored.delta ?? {}, base, values);
		if (Object.keys(theirs).length === 0) {
			request.body = values;
			return next();
		}
		const extensions = { code: "DRAFT_CONFLICT", theirs, by: await nameOf(stored.user_updated, directus) };
		response
			.status(409)
			.json({ errors: [{ message: "Another form has stored other text in the same fields.", extensions }] });
	};

	app.post("/versions", (request, response, next) => void create(request, response, next).catch(next));
	app.post("/versions/:pk/save", (request, response, next) => void save(request, response, next).catch(next));
}

/** Returns stored values that differ from both the known and the saved ones. */
function conflicts(stored: Values, known: Values, saved: Values): Values {
	const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
	return Object.fromEntries(
		Object.entries(stored).filter(
			([field, value]) =>
				field in known && field in saved && !isSame(value, known[field]) && !isSame(value, saved[field]),
		),
	);
}

async function nameOf(user: string | null, { database }: Directus): Promise<string> {
	return (user && (await namesOf(database, [user])).get(user)) || "";
}
