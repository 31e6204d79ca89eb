// Queries of the collection `partners`.

import type { ContentQuery, EntryRow } from "@hub/shared-contracts/content/content-reader";
import { httpsAddress } from "@hub/shared-contracts/content/https-address";
import type { PartnerCategory } from "@hub/shared-contracts/content/partner";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { partners } from "../collections/partners.ts";
import { documentsOf, entryRows, query } from "./documents.ts";
import { type ItemOf, meaning, select } from "./select.ts";

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

/** Partners as documents. */
export const partnerDocuments = documentsOf(partners, { list: partner }, { order: ["sort", "name"] });

/** Partners of a language, in the order that editors gave them. */
export function partnersOf(locale: Locale): ContentQuery<Partner> {
	return query(partnerDocuments.list, locale, { limit: 500 });
}

/** Every live partner in every language, to be searched. */
export const partnerTexts: ContentQuery<EntryRow<Partner>> = entryRows(partnerDocuments.list);

/** A company that processes data for this site, in one language (CT-7). Texts are empty where something is not known. */
export type Partner = ItemOf<typeof partner>;
