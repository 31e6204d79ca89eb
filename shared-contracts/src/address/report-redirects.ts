// Operator's redirects for files of the previous site (REPORT_REDIRECTS, RD-1).

import { type ByLocale, DEFAULT_LOCALE, inLocale, isLocale } from "../language/locale.ts";
import { addressKey } from "./address-key.ts";

/** The old path of a report, and its current address in each language. */
export interface ReportRedirect {
	/** Old path. Without a language prefix it applies below every prefix too; with one, to that language only. */
	readonly from: string;
	/** An address of another site, or a path of this site that is no page. */
	readonly to: ByLocale<string>;
}

/**
 * Returns the target of an old report, or undefined. Ignores case and a trailing slash; without a prefix, uses the
 * default language.
 */
export function reportTarget(pathname: string, reports: readonly ReportRedirect[]): string | undefined {
	const key = addressKey(pathname);
	const first = key.split("/")[1];
	const locale = isLocale(first) ? first : undefined;
	const target = (path: string) => {
		const report = reports.find(({ from }) => addressKey(from) === path);
		return report && inLocale(report.to, locale ?? DEFAULT_LOCALE);
	};
	return target(key) ?? (locale ? target(key.slice(locale.length + 1)) : undefined);
}
