// Reads targets of links and suggestions for links, from `hub-server/links`.

import { type LinkOffer, type LinkTarget, linkOffers, linkTargets, MAX_LINKS } from "@hub/shared-contracts/address/link-target";
import { useContentService } from "../studio/content-service.ts";

/** Entries that were found, and how many there are besides. */
export interface FoundOffers {
	readonly offers: readonly LinkOffer[];
	readonly more: number;
}

/** To be called in a component's `setup`. */
export function useLinks() {
	const api = useContentService();
	return {
		/** Entries of a language by their names; of all languages without one. Undefined where they cannot be read. */
		async offers(search: string, locale: string | undefined): Promise<FoundOffers | undefined> {
			const asked = { params: { search, locale: locale ?? "" } };
			const answer = await api.get<unknown>("/hub-links/entries", asked).catch(() => undefined);
			return linkOffers.safeParse(answer?.data).data?.data;
		},
		/** What is at addresses of this site, by address; without those that cannot be read. */
		async targets(hrefs: readonly string[]): Promise<ReadonlyMap<string, LinkTarget>> {
			const each = [...new Set(hrefs)];
			const found = new Map<string, LinkTarget>();
			for (let at = 0; at < each.length; at += MAX_LINKS) {
				const asked = each.slice(at, at + MAX_LINKS);
				const answer = await api.post<unknown>("/hub-links/targets", { hrefs: asked }).catch(() => undefined);
				for (const [index, target] of (linkTargets.safeParse(answer?.data).data?.data ?? []).entries()) {
					const href = asked[index];
					if (href !== undefined) found.set(href, target);
				}
			}
			return found;
		},
	};
}
