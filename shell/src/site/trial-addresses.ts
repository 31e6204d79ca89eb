// Chooses addresses for the trial of a release: a few pages of each of its routes in each language, and pages with its
// slots.

import { canonicalForm, fillPattern } from "@hub/shared-contracts/address/route-path";
import { LOCALE_CODES, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { matchAddress, type SiteRoute, type SiteTable } from "../router/site-table.ts";

/** Pages of each route of the remotes in each language. */
const MAX_PAGES = 2;

export interface TrialSite {
	readonly table: SiteTable;
	readonly strategy: LocaleStrategy;
	/** Slot name to the remote that fills it. */
	readonly slots: ReadonlyMap<string, string>;
	/** Paths of all pages in the sitemap. */
	readonly pages: readonly string[];
}

/** Path at which remotes are tried. */
export interface TrialAddress {
	readonly path: string;
	/** The route or slot that it is chosen for, and its language. */
	readonly of: string;
	/** True if it is in the sitemap, so that the page certainly exists. */
	readonly isListed: boolean;
}

/** Returns the paths at which remotes are tried. */
export function trialAddresses(
	{ table, strategy, slots, pages }: TrialSite,
	remotes: ReadonlySet<string>,
): TrialAddress[] {
	const listed = new Set(pages);
	const chosen = new Map<string, TrialAddress>();
	const counts = new Map<string, number>();
	const chooseFor = (what: string, locale: string, most: number, path: string) => {
		const of = `${what} ${locale}`;
		const count = counts.get(of) ?? 0;
		if (count >= most) return;
		counts.set(of, count + 1);
		if (!chosen.has(path)) chosen.set(path, { path, of, isListed: listed.has(path) });
	};
	const choose = (route: SiteRoute, locale: string, path: string) => {
		if (remotes.has(route.remote)) chooseFor(`route ${route.key}`, locale, MAX_PAGES, path);
		// A slot is the same wherever it is shown.
		for (const slot of route.slots) if (remotes.has(slots.get(slot) ?? "")) chooseFor(`slot ${slot}`, locale, 1, path);
	};
	for (const path of pages) {
		const match = matchAddress(table, path);
		if (match) choose(match.route, match.form.locale, path);
	}
	// Pages that no sitemap lists, such as the one to sign in.
	for (const route of table.routes.values()) {
		for (const locale of LOCALE_CODES) {
			const { pattern } = canonicalForm(route, locale, strategy);
			if (!pattern.includes(":")) choose(route, locale, fillPattern(pattern));
		}
	}
	// Every page has the slots of the layout.
	const home = table.routes.get("home");
	for (const locale of home ? LOCALE_CODES : [])
		if (home) chooseFor("layout", locale, 1, fillPattern(canonicalForm(home, locale, strategy).pattern));
	return [...chosen.values()];
}
