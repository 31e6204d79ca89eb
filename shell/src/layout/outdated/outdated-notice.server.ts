// The notice on every page while its content is older than an operator allows. Written on the server, so that browsers
// don't load its messages.

import { clockTime, longDate } from "@hub/shared-contracts/language/date-text";
import { createI18n, loadMessages } from "@hub/shared-contracts/language/i18n";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";

const OWNER = "shell/outdated";
const i18n = createI18n();

/** @param since time of the shown content, in ms */
export async function outdatedNotice(locale: Locale, since: number): Promise<string> {
	await loadMessages(
		i18n,
		OWNER,
		locale,
		(tag) => import(/* webpackChunkName: "outdated-[request]" */ `./messages/${tag}.json`),
	);
	const moment = new Date(since).toISOString();
	const t = i18n.getFixedT(locale, OWNER);
	return t("notice", {
		date: longDate(moment, locale, SITE_TIME_ZONE),
		time: clockTime(moment, locale, SITE_TIME_ZONE),
	});
}
