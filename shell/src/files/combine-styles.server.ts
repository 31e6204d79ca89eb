// Combines stylesheets of several releases: a page waits for one file instead of several connections (decision 007).

export interface Sheet {
	readonly href: string;
	readonly css: string;
}

/** True if stylesheets can be combined. One with a source map cannot: a file can have only one map. */
export function canCombine(sheets: readonly Sheet[]): boolean {
	return sheets.length > 1 && sheets.every(({ css }) => !css.includes("sourceMappingURL="));
}

/** Combines stylesheets in this order, with absolute paths of their relative URLs. */
export function combineStyles(sheets: readonly Sheet[]): string {
	return sheets
		.map(({ href, css }) =>
			css.replaceAll(
				RELATIVE_URL,
				(_, before, file) => `url(${before}${href.slice(0, href.lastIndexOf("/") + 1)}${file}`,
			),
		)
		.join("\n");
}

/** The start of a `url()` with a relative path. */
const RELATIVE_URL = /url\((["']?)(?![/#]|[a-z][a-z\d+.-]*:)([^"')]+)/gi;
