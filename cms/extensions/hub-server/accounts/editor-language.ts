import type { EventContext, FilterHandler } from "@directus/types";
import { DEFAULT_LOCALE, type Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { localeOf, runInLocale } from "../wording/wording.ts";

const user = z.object({ language: z.string().nullish() }).optional();
const settings = z.object({ default_language: z.string().nullish() }).optional();

/**
 * Returns the language of the editor: that of the profile, else the project's. Returns the default for Directus itself
 * and if neither is set.
 */
export async function languageOf({ accountability, database }: EventContext): Promise<Locale> {
	return accountability?.user ? languageOfAccount(database, accountability.user) : DEFAULT_LOCALE;
}

/** Returns the language of an account: that of its profile, else the project's. */
export async function languageOfAccount(database: Knex, id: string): Promise<Locale> {
	const own = user.parse(await database("directus_users").select("language").where({ id }).first());
	if (own?.language) return localeOf(own.language);
	return localeOf(
		settings.parse(await database("directus_settings").select("default_language").first())?.default_language,
	);
}

const people = z.array(
	z.object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() }),
);

/** Returns the names of accounts by id; empty for an account without a name. */
export async function namesOf(database: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const found = people.parse(
		await database("directus_users").select("id", "first_name", "last_name").whereIn("id", ids),
	);
	return new Map(found.map((one) => [one.id, [one.first_name, one.last_name].filter(Boolean).join(" ")]));
}

/** Wraps a filter so that its refusals are in the editor's language. */
export function inEditorsLanguage(handler: FilterHandler<unknown>): FilterHandler<unknown> {
	return async (payload, meta, context) =>
		runInLocale(await languageOf(context), () => handler(payload, meta, context));
}
