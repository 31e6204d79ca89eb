// Paths of this site without a page: files, data and endpoints for programs.

const NO_PAGE =
	/^\/(r|media|files|share|feeds|api|_data|_failures|_hooks|_moment|_preview-release|_releases|metrics|healthz|readyz|robots\.txt|sitemap(-\d+)?\.xml)(\/|$)/;

/** True if a path of this site does not belong to a page. */
export function isNoPage(pathname: string): boolean {
	return NO_PAGE.test(pathname);
}
