// The input of a page: a visitor's request, and the release set and language of the response.

import type { PreviewPass } from "@hub/releases/preview-pass";
import { LOCALE_COOKIE, type Locale } from "@hub/shared-contracts/language/locale";
import { cookieIn } from "../base/cookies.server.ts";
import type { PageUse } from "../cache/page-use.server.ts";
import type { OpenPreview } from "../preview/previews.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import type { AddressRequest } from "../router/address.ts";
import type { RequestSession } from "../session/request-session.server.ts";

/** The parts of a visitor's request that pages may depend on. */
export interface PageRequest extends AddressRequest {
	/** The `Cookie` header; undefined if there is none. */
	readonly cookies: string | undefined;
	/** The fields of a form that was posted to the address; undefined for a GET. */
	readonly form?: ReadonlyMap<string, string> | undefined;
	/** Pseudonym of the visitor who posted the form. */
	readonly visitor?: string | undefined;
	/** Pseudonym of the visitor's network. */
	readonly network?: string | undefined;
	/** True for a form that is not processed, because of the rate limit. */
	readonly tooMany?: boolean | undefined;
	/** The visitor's session; undefined if there is no visitor, for example for a share picture. */
	readonly session?: RequestSession | undefined;
	/** The pass of a visitor who previews a release. */
	readonly pass?: PreviewPass | undefined;
}

/** One render: its release set, language and request, and the dependencies recorded so far. */
export interface Render {
	readonly set: LoadedSet;
	readonly locale: Locale;
	readonly request: PageRequest;
	readonly use: PageUse;
	/** The preview that is shown; undefined for all other pages. */
	readonly preview?: OpenPreview | undefined;
}

/**
 * Creates the request for an address. Records in `use` that the response depends on the visitor's preferred language
 * when it is read.
 */
export function pageRequest(
	{ pathname, search }: Pick<URL, "pathname" | "search">,
	{ cookie, acceptLanguage }: { readonly cookie?: string | undefined; readonly acceptLanguage?: string | undefined },
	use: PageUse,
): PageRequest {
	return {
		pathname,
		search,
		cookies: cookie,
		get cookie() {
			use.byLanguage = true;
			return cookieIn(cookie, LOCALE_COOKIE);
		},
		get acceptLanguage() {
			use.byLanguage = true;
			return acceptLanguage;
		},
	};
}
