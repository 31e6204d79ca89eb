// Normalises paths to compare addresses.

import { composed } from "../language/letters.ts";

/**
 * A path decoded, its letters composed and in lower case, without its last slash (RT-2). What cannot be decoded stays
 * as it is.
 */
export function addressKey(pathname: string): string {
	const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
	try {
		return composed(decodeURIComponent(path)).toLowerCase();
	} catch {
		return path.toLowerCase();
	}
}
