import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import { describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

const KINDS = [
	["a page", "/"],
	["a missing page", "/no-such-page"],
	["a redirect", "/de/about"],
	["data", "/_data?to=/"],
	["a missing file", "/r/none/1/none.js"],
	["a missing address of the api", "/api/none"],
] as const;

function policyOf(response: { headers: Headers }): Map<string, string[]> {
	const text = response.headers.get("content-security-policy") ?? "";
	return new Map(text.split("; ").map((part) => [part.split(" ")[0] ?? "", part.split(" ").slice(1)]));
}

describe.each(KINDS)("the response of %s", (_kind, path) => {
	test("has the security headers", async () => {
		const response = await site.fetch(path);
		const policy = policyOf(response);
		expect(policy.get("default-src")).toEqual(["'none'"]);
		expect(policy.get("script-src")).toEqual(["'self'", ...PROVIDER_SOURCES.scripts]);
		const { headers } = response;
		expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*|nonce-|http:/);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("x-frame-options")).toBe("DENY");
		expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
		expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
		expect(headers.get("permissions-policy")).toContain("camera=()");
		expect(headers.get("x-powered-by")).toBeNull();
	});
});

describe("methods", () => {
	test("HEAD answers like GET without a body", async () => {
		for (const path of ["/", "/why-lisbon", "/no-such-page", "/de/about", "/healthz"]) {
			const [head, get] = await Promise.all([site.fetch(path, { method: "HEAD" }), site.fetch(path)]);
			expect([path, head.status, head.headers.get("content-type")]).toEqual([
				path,
				get.status,
				get.headers.get("content-type"),
			]);
			expect(head.headers.get("location")).toBe(get.headers.get("location"));
			expect(await head.text()).toBe("");
			await get.text();
		}
	});

	test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s on a page is refused", async (method) => {
		const response = await site.fetch("/about", { method });
		expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
	});
});
