// Named checks that a route may ask for (RT-8).

/** A check: true or nothing lets pass, false stops, a path redirects; what it throws is an error. */
export type Middleware = (request: { readonly href: string }) => Promise<unknown> | unknown;

/** The combined result of the checks. */
export type MiddlewareVerdict =
	| { readonly kind: "pass" }
	| { readonly kind: "stopped" }
	| { readonly kind: "redirect"; readonly to: string };

/** A route asks for a check that does not exist (RT-8). */
export class UnknownMiddleware extends Error {
	override readonly name = "UnknownMiddleware";
	constructor(middleware: string) {
		super(`Unknown route middleware: '${middleware}'.`);
	}
}

/**
 * Runs a route's checks in their order; the first that does not let pass decides.
 * @throws UnknownMiddleware for a name that was not registered, before any check runs; else what a check throws
 */
export async function runMiddleware(
	names: readonly string[],
	registry: Readonly<Record<string, Middleware>>,
	href: string,
): Promise<MiddlewareVerdict> {
	const unknown = names.find((name) => !Object.hasOwn(registry, name));
	if (unknown !== undefined) throw new UnknownMiddleware(unknown);
	for (const name of names) {
		const verdict = await registry[name]?.({ href });
		if (verdict === false) return { kind: "stopped" };
		if (typeof verdict === "string") return { kind: "redirect", to: verdict };
	}
	return { kind: "pass" };
}
