// Operator's redirects for files of the previous site (REPORT_REDIRECTS, RD-1).

import { type ByLocale, DEFAULT_LOCALE, inLocale, isLocale, localized } from "../language/locale.ts";
import { addressKey } from "./address-key.ts";

/** The path of an old report, and where it is now in each language. */
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

/** Result of parsing reports. */
export type ReadReports =
	| { readonly kind: "reports"; readonly reports: readonly ReportRedirect[] }
	/** The problem, as the end of a sentence that begins with the setting's name. */
	| { readonly kind: "wrong"; readonly problem: string };

/**
 * Reads `/old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf`; blanks and line breaks separate as
 * well.
 */
export function readReports(text: string): ReadReports {
	const reports: ReportRedirect[] = [];
	for (const pair of text.split(/[\s,]+/).filter(Boolean)) {
		const [from = "", to = ""] = pair.split(/=(.*)/s);
		if (!/^\/[^/\\?#][^\\?#]*\.pdf$/i.test(from) || !/^https?:\/\//i.test(to) || !URL.canParse(to)) {
			const example = "/old/a.pdf=https://example.com/a.pdf,/old/b.pdf=https://example.com/b.pdf";
			return {
				kind: "wrong",
				problem: `must be old paths of PDF files and their addresses, such as ${example}, and has “${pair}”.`,
			};
		}
		if (reports.some((other) => addressKey(other.from) === addressKey(from)))
			return { kind: "wrong", problem: `names ${from} twice.` };
		const { href } = new URL(to);
		reports.push({ from, to: localized(() => href) });
	}
	return { kind: "reports", reports };
}

/**
 * The first report that leads to an old report on the same site instead of away from it; `site` without a slash at its
 * end.
 */
export function circularReport(reports: readonly ReportRedirect[], site: string): ReportRedirect | undefined {
	const own = new URL(site);
	return reports.find(({ to }) =>
		Object.values(to).some((target) => {
			const url = new URL(target, own);
			return url.origin === own.origin && reportTarget(url.pathname, reports) !== undefined;
		}),
	);
}
