// Creates the bar above a preview of the site at another time.

import { LEAVE_MOMENT } from "@hub/content-model/preview/moment-link.server";
import type { MomentRows } from "@hub/content-model/preview/moment-operation";
import { clockTime, longDate } from "@hub/shared-contracts/language/date-text";
import type { Locale } from "@hub/shared-contracts/language/locale";
import { SITE_TIME_ZONE } from "@hub/shared-contracts/language/wall-clock";
import type { ReleaseBarData } from "../page/release-bar-data.ts";
import { previewWords } from "./preview-words.server.ts";

/** State of such a preview. */
export interface ShownMoment extends Pick<MomentRows, "launch" | "isWhole"> {
	/** In ms; undefined if it has passed. */
	readonly at: number | undefined;
}

export async function momentBar({ at, launch, isWhole }: ShownMoment, locale: Locale): Promise<ReleaseBarData> {
	const t = await previewWords(locale);
	const moment = at === undefined ? undefined : new Date(at).toISOString();
	const date = moment && longDate(moment, locale, SITE_TIME_ZONE);
	const sentences = [
		moment && date ? t("moment", { date, time: clockTime(moment, locale, SITE_TIME_ZONE) }) : t("moment.now"),
		...(launch === null ? [] : [t("moment.launch", { name: launch })]),
		...(isWhole ? [] : [t(launch === null ? "moment.partial" : "moment.launch.partial")]),
	];
	return { label: t("label"), text: sentences.join(" "), end: { text: t("release.end"), href: LEAVE_MOMENT } };
}
