// What of a request an answer depends on besides its address. It is not declared but noticed: what a render looks at is what its answer
// varies by.

import { detectLocale, isLocale, LOCALE_COOKIE, type LocaleHints } from "@hub/shared-contracts/language/locale";
import { cookieIn } from "../base/cookies.server.ts";

/** The headers that answers may vary by. */
export interface VariantHeaders {
	readonly cookie: string | undefined;
	readonly acceptLanguage: string | undefined;
}

/** Names of what a render looked at, and its answer varies by: cookies, and `LANGUAGE` for what is made of cookie and header together. */
export type VaryBy = ReadonlySet<string>;

/** Stands for the language that a visitor is taken to prefer. No cookie has a blank in its name (RFC 6265, 4.1.1). */
const LANGUAGE = "preferred language";

/** Longer values are nothing that this site has set: their answers are not cached. */
const MOST_CHARACTERS = 40;

/** A request, as far as answers that many share may depend on it. */
export interface SharedRequest extends LocaleHints {
	readonly pathname: string;
	/** With its `?`, or empty. */
	readonly search: string;
	/** The value of another cookie; only slots that declare it get it. */
	cookieOf(name: string): string | undefined;
}

/** A request for a page that notes in `varyBy` what is looked at. */
export function observedRequest(
	{ pathname, search }: Pick<SharedRequest, "pathname" | "search">,
	{ cookie, acceptLanguage }: VariantHeaders,
	varyBy: Set<string>,
): SharedRequest {
	return {
		pathname,
		search,
		get cookie() {
			varyBy.add(LOCALE_COOKIE);
			return cookieIn(cookie, LOCALE_COOKIE);
		},
		get acceptLanguage() {
			varyBy.add(LANGUAGE);
			return acceptLanguage;
		},
		cookieOf(name) {
			varyBy.add(name);
			return cookieIn(cookie, name);
		},
	};
}

/** What a request has of what was looked at, as one text; undefined where its answer is not to be cached. */
export function variantOf(varyBy: VaryBy, headers: VariantHeaders): string | undefined {
	let variant = "";
	for (const name of varyBy) {
		const value = name === LANGUAGE ? preferred(headers) : (meantBy(name, cookieIn(headers.cookie, name)) ?? "");
		if (value.length > MOST_CHARACTERS) return undefined;
		variant += `${encodeURIComponent(value)};`;
	}
	return variant;
}

/** As much of a request as its answer depends on: of what was looked at, it has what the request has. */
export function reducedHeaders(varyBy: VaryBy, headers: VariantHeaders): VariantHeaders {
	const cookies = [...varyBy].flatMap((name) => {
		const value = name === LANGUAGE ? undefined : cookieIn(headers.cookie, name);
		return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
	});
	return { cookie: cookies.join("; ") || undefined, acceptLanguage: varyBy.has(LANGUAGE) ? preferred(headers) : undefined };
}

/** Whatever is no language of the site is as good as no cookie. */
function meantBy(name: string, value: string | undefined): string | undefined {
	return name === LOCALE_COOKIE && !isLocale(value) ? undefined : value;
}

function preferred({ cookie, acceptLanguage }: VariantHeaders): string {
	return detectLocale({ cookie: cookieIn(cookie, LOCALE_COOKIE), acceptLanguage });
}
