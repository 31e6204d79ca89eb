// What an editor is told whose session in Studio has ended: Directus treats the call as a stranger's and speaks of missing rights. Studio
// takes a draft for gone then, and empties the form.

import { createError } from "@directus/errors";
import { createI18n, textsIn } from "@hub/shared-contracts/language/i18n";
import { type ByLocale, DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { callerOf, type Router } from "../limits/requests.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const catalogues: ByLocale<MessageCatalogue> = { de, en };
const i18n = createI18n();
for (const code of LOCALE_CODES) i18n.addResourceBundle(code, "hub-server/sessions", catalogues[code] ?? {});

/** Studio has words of its own for the code (“Token expired”), and shows the message below them. It tries to save a draft again. */
const SignedOut = createError<{ readonly locale: Locale }>(
	"TOKEN_EXPIRED",
	({ locale }) => textsIn(i18n, locale, "hub-server/sessions")("signedOut"),
	401,
);

/** Answers with 401 where a call without an account would store content, or asks for what stands beside it in Studio: strangers may do neither. */
export function refuseSignedOut(app: Router): void {
	app.use(["/items", "/versions", "/revisions", "/comments"], (request, _response, next) => {
		const { user, share } = callerOf(request);
		const reads = request.baseUrl.toLowerCase() === "/items" && !/^(POST|PATCH|DELETE)$/.test(request.method);
		next(user || share || reads ? undefined : new SignedOut({ locale: spokenBy(request.headers["accept-language"]) }));
	});
}

/** The language of ours that a browser asks for first. */
function spokenBy(accepted: string | undefined): Locale {
	const [code] = (accepted ?? "").toLowerCase().split(/[-,;]/);
	return isLocale(code) ? code : DEFAULT_LOCALE;
}
