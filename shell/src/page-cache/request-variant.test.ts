import { LOCALE_COOKIE } from "@hub/shared-contracts/language/locale";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { observedRequest, reducedHeaders, type VariantHeaders, variantOf } from "./request-variant.server.ts";

const headers = (cookie?: string, acceptLanguage?: string): VariantHeaders => ({ cookie, acceptLanguage });

/** What a render notes that looks at a request so. */
function varyByOf(look: (request: ReturnType<typeof observedRequest>) => unknown): Set<string> {
	const varyBy = new Set<string>();
	look(observedRequest({ pathname: "/", search: "" }, headers(), varyBy));
	return varyBy;
}

describe("the variant of a cached page", () => {
	test("depends on the value of a cookie that the render read", () => {
		const varyBy = varyByOf((request) => request.cookieOf("DIH_ACCEPTED"));
		const variant = (cookie?: string) => variantOf(varyBy, headers(cookie));
		expect(variant("other=1")).toBe(variant());
		expect(variant("DIH_ACCEPTED=true")).not.toBe(variant());
		expect(variant("x=1; DIH_ACCEPTED=true")).toBe(variant("DIH_ACCEPTED=true"));
		// Of two with one name a handler sees one: what is cached for it must be found by that one.
		const seen = (cookie: string) =>
			observedRequest({ pathname: "/", search: "" }, headers(cookie), new Set()).cookieOf("DIH_ACCEPTED");
		for (const cookie of ["DIH_ACCEPTED=; DIH_ACCEPTED=true", "DIH_ACCEPTED=true; DIH_ACCEPTED="])
			expect(variant(cookie)).toBe(variant(`DIH_ACCEPTED=${seen(cookie)}`));
	});

	test("differs for cookie values that look alike when joined", () => {
		const varyBy = varyByOf((request) => [request.cookieOf("a"), request.cookieOf("b")]);
		expect(variantOf(varyBy, headers("a=x%3B; b=y"))).not.toBe(variantOf(varyBy, headers("a=x; b=%3By")));
	});

	test("is the same for the reduced request, which holds no other cookie", () => {
		const value = fc.oneof(fc.constantFrom("de", "en", "true", "", "a b", "%", "ä;="), fc.string({ maxLength: 8 }));
		fc.assert(
			fc.property(fc.subarray(["a", "b", "language", "locale"]), value, value, value, value, (names, a, b, locale, accepted) => {
				const varyBy = varyByOf((request) => [
					...names.filter((name) => name.length === 1).map((name) => request.cookieOf(name)),
					names.includes("locale") && request.cookie,
					names.includes("language") && request.acceptLanguage,
				]);
				const cookie = `a=${encodeURIComponent(a)}; ${LOCALE_COOKIE}=${encodeURIComponent(locale)}; b=${encodeURIComponent(b)}; session=secret`;
				const reduced = reducedHeaders(varyBy, headers(cookie, accepted));
				expect(variantOf(varyBy, reduced)).toBe(variantOf(varyBy, headers(cookie, accepted)));
				expect(reduced.cookie ?? "").not.toContain("session");
				if (varyBy.size === 0) expect(reduced).toEqual(headers());
			}),
		);
	});
});
