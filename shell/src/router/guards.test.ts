import { describe, expect, test } from "vitest";
import cases from "./cases/session.middleware.json" with { type: "json" };
import { guardRedirect } from "./guards.ts";

interface Meta {
	readonly middleware?: string;
	readonly auth?: boolean | { readonly guestRedirectTo?: string };
}

describe("[TK-7] guard redirects", () => {
	test.each(cases.cases)(
		"send visitors where the specification says: $name",
		({ name, in: { middleware, to, status, config }, out }) => {
			const { middleware: own, auth = false } = to.meta as Meta;
			// The check of all routes looks at what each of them asks for; the others are what a route asks for itself.
			const named = middleware === "clientAuth" ? [] : [middleware === "guestOnly" ? "guest-only" : middleware];
			const signedIn = middleware === "clientAuth" ? /session valid/.test(name) : status === "authenticated";
			const route = { middleware: [...named, ...(own ? [own] : [])], auth };
			expect(guardRedirect(route, signedIn, config) ?? null).toBe(out.redirect);
		},
	);

	test.each([
		[{ middleware: ["guest-only"], auth: { authenticatedRedirectTo: "/profile" } }, true, "/profile"],
		[{ middleware: ["guest-only"], auth: false }, false, undefined],
		[{ middleware: [], auth: false }, false, undefined],
	])("of %j, signed in %s, lead to %s", (route, signedIn, to) => {
		expect(guardRedirect(route, signedIn)).toBe(to);
	});
});
