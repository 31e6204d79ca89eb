// Queries of the collection `site_settings`: one row per language.

import { FIRST_POLICY } from "@hub/shared-contracts/consent/consent";
import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { siteSettings } from "../collections/site-settings.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

export const settings = mapSelection(
	select(siteSettings, "page"),
	({ claim, description, footerText, organisation, policyVersion }) => {
		if (!organisation) throw new Error("Settings without an organisation were not refused");
		const { postal_code: postalCode, phone_hours: phoneHours, ...rest } = organisation;
		return {
			claim,
			description,
			footerText,
			organisation: { ...rest, postalCode, phoneHours },
			policyVersion: policyVersion || FIRST_POLICY,
		};
	},
);

export const settingsDocuments = documentsOf(siteSettings, { list: settings }, { order: [] });

export function siteSettingsOf(locale: Locale): ContentQuery<SiteSettings> {
	return query(settingsDocuments.list, locale, { limit: 1 });
}

/** Queries the settings of every language, for the search. */
export const settingsTexts: ContentQuery<EntryRow<SiteSettings>> = entryRows(settingsDocuments.list);

/** Settings of the site in one language. */
export type SiteSettings = ItemOf<typeof settings>;

export type Organisation = SiteSettings["organisation"];
