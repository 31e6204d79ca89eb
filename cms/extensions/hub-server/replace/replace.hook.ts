import type { Accountability, HookConfig } from "@directus/types";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { languageOf } from "../accounts/editor-language.ts";
import { mayChange, mayWrite } from "../accounts/permissions.ts";
import { translated } from "../desk/entry-heads.ts";
import { definitionOf } from "../entries/change.ts";
import { runInLocale } from "../wording/wording.ts";
import { findOccurrences, MAX_OCCURRENCES } from "./find-occurrences.ts";
import { patternOf } from "./phrase.ts";
import { type Outcome, publishReplaced, type Replacing, replaceInEntry } from "./replace-entry.ts";
import { entryReader } from "./searched-entries.ts";

/** Maximum length of phrase and replacement, in UTF-16 code units. */
const MAX_LENGTH = 200;

/** Maximum number of entries per call, and time in ms after which it starts no further entry. */
const MAX_ENTRIES = 10;
const TIMEOUT_MS = 20_000;

const phrase = z.object({
	locale: z.enum(LOCALE_CODES),
	find: z.string().regex(/\S/).max(MAX_LENGTH),
	wholeWords: z.boolean(),
	matchCase: z.boolean(),
});
const collectionName = z.enum(translated.map(({ collection }) => collection));
const order = phrase.extend({
	replacement: z.string().max(MAX_LENGTH),
	how: z.enum(["draft", "publish"]),
	entries: z
		.array(
			z.object({
				collection: collectionName,
				id: z.union([z.uuid(), z.literal("+").transform(() => undefined)]),
				version: z.uuid().nullable(),
				mark: z.string().max(100),
				places: z.array(z.string().max(200)).min(1).max(MAX_OCCURRENCES),
			}),
		)
		.min(1)
		.max(MAX_ENTRIES),
});

const publishing = z.object({
	entries: z
		.array(z.object({ collection: collectionName, id: z.uuid(), version: z.uuid(), mark: z.string().max(100) }))
		.min(1)
		.max(MAX_ENTRIES),
});

/** Result for an entry. `unreached`: the time limit was reached before it. */
export type EntryOutcome = Outcome | { readonly kind: "unreached" };

/** Finds and replaces phrases with the permissions and in the name of the account. */
const replaceHook: HookConfig = (hook, context) => {
	const { database, services, getSchema } = context;
	const inLanguageOf = async <Result>(accountability: Accountability, run: () => Promise<Result>): Promise<Result> =>
		runInLocale(await languageOf({ accountability, database, schema: null }), run);
	/** Returns the translatable collections that an account may change. */
	const changeableFor = (accountability: Accountability) =>
		translated.filter(({ collection }) => mayWrite(accountability, collection, "update"));
	/** Processes entries one after the other, in the name and with the permissions of an account. */
	const eachEntry = async <Entry extends { readonly collection: string; readonly id: string | undefined }>(
		accountability: Accountability,
		entries: readonly Entry[],
		change: (definition: CollectionDefinition, entry: Entry, replacing: Replacing) => Promise<Outcome>,
	): Promise<{ readonly outcomes: readonly EntryOutcome[] }> => {
		const schema = await getSchema();
		const permissions = () => new services.PermissionsService({ schema, accountability });
		const begin = Date.now();
		return inLanguageOf(accountability, async () => {
			const outcomes: EntryOutcome[] = [];
			for (const entry of entries) {
				const definition = definitionOf(entry.collection);
				const keys = entry.id === undefined ? [] : [entry.id];
				if (!definition || !(await mayChange(accountability, entry.collection, "update", keys, permissions)))
					outcomes.push({ kind: "forbidden" });
				else if (Date.now() - begin > TIMEOUT_MS) outcomes.push({ kind: "unreached" });
				else outcomes.push(await change(definition, entry, { context, schema, accountability }));
			}
			return { outcomes };
		});
	};

	openStaffRoutes(hook, context, [
		{
			method: "post",
			path: "/hub-replace/search",
			async handle({ body, accountability }) {
				const input = phrase.safeParse(body).data;
				const collections = changeableFor(accountability);
				if (!input || collections.length === 0) return { kind: "unknown" };
				const schema = await getSchema();
				const permissions = () => new services.PermissionsService({ schema, accountability });
				const data = await inLanguageOf(accountability, () =>
					findOccurrences({
						collections,
						locale: input.locale,
						pattern: patternOf(input),
						now: Date.now,
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
			async handle({ body, accountability }) {
				const input = order.safeParse(body).data;
				if (!input || changeableFor(accountability).length === 0) return { kind: "unknown" };
				const { entries, replacement, how } = input;
				const pattern = patternOf(input);
				const data = await eachEntry(accountability, entries, (definition, { version, ...chosen }, replacing) =>
					replaceInEntry(
						definition,
						{ ...chosen, version: version ?? undefined },
						{ pattern, replacement, how },
						replacing,
					),
				);
				return { kind: "found", data };
			},
		},
		{
			method: "post",
			path: "/hub-replace/publish",
			async handle({ body, accountability }) {
				const input = publishing.safeParse(body).data;
				if (!input || changeableFor(accountability).length === 0) return { kind: "unknown" };
				return { kind: "found", data: await eachEntry(accountability, input.entries, publishReplaced) };
			},
		},
	]);
};
export default replaceHook;
