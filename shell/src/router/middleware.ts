// Named checks that a route may ask for (RT-8).

/** A check: true or nothing lets pass, false stops, a path redirects; what it throws is an error. */
export type Middleware = (request: { readonly href: string }) => Promise<unknown> | unknown;

/** What the checks said together. */
export type MiddlewareVerdict =
	| { readonly kind: "pass" }
	| { readonly kind: "stopped" }
	| { readonly kind: "redirect"; readonly to: string };

/**
 * Runs a route's checks in their order; the first that does not let pass decides.
 * @throws for a name that nobody registered, before any check runs
 */
export async function runMiddleware(
	names: readonly string[],
	registry: Readonly<Record<string, Middleware>>,
	href: string,
): Promise<MiddlewareVerdict> {
	const unknown = names.find((name) => !Object.hasOwn(registry, name));
	if (unknown !== undefined) throw new Error(`Unknown route middleware: '${unknown}'.`);
	for (const name of names) {
		const verdict = await registry[name]?.({ href });
		if (verdict === false) return { kind: "stopped" };
		if (typeof verdict === "string") return { kind: "redirect", to: verdict };
	}
	return { kind: "pass" };
}
