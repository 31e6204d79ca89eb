// Replaces dates in screenshots, because the sample content counts its days from the day of seeding.

import { LOCALE_CODES, localeEntry } from "@hub/shared-contracts/language/locale";
import type { Page } from "@playwright/test";

/** Names of months and weekdays in all languages, the longest first, with their replacements. */
const NAMES = LOCALE_CODES.flatMap((code) =>
	(["long", "short"] as const).flatMap((length) =>
		[
			{ part: { month: length }, days: Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, 12)) },
			{ part: { weekday: length }, days: Array.from({ length: 7 }, (_, day) => new Date(2026, 1, 2 + day, 12)) },
		].flatMap(({ part, days }) => {
			const names = days.map((day) => new Intl.DateTimeFormat(localeEntry(code).formats, part).format(day));
			return names.map((name) => [name, names[0] ?? name] as const);
		}),
	),
).toSorted(([one], [other]) => other.length - one.length);

/** Sets the same date in each `time` element; times of day stay. */
export async function showOneDate(page: Page): Promise<void> {
	await page.evaluate((names) => {
		for (const time of document.querySelectorAll("time")) {
			const walker = document.createTreeWalker(time, NodeFilter.SHOW_TEXT);
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				const parts = text.data.split(/([\p{L}]+\.?)/u);
				text.data = parts
					.map((part) => names.find(([name]) => name === part)?.[1] ?? part)
					.join("")
					.replace(/\bC?EST\b/g, "CET")
					.replace("MESZ", "MEZ")
					.replace(/\b20\d\d\b/g, "2026")
					.replace(/(?<![\d:])\d{1,2}(?![\d:])/g, "14");
			}
		}
	}, NAMES);
}
