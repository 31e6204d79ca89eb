// Queries of the collection `partners`.

import type { PartnerCategory } from "@hub/shared-contracts/consent/consent";
import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { httpsAddress, partners } from "../collections/partners.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, mapSelection, select } from "./select.ts";

const CATEGORIES = {
	required: "required",
	analytical: "analytical",
	marketing: "marketing",
	third_party: "thirdParty",
} as const satisfies Record<string, PartnerCategory>;

/** Company that processes data for this site. */
export const partner = mapSelection(select(partners, "page"), ({ consentCategory, privacyUrl, ...rest }) => ({
	...rest,
	category: CATEGORIES[consentCategory],
	/** HTTPS address of its privacy policy; undefined if there is none. */
	privacyHref: httpsAddress(privacyUrl),
}));

export const partnerDocuments = documentsOf(partners, { list: partner }, { order: ["sort", "name"] });

/** Queries the partners of a language, in the editors' order. */
export function partnersOf(locale: Locale): ContentQuery<Partner> {
	return query(partnerDocuments.list, locale, { limit: 500 });
}

/** Queries every live partner in every language, for the search. */
export const partnerTexts: ContentQuery<EntryRow<Partner>> = entryRows(partnerDocuments.list);

/** Company that processes data for this site, in one language (CT-7). Unknown texts are empty. */
export type Partner = ItemOf<typeof partner>;
