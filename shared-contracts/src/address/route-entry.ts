// The pages of a route, counted: what the sitemap, the language links and the check of editors' links are made of (MT-5).

import { type ByLocale, localized } from "../language/locale.ts";
import type { RouteParams } from "./route-path.ts";

/** One page, or what stands at its address, in all languages that it is live in. */
export interface RouteEntry {
	/** The route's parameters in each live language, as in `FoundDetails.translations`: `{}` for a route without parameters. */
	readonly translations: ByLocale<RouteParams>;
	/** When the content last changed, an ISO moment in UTC. Absent where it is not known: no date is better than a wrong one. */
	readonly modified?: ByLocale<string>;
	/**
	 * False: the page answers 200 and is not for search engines, because it says `noIndex` or because another address is its
	 * canonical one. Default true.
	 */
	readonly listed?: boolean;
	/** The address only leads on, to the route of this key with the same parameters; links are written to go there at once. */
	readonly movesTo?: string;
}

/** The one page of a route without parameters that is there in every language. */
export function everywhere(details: Omit<RouteEntry, "translations"> = {}): RouteEntry {
	return { translations: localized(() => ({})), ...details };
}
