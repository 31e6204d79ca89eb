// Normalises paths to compare addresses.

/** A path decoded, in lower case and without its last slash (RT-2). What cannot be decoded stays as it is. */
export function addressKey(pathname: string): string {
	const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
	try {
		return decodeURIComponent(path).toLowerCase();
	} catch {
		return path.toLowerCase();
	}
}
