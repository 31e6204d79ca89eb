// Animates a card's title into that of its page, and back: React Router navigates in a view transition, and both titles
// have the same mark, which `shell.css` maps to a transition name.

const MARK_ATTRIBUTE = "data-moving-title";

/**
 * Marks the title that links to a page, before it is shown.
 * @param to its path with query and hash
 * @returns true if the navigation may use a view transition: there is such a title, the browser supports it, and the
 * visitor allows motion
 */
export function markTitleTo(to: string): boolean {
	if (!("startViewTransition" in document) || matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
	const title = titleTo(new URL(to, location.href).pathname);
	if (title) mark(title);
	return title !== undefined;
}

/** Marks the title of the page that was just shown, or of its card that links to the previous page. */
export function markTitleFrom(pathname: string): void {
	const title = titleTo(pathname) ?? document.querySelector("main h1");
	if (title) mark(title);
}

function titleTo(pathname: string): Element | undefined {
	const links = document.querySelectorAll<HTMLAnchorElement>("main :is(h2, h3, h4) a[href]");
	return (
		[...links].find((link) => link.origin === location.origin && link.pathname === pathname)?.parentElement ?? undefined
	);
}

function mark(title: Element): void {
	for (const before of document.querySelectorAll(`[${MARK_ATTRIBUTE}]`)) before.removeAttribute(MARK_ATTRIBUTE);
	title.setAttribute(MARK_ATTRIBUTE, "");
}
