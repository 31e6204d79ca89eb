// Effects of settings, on one site that has them all.

import { PROVIDER_SOURCES } from "@hub/shared-contracts/content/video-provider";
import { parsePage } from "@hub/shared-contracts/testing/page-document";
import { expect, test } from "vitest";
import { FORMS_PER_MINUTE } from "../../src/base/rate-limiter.server.ts";
import { useTestSite } from "../fixtures/use-test-site.ts";

const PUBLIC = "https://hub.example";
const PROXY = "192.0.2.1";
const REPORT = "https://reports.example/a.pdf";

const site = useTestSite({
	publicUrl: PUBLIC,
	analyticsUrl: "https://count.example/matomo",
	advertisingUrl: "https://tag.example",
	advertisingPartnerId: "4711",
	reportRedirects: [{ from: "/old/a.pdf", to: { de: REPORT, en: REPORT } }],
	trustedProxies: [PROXY],
	localeStrategy: "prefix",
});

test("the policy names configured third parties, and no page calls them", async () => {
	const page = await site.get("/en");
	const policy = page.headers.get("content-security-policy")?.split("; ");
	const others = "'self' https://count.example https://tag.example";
	expect(policy).toContain(["script-src", others, ...PROVIDER_SOURCES.scripts].join(" "));
	expect(policy).toContain(["connect-src", others, ...PROVIDER_SOURCES.requests].join(" "));
	expect(policy).toContain("style-src 'self'");
	expect(page.html).not.toMatch(/(src|href|action)="[^"]*(count|tag)\.example/);
});

test("under HTTPS the site sends HSTS and Secure cookies", async () => {
	const page = await site.get("/en");
	expect(page.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8,}/);
	expect(page.document.one("link", { rel: "canonical" }).attributes.href).toBe(`${PUBLIC}/en`);
	const consent = await site.fetch("/api/consent", {
		method: "POST",
		body: new URLSearchParams({ answer: "all" }),
		headers: { "sec-fetch-site": "same-origin" },
	});
	expect(consent.headers.getSetCookie().length).toBeGreaterThan(0);
	expect(consent.headers.getSetCookie().every((cookie) => cookie.includes("; Secure"))).toBe(true);
});

test("[RD-1] REPORT_REDIRECTS replaces the site's own files", async () => {
	for (const from of ["/old/a.pdf", "/de/old/a.pdf", "/EN/Old/A.pdf/"]) {
		const moved = await site.fetch(`${from}?a=1`);
		expect([from, moved.status, moved.headers.get("location")]).toEqual([from, 301, `${REPORT}?a=1`]);
	}
	expect((await site.fetch("/publications/reports/what-a-data-space-costs.pdf")).status).toBe(404);
});

/** Posts a form from behind the proxy. */
const post = (path: string, visitor: string, socket = PROXY) =>
	site.opened.fetch(
		new Request(new URL(path, PUBLIC), {
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
	expect(await statuses("198.51.100.1", FORMS_PER_MINUTE.max)).toEqual([404]);
	const refused = await post("/api/nothing", "198.51.100.1");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);

	const page = await post("/de/uber-uns", "198.51.100.1");
	expect([page.status, page.headers.get("cache-control")]).toEqual([429, "private, no-store"]);
	expect(Number(page.headers.get("retry-after"))).toBeLessThanOrEqual(FORMS_PER_MINUTE.windowMs / 1_000);
	const document = parsePage(await page.text());
	expect(document.attributes.lang).toBe("de");
	expect(document.one("h1").text).toBe("Das waren viele Eingaben auf einmal");
	expect(document.one("main").text).toContain("Was Sie geschrieben haben, ist noch da.");

	expect((await post("/de/uber-uns", "198.51.100.2")).status).toBe(405);
});
