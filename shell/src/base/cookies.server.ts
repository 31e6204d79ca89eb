// Reads cookies of a request.

import { parse } from "hono/utils/cookie";

/** Returns a cookie's value from a `Cookie` header. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
	return header ? parse(header, name)[name] : undefined;
}
