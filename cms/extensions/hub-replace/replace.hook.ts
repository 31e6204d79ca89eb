import type { Accountability, HookConfig } from "@directus/types";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { openStaffRoutes } from "../../src/staff-routes.ts";
import { translated } from "../hub-desk/entry-heads.ts";
import { definitionOf } from "../hub-editing/change.ts";
import { languageOf } from "../hub-editing/who-saves.ts";
import { speakIn } from "../hub-editing/wording.ts";
import { mayChange, mayWrite } from "../hub-editing/writers.ts";
import { findPlaces, MOST_PLACES } from "./find-places.ts";
import { patternOf } from "./phrase.ts";
import { type Outcome, replaceInEntry } from "./replace-entry.ts";
import { entryReader } from "./searched-entries.ts";

/** How long what is looked for and what replaces it may be, in UTF-16 code units. */
const LONGEST = 200;

/** How many entries one call changes at most, and how long it goes on with the next one, in ms. */
const MOST_AT_ONCE = 10;
const DEADLINE = 20_000;

const phrase = z.object({
	locale: z.enum(LOCALE_CODES),
	find: z.string().regex(/\S/).max(LONGEST),
	wholeWords: z.boolean(),
	matchCase: z.boolean(),
});
const order = phrase.extend({
	replacement: z.string().max(LONGEST),
	how: z.enum(["draft", "publish"]),
	entries: z
		.array(
			z.object({
				collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]),
				id: z.union([z.uuid(), z.literal("+").transform(() => undefined)]),
				version: z.uuid().nullable(),
				mark: z.string().max(100),
				places: z.array(z.string().max(200)).min(1).max(MOST_PLACES),
			}),
		)
		.min(1)
		.max(MOST_AT_ONCE),
});

/** What became of an entry; `unreached`: time had run out before it. */
type EntryOutcome = Outcome | { readonly kind: "unreached" };

/** Answers those who may change content, and changes it in their name. */
const replaceHook: HookConfig = (hook, context) => {
	const { database, services, getSchema } = context;
	const speakingTo = async <Answer>(accountability: Accountability, tell: () => Promise<Answer>): Promise<Answer> =>
		speakIn(await languageOf({ accountability, database, schema: null }), tell);
	/** What an account may change of the collections whose entries are each in one language. */
	const changeableFor = (accountability: Accountability) =>
		translated.filter(({ collection }) => mayWrite(accountability, collection, "update"));

	openStaffRoutes(hook, context, [
		{
			method: "post",
			path: "/hub-replace/search",
			async answer({ body, accountability }) {
				const asked = phrase.safeParse(body).data;
				const collections = changeableFor(accountability);
				if (!asked || collections.length === 0) return { kind: "unknown" };
				const schema = await getSchema();
				const permissions = () => new services.PermissionsService({ schema, accountability });
				const data = await speakingTo(accountability, () =>
					findPlaces({
						...{ collections, locale: asked.locale, pattern: patternOf(asked), now: Date.now },
						reader: entryReader(context, { schema, accountability, knex: database }),
						mayChange: ({ collection }, id) =>
							mayChange(accountability, collection, "update", id === undefined ? [] : [id], permissions),
					}),
				);
				return { kind: "found", data };
			},
		},
		{
			method: "post",
			path: "/hub-replace",
			async answer({ body, accountability }) {
				const asked = order.safeParse(body).data;
				if (!asked || changeableFor(accountability).length === 0) return { kind: "unknown" };
				const schema = await getSchema();
				const permissions = () => new services.PermissionsService({ schema, accountability });
				const { entries, replacement, how } = asked;
				const pattern = patternOf(asked);
				const begin = Date.now();
				const data = await speakingTo(accountability, async () => {
					const outcomes: EntryOutcome[] = [];
					for (const { collection, version, ...chosen } of entries) {
						const definition = definitionOf(collection);
						const keys = chosen.id === undefined ? [] : [chosen.id];
						if (!definition || !(await mayChange(accountability, collection, "update", keys, permissions)))
							outcomes.push({ kind: "forbidden" });
						else if (Date.now() - begin > DEADLINE) outcomes.push({ kind: "unreached" });
						else {
							const one = { ...chosen, version: version ?? undefined };
							outcomes.push(
								await replaceInEntry(definition, one, { pattern, replacement, how }, { context, schema, accountability }),
							);
						}
					}
					return { outcomes };
				});
				return { kind: "found", data };
			},
		},
	]);
};
export default replaceHook;
