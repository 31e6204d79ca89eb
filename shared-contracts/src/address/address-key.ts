// Normalises paths to compare addresses.

import { composed } from "../language/letters.ts";

/**
 * Returns a path decoded, composed (NFC), in lower case and without a trailing slash (RT-2). An undecodable path stays
 * encoded.
 */
export function addressKey(pathname: string): string {
	const path = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
	try {
		return composed(decodeURIComponent(path)).toLowerCase();
	} catch {
		return path.toLowerCase();
	}
}
