// Reads cookies of a request.

import { parse } from "hono/utils/cookie";

/** The value of a cookie in a `Cookie` header, as handlers see it. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
	return header ? parse(header, name)[name] : undefined;
}
