// Which paths can be an address of a page, and which a router can hold. Anything can stand in a request.

/** Whether a path can be decoded, to text that somebody can have written: without control characters and line breaks. */
export function isReadable(pathname: string): boolean {
	try {
		return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/**
 * Whether the router can be at a path. It takes `//elsewhere.example` for another host, and what it cannot decode, or that has line
 * breaks, fits none of its patterns. There is never a page at such a path; its 404 is drawn by the server, and the browser's own
 * navigation leads there and away.
 */
export function isRoutable(pathname: string): boolean {
	return !/^[/\\]{2}/.test(pathname) && isReadable(pathname);
}
