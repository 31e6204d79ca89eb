import type { HookConfig } from "@directus/types";
import { LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { z } from "zod";
import { openStaffRoutes, refusalOf } from "../../../src/staff-routes.ts";
import { languageOf } from "../accounts/editor-language.ts";
import { definitionOf } from "../entries/change.ts";
import { textOf } from "../entries/row.ts";
import { storedRows } from "../entries/stored-rows.ts";
import { openSite } from "../site/site.ts";
import { deadLinks, deadLinksQuery } from "./dead-links.ts";
import { deskOf, readOpenTranslations } from "./desk.ts";
import { readHeads, translated } from "./entry-heads.ts";
import { type EntryLanguage, openOutdated } from "./outdated.ts";
import { translatedDraft } from "./translated-draft.ts";
import { boardOf, boardQuery } from "./translation-board.ts";

const entryParams = z.object({
	collection: z.enum(translated.map(({ collection }) => collection) as [string, ...string[]]),
	id: z.uuid(),
});
const translationBody = z.object({ locale: z.enum(LOCALE_CODES) });

/**
 * Serves the desk and the translation board, and creates translations. All staff may read all content, so reads need no
 * permission check. Entries are stored with the caller's permissions.
 */
const deskHook: HookConfig = (hook, context) => {
	const { database, services, getSchema, logger } = context;
	const site = openSite(logger);
	const outdated = openOutdated(database);
	const readRows = async () => storedRows(context, { database, schema: await getSchema(), accountability: null });
	/** Returns all languages of an entry, itself included; undefined if it does not exist. */
	const languagesOf = async ({ collection, id }: z.infer<typeof entryParams>) => {
		const definition = definitionOf(collection);
		const [own] = definition ? await readHeads(database, definition, (query) => query.where({ id })) : [];
		if (!definition || !own) return undefined;
		const all =
			own.key === ""
				? [own]
				: await readHeads(database, definition, (query) => query.where({ translation_key: own.key }));
		return { definition, own, all };
	};

	// Studio shows a new account its list of collections otherwise.
	hook.filter("users.create", (payload) => ({ last_page: "/hub-desk", ...z.looseObject({}).parse(payload) }));

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-desk",
			async handle({ accountability }) {
				const locale = await languageOf({ accountability, database, schema: null });
				const reader = { user: String(accountability.user), locale, now: Date.now() };
				return { kind: "found", data: await deskOf(database, outdated, reader) };
			},
		},
		{
			method: "get",
			path: "/hub-desk/translations",
			async handle({ query }) {
				return {
					kind: "found",
					data: boardOf(await readOpenTranslations(database, outdated), boardQuery.parse(query)),
				};
			},
		},
		{
			method: "get",
			path: "/hub-desk/dead-links",
			async handle({ query }) {
				const input = deadLinksQuery.safeParse(query);
				if (!input.success) return { kind: "unknown" };
				const data = await deadLinks(input.data, { rows: await readRows(), database, site });
				return data ? { kind: "found", data } : { kind: "unavailable" };
			},
		},
		{
			method: "get",
			path: "/hub-desk/translations/:collection/:id",
			async handle({ params }) {
				const input = entryParams.safeParse(params);
				const found = input.success ? await languagesOf(input.data) : undefined;
				if (!found) return { kind: "unknown" };
				const { own, all } = found;
				const behind = await outdated.of(all);
				const languages = all.map((one): EntryLanguage => {
					const { since = null, changes = null } = behind.get(one.id) ?? {};
					return { ...one, outdatedSince: since, changes };
				});
				return { kind: "found", data: { locale: own.locale, languages } };
			},
		},
		{
			method: "post",
			path: "/hub-desk/translations/:collection/:id",
			async handle({ params, body, accountability }) {
				const [input, into] = [entryParams.safeParse(params), translationBody.safeParse(body)];
				const found = input.success && into.success ? await languagesOf(input.data) : undefined;
				if (!found || !into.data) return { kind: "unknown" };
				const { definition, own, all } = found;
				const { locale } = into.data;
				const there = all.find((one) => one.locale === locale);
				// Another editor or tab created it first.
				if (there) return { kind: "found", data: { id: there.id } };
				const rows = await readRows();
				const [original] = await rows.list(definition, { id: { _eq: own.id } });
				if (!original || textOf(original, "translation_key") === "") return { kind: "unknown" };
				const values = await translatedDraft(definition, original, locale, { rows, site, database, now: Date.now() });
				const items = new services.ItemsService(definition.collection, { schema: await getSchema(), accountability });
				try {
					return { kind: "created", data: { id: String(await items.createOne(values)) } };
				} catch (error) {
					const refusal = refusalOf(error);
					if (refusal) return refusal;
					throw error;
				}
			},
		},
	]);
};
export default deskHook;
