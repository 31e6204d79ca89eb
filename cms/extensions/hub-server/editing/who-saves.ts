import type { EventContext, FilterHandler } from "@directus/types";
import { DEFAULT_LOCALE, type Locale } from "@hub/shared-contracts/language/locale";
import type { Knex } from "knex";
import { z } from "zod";
import { localeOf, speakIn } from "./wording.ts";

const user = z.object({ language: z.string().nullish() }).optional();
const settings = z.object({ default_language: z.string().nullish() }).optional();

/**
 * Returns the language of the editor: that of the profile, else the project's. Returns the default for Directus itself and if neither is
 * set.
 */
export async function languageOf({ accountability, database }: EventContext): Promise<Locale> {
	return accountability?.user ? languageOfAccount(database, accountability.user) : DEFAULT_LOCALE;
}

/** The language of an account: chosen in its profile, else the project's. */
export async function languageOfAccount(database: Knex, id: string): Promise<Locale> {
	const own = user.parse(await database("directus_users").select("language").where({ id }).first());
	if (own?.language) return localeOf(own.language);
	return localeOf(settings.parse(await database("directus_settings").select("default_language").first())?.default_language);
}

/** Wraps a filter so that its refusals are in the editor's language. */
export function inTheirLanguage(judge: FilterHandler<unknown>): FilterHandler<unknown> {
	return async (payload, meta, context) => speakIn(await languageOf(context), () => judge(payload, meta, context));
}
