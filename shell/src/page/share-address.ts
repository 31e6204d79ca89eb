// Addresses of share pictures. They name a page, not a text, so that visitors cannot have pictures with their own text
// drawn.

const FOLDER = "/share";
const ENDING = ".png";

/** Returns the path of a page's share picture; `pathname` is canonical. */
export function sharePath(pathname: string): string {
	return `${FOLDER}${pathname === "/" ? "" : pathname}${ENDING}`;
}

/** Returns the path of the page of a share picture; undefined for other paths. */
export function sharedPage(pathname: string): string | undefined {
	if (!pathname.startsWith(FOLDER) || !pathname.endsWith(ENDING)) return undefined;
	const page = pathname.slice(FOLDER.length, -ENDING.length);
	if (page === "") return "/";
	return page.startsWith("/") ? page : undefined;
}
