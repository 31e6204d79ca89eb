// Validates paths of requests, which can contain anything.

/** True if a path decodes to text without control characters and line breaks. */
export function isReadable(pathname: string): boolean {
	try {
		return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** True if a path contains an encoded line break, which no pattern of React Router matches. */
export function hasLineBreak(pathname: string): boolean {
	return /%(0[ad]|e2%80%a[89])/i.test(pathname);
}
