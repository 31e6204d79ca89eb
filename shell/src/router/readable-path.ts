// Which paths can be an address of a page. Anything can stand in a request.

/** Whether a path can be decoded, to text that can be written: without control characters and line breaks. */
export function isReadable(pathname: string): boolean {
	try {
		return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** Whether a path has a line break in it, which no pattern of React Router spans: none of its routes has such an address. */
export function hasLineBreak(pathname: string): boolean {
	return /%(0[ad]|e2%80%a[89])/i.test(pathname);
}
