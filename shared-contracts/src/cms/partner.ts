// Queries of the collection `partners`.

import { partners } from "../collections/partners.ts";
import type { ContentQuery } from "../content/content-reader.ts";
import { httpsAddress } from "../content/https-address.ts";
import type { PartnerCategory } from "../content/partner.ts";
import type { Locale } from "../language/locale.ts";
import { type EntryRow, entryRows } from "./entry.ts";
import { type ItemOf, inLanguage, meaning, query, select } from "./select.ts";

const CATEGORIES = {
	required: "required",
	analytical: "analytical",
	marketing: "marketing",
	third_party: "thirdParty",
} as const satisfies Record<string, PartnerCategory>;

/** A company that processes data for this site. */
export const partner = meaning(select(partners, "page"), ({ consentCategory, privacyUrl, ...rest }) => ({
	...rest,
	/** The consent that it needs. */
	category: CATEGORIES[consentCategory],
	/** The address of its own privacy policy, https; undefined where there is none. */
	privacyHref: httpsAddress(privacyUrl),
}));

/** Partners of a language, in the order that editors gave them. */
export function partnersOf(locale: Locale): ContentQuery<Partner> {
	return query(partner, { filter: inLanguage(locale), sort: ["sort", "name", "id"], limit: 500 });
}

/** Every live partner in every language, to be searched. */
export const partnerTexts: ContentQuery<EntryRow<Partner>> = entryRows(partner);

/** A company that processes data for this site, in one language (CT-7). Texts are empty where something is not known. */
export type Partner = ItemOf<typeof partner>;
