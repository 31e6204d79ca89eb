// The title of a card becomes that of the page which it leads to, and the other way round on the way back: React Router lets the browser
// show the passage as a view transition, and the two titles bear the same mark, which `shell.css` names for it.

const MARK = "data-moving-title";

/**
 * Marks the title that leads to a page, before that is shown.
 * @param to its path with query and hash
 * @returns whether the page may come by a view transition: there is such a title, the browser has them, and the visitor wants motion
 */
export function markTitleTo(to: string): boolean {
	if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
	const title = titleTo(new URL(to, location.href).pathname);
	if (title) mark(title);
	return title !== undefined;
}

/** Marks the title of the page that was just shown; coming from a page that a card on it leads to, that card's. */
export function markTitleFrom(pathname: string): void {
	const title = titleTo(pathname) ?? document.querySelector("main h1");
	if (title) mark(title);
}

function titleTo(pathname: string): Element | undefined {
	const links = document.querySelectorAll<HTMLAnchorElement>("main :is(h2, h3, h4) a[href]");
	return [...links].find((link) => link.origin === location.origin && link.pathname === pathname)?.parentElement ?? undefined;
}

function mark(title: Element): void {
	for (const before of document.querySelectorAll(`[${MARK}]`)) before.removeAttribute(MARK);
	title.setAttribute(MARK, "");
}
