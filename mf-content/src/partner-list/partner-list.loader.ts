import { type Partner, partnersOf, partnerTexts } from "@hub/content-model/cms/partner";
import type { PartnerCategory } from "@hub/shared-contracts/consent/consent";
import { CONSENT_FLAGS } from "@hub/shared-contracts/consent/consent";
import { found } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type SearchSource, searchPage, searchRows } from "@hub/shared-contracts/search/search-source";
import type { ContentMessage, ContentTexts } from "../messages.ts";
import { SEARCH_KINDS } from "../search-kinds.loader.ts";
import { partnerAnchor } from "./partner-anchor.ts";

/** Partners that need the same consent. */
export interface PartnerGroup {
	readonly category: PartnerCategory;
	readonly partners: readonly Partner[];
}

/** Partners who process data for this site, grouped by the required consent (CT-7). Empty groups are left out. */
export interface PartnerListData {
	readonly groups: readonly PartnerGroup[];
}

const CATEGORIES = CONSENT_FLAGS.filter((flag) => flag !== "accepted");

export async function loadPartnerList({ content, locale, t }: RouteLoaderContext<ContentTexts>) {
	const partners = await content.list(partnersOf(locale));
	const groups = CATEGORIES.map((category) => ({
		category,
		partners: partners.filter((partner) => partner.category === category),
	}));
	const data: PartnerListData = { groups: groups.filter((group) => group.partners.length > 0) };
	return found(data, { head: { title: t("partners.title"), description: t("partners.description") } });
}

/** Finds the list itself, and each partner in it. */
export const searchPartnerList: readonly SearchSource[] = [
	...searchPage<ContentMessage>("partners.title", "partners.description", "partner-list"),
	searchRows({
		...SEARCH_KINDS.partner,
		query: partnerTexts,
		params: () => ({}),
		about: ({ key, name, kind, purpose, country, retention }) => ({
			title: name,
			summary: purpose,
			body: [country, retention],
			tags: [kind],
			place: `#${partnerAnchor(key)}`,
			weight: 0.6,
		}),
	}),
];
