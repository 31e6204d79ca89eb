/** True if a value is a path of this site that no browser interprets as another host or a script. */
export function isOwnPath(value: unknown): value is string {
	if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return false;
	// Resolves it like a browser: `/a/..//host` is `//host`.
	return URL.canParse(value, "http://own.example") && /^\/(?!\/)/.test(new URL(value, "http://own.example").pathname);
}
