// Stylesheets of several releases as one: a page waits for one file, and not for one on each of several connections (decision 007).

/** A stylesheet at its address. */
export interface Sheet {
	readonly href: string;
	readonly css: string;
}

/** Whether they can be one. One with a source map stays by itself: a file can have one map alone. */
export function canCombine(sheets: readonly Sheet[]): boolean {
	return sheets.length > 1 && sheets.every(({ css }) => !css.includes("sourceMappingURL="));
}

/** One stylesheet of several, in their order. What they name beside themselves is named by its whole path. */
export function combineStyles(sheets: readonly Sheet[]): string {
	return sheets
		.map(({ href, css }) =>
			css.replaceAll(BESIDE, (_, before, file) => `url(${before}${href.slice(0, href.lastIndexOf("/") + 1)}${file}`),
		)
		.join("\n");
}

/** The start of a `url()` with a path from the stylesheet's own folder. */
const BESIDE = /url\((["']?)(?![/#]|[a-z][a-z\d+.-]*:)([^"')]+)/gi;
