// The addresses of share pictures: they name a page, not a text, so that visitors cannot have pictures of their own wording
// drawn.

const FOLDER = "/share";
const ENDING = ".png";

/** The path of the picture of a page; `pathname` is the page's canonical one. */
export function sharePath(pathname: string): string {
	return `${FOLDER}${pathname === "/" ? "" : pathname}${ENDING}`;
}

/** The path of the page whose picture is at a path; undefined where no picture can be. */
export function sharedPage(pathname: string): string | undefined {
	if (!pathname.startsWith(FOLDER) || !pathname.endsWith(ENDING)) return undefined;
	const page = pathname.slice(FOLDER.length, -ENDING.length);
	return page === "" ? "/" : page.startsWith("/") ? page : undefined;
}
