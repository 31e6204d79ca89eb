// The language cookie for visitors who follow a link of this site into another language (LN-5, LN-7). The `Referer`
// shows the previous page, so the choice is stored without JavaScript too, and a visit from elsewhere stores nothing.

import {
	isLocale,
	LOCALE_COOKIE,
	LOCALE_COOKIE_MAX_AGE,
	type Locale,
	rememberedLocale,
} from "@hub/shared-contracts/language/locale";
import { cookieIn } from "../base/cookies.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { matchAddress } from "../router/site-table.ts";

/** Headers that show a choice of language. */
export interface CookieHeaders {
	readonly cookie: string | undefined;
	readonly referer: string | undefined;
	readonly host: string | undefined;
}

/** Returns the `Set-Cookie` of a response in a language, if the visitor chose it. */
export function chosenLanguage(
	set: LoadedSet,
	locale: Locale,
	{ cookie: cookies, referer, host }: CookieHeaders,
	publicUrl: string,
): string | undefined {
	if (!referer || !URL.canParse(referer)) return undefined;
	const cookie = cookieIn(cookies, LOCALE_COOKIE);
	if (cookie === locale) return undefined;
	const from = new URL(referer);
	if (from.host !== host && from.host !== new URL(publicUrl).host) return undefined;
	const first = from.pathname.split("/")[1]?.toLowerCase();
	const before =
		matchAddress(set.table, from.pathname)?.form.locale ?? (isLocale(first) ? first : rememberedLocale(cookie));
	if (before === locale) return undefined;
	return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax`;
}
