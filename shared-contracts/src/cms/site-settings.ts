// Collection `site_settings`: one row per language.

import { z } from "zod";
import type { ContentQuery } from "../content/content-reader.ts";
import type { SiteSettings } from "../content/site-settings.ts";
import type { Locale } from "../language/locale.ts";
import { optionalText, parseRow, text } from "./row.ts";

/** How the organisation is written. */
export const organisationShape = z.object({
	name: text,
	street: text,
	postal_code: text,
	city: text,
	country: text,
	email: text,
	phone: text,
});

const row = z.object({
	id: text,
	claim: text,
	description: text,
	footer_text: optionalText,
	organisation: organisationShape,
});

/** The settings of a language. */
export function siteSettingsOf(locale: Locale): ContentQuery<SiteSettings> {
	return {
		collection: "site_settings",
		fields: ["id", "claim", "description", "footer_text", "organisation"],
		filter: { locale: { _eq: locale } },
		limit: 1,
		parse: (value) =>
			parseRow(row, value, ({ claim, description, footer_text, organisation: { postal_code, ...organisation } }) => ({
				claim,
				description,
				footerText: footer_text,
				organisation: { ...organisation, postalCode: postal_code },
			})),
	};
}
