// The rate limit of forms.

import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { expect, test } from "vitest";
import { FORMS } from "../../src/base/rate-limiter.server.ts";
import { publicUrl } from "../fixtures/test-site.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const PROXY = "192.0.2.1";

const site = useTestSite({ trustedProxies: [PROXY] });

/** Posts a form as if from behind the proxy. */
const post = (path: string, visitor: string, socket = PROXY) =>
	site.opened.fetch(
		new Request(new URL(path, publicUrl()), {
			method: "POST",
			body: new URLSearchParams({ text: "Hello" }),
			headers: { "sec-fetch-site": "same-origin", "x-forwarded-for": visitor },
		}),
		socket,
	);
const statuses = async (visitor: string, count: number) => {
	const found = new Set<number>();
	for (let sent = 0; sent < count; sent++) found.add((await post("/api/nothing", visitor)).status);
	return [...found];
};

test("a visitor above the limit per minute gets a 429 page in the page's language, others do not", async () => {
	expect(await statuses("198.51.100.1", FORMS.most)).toEqual([404]);
	const refused = await post("/api/nothing", "198.51.100.1");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

	const page = await post("/de/uber-uns", "198.51.100.1");
	expect([page.status, page.headers.get("cache-control")]).toEqual([429, "private, no-store"]);
	expect(Number(page.headers.get("retry-after"))).toBeLessThanOrEqual(FORMS.within / 1_000);
	const document = parsePage(await page.text());
	expect(document.attributes.lang).toBe("de");
	expect(document.one("h1").text).toBe("Das waren viele Eingaben auf einmal");
	expect(document.one("main").text).toContain("Was Sie geschrieben haben, ist noch da.");

	expect((await post("/de/uber-uns", "198.51.100.2")).status).toBe(405);
});
