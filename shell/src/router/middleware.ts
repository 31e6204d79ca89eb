// Named checks that a route may require (RT-8).

/** A check: true or nothing passes, false stops, a path redirects, an exception is an error. */
export type Middleware = (request: { readonly href: string }) => Promise<unknown> | unknown;

export type MiddlewareVerdict =
	| { readonly kind: "pass" }
	| { readonly kind: "stopped" }
	| { readonly kind: "redirect"; readonly to: string };

/** A route requires a check that does not exist (RT-8). */
export class UnknownMiddleware extends Error {
	override readonly name = "UnknownMiddleware";
	constructor(middleware: string) {
		super(`Unknown route middleware: '${middleware}'.`);
	}
}

/**
 * Runs a route's checks in order; the first that does not pass decides.
 * @throws UnknownMiddleware for an unregistered name, before any check runs; else what a check throws
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
