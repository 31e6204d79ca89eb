// Redirects of addresses in another spelling.

import { describe, expect, test } from "vitest";
import { useTestSite } from "../fixtures/use-test-site.ts";

const site = useTestSite();

describe("a post under the list of insights", () => {
	test.each([
		["/insights/why-lisbon", "/why-lisbon"],
		["/de/insights/warum-lissabon", "/de/warum-lissabon"],
	])("[RT-1] %s redirects permanently to %s", async (from, to) => {
		const moved = await site.fetch(from);
		expect([moved.status, moved.headers.get("location")]).toEqual([301, to]);
	});

	test.each(["/insights/no-such-post", "/de/insights/why-lisbon", "/insights/security"])(
		"%s is a 404",
		async (path) => {
			expect((await site.fetch(path)).status).toBe(404);
		},
	);
});

test("a permanent redirect is cacheable, one that depends on the visitor is not", async () => {
	const permanent = await site.fetch("/de/about");
	expect(permanent.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
	const visitor = await site.fetch("/", { headers: { "accept-language": "de" } });
	expect(visitor.headers.get("cache-control")).toContain("no-store");
	expect(visitor.headers.get("vary")).toMatch(/Cookie.*Accept-Language/);
});
