// Error message for editors whose session in Studio has ended. Directus treats the call as anonymous and reports
// missing permissions; Studio then assumes that the draft was deleted and empties the form.

import { createError } from "@directus/errors";
import { createI18n, textsIn } from "@hub/shared-contracts/language/i18n";
import {
	type ByLocale,
	DEFAULT_LOCALE,
	isLocale,
	LOCALE_CODES,
	type Locale,
} from "@hub/shared-contracts/language/locale";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { callerOf, type Router } from "../limits/requests.ts";
import de from "./messages/de-DE.json" with { type: "json" };
import en from "./messages/en-US.json" with { type: "json" };

const catalogues: ByLocale<MessageCatalogue> = { de, en };
const i18n = createI18n();
for (const code of LOCALE_CODES) i18n.addResourceBundle(code, "hub-server/sessions", catalogues[code] ?? {});

/** Studio shows its own title for the code (“Token expired”) with this message, and retries saving a draft. */
const SignedOut = createError<{ readonly locale: Locale }>(
	"TOKEN_EXPIRED",
	({ locale }) => textsIn(i18n, locale, "hub-server/sessions")("signedOut"),
	401,
);

/**
 * Responds 401 to anonymous requests that would store content or read Studio's data about it: the public may do
 * neither.
 */
export function refuseSignedOut(app: Router): void {
	app.use(["/items", "/versions", "/revisions", "/comments"], (request, _response, next) => {
		const { user, share } = callerOf(request);
		const reads = request.baseUrl.toLowerCase() === "/items" && !/^(POST|PATCH|DELETE)$/.test(request.method);
		next(
			user || share || reads
				? undefined
				: new SignedOut({ locale: preferredLocale(request.headers["accept-language"]) }),
		);
	});
}

/** Returns our locale for the browser's preferred language. */
function preferredLocale(accepted: string | undefined): Locale {
	const [code] = (accepted ?? "").toLowerCase().split(/[-,;]/);
	return isLocale(code) ? code : DEFAULT_LOCALE;
}
