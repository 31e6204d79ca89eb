// Which paths can be an address of a page. Anything can stand in a request.

/** Whether a path can be decoded, to text that can be written: without control characters and line breaks. */
export function isReadable(pathname: string): boolean {
	try {
		return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}
