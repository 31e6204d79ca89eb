/** Whether a value is a path of this site and nothing that a browser could take for another host or a script. */
export function isOwnPath(value: unknown): value is string {
	if (typeof value !== "string" || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return false;
	// As a browser would read it: `/a/..//host` is `//host`.
	return URL.canParse(value, "http://own.example") && /^\/(?!\/)/.test(new URL(value, "http://own.example").pathname);
}
