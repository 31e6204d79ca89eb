import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { isOwnRequest, protection, protectionHeaders } from "./security.server.ts";

async function headersOf(thirdPartyOrigins: readonly string[], { https = false, own = {} } = {}): Promise<Headers> {
	const app = new Hono().use(protection(thirdPartyOrigins, { https }));
	app.get("/", (context) => context.body("", 200, { "content-type": "text/html", ...own }));
	return (await app.request("/")).headers;
}

const directives = (headers: Headers): Record<string, readonly string[]> =>
	Object.fromEntries(
		(headers.get("content-security-policy") ?? "").split("; ").map((part) => {
			const [name = "", ...sources] = part.split(" ");
			return [name, sources] as const;
		}),
	);

describe("the content security policy", () => {
	test("forbids inline scripts, evaluation and foreign sources", async () => {
		const headers = await headersOf([]);
		expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*|nonce|http:/);
		expect(directives(headers)).toMatchObject({
			"default-src": ["'none'"],
			// Of video providers, no more than their players are made of.
			"script-src": ["'self'", "https://www.youtube.com/iframe_api", "https://www.youtube.com/s/player/"],
			"style-src": ["'self'"],
			"connect-src": ["'self'", "https://vimeo.com/api/oembed.json"],
			"frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
			"img-src": ["'self'", "data:"],
			"form-action": ["'self'"],
			"base-uri": ["'none'"],
			"frame-ancestors": ["'none'"],
			"require-trusted-types-for": ["'script'"],
			"trusted-types": ["default", "hub", "youtube-widget-api"],
		});
	});

	test("names configured third parties once, for scripts, images and requests only", async () => {
		const other = "https://analytics.example.com";
		const policy = directives(await headersOf([other, other]));
		for (const [name, sources] of Object.entries(policy)) {
			const times = sources.filter((source) => source === other).length;
			expect(times, name).toBe(["script-src", "img-src", "connect-src"].includes(name) ? 1 : 0);
		}
	});

	test("Strict-Transport-Security is sent over HTTPS only", async () => {
		expect((await headersOf([], { https: true })).get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
		const headers = await headersOf([]);
		expect(headers.has("strict-transport-security")).toBe(false);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("x-frame-options")).toBe("DENY");
	});

	test.each(["text/css; charset=utf-8", "text/javascript; charset=utf-8", "font/woff2", "image/avif"])(
		"%s, a part of pages, gets the short policy",
		async (type) => {
			const own = { "content-type": type };
			const headers = await headersOf([], { https: true, own });
			expect(Object.fromEntries(headers)).toEqual({
				...own,
				"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
				"cross-origin-resource-policy": "same-origin",
				"strict-transport-security": "max-age=31536000; includeSubDomains",
				"x-content-type-options": "nosniff",
			});
			const { files } = await protectionHeaders([], { https: true });
			expect({ ...files(type), ...own }).toEqual(Object.fromEntries(headers));
		},
	);
});

describe("[SS-1] requests from this site's own pages", () => {
	test.each<[string, Record<string, string>, boolean]>([
		["a page of this site", { "sec-fetch-site": "same-origin" }, true],
		["typed by the visitor", { "sec-fetch-site": "none" }, true],
		["another site", { "sec-fetch-site": "cross-site" }, false],
		["a neighbour below the same domain", { "sec-fetch-site": "same-site" }, false],
		["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" }, false],
		["an older browser here", { origin: "http://localhost:3000" }, true],
		["an older browser elsewhere", { origin: "https://example.com" }, false],
		["another port", { origin: "http://localhost:3001" }, false],
		["a sandboxed page", { origin: "null" }, false],
		["no browser at all", {}, false],
	])("%s", (_who, headers, own) => {
		expect(isOwnRequest(new Request("http://localhost:3000/api/x", { method: "POST", headers }))).toBe(own);
	});

	test.each(["localhost:3000", "127.0.0.1:3000"])("the origin must match the host %s", (host) => {
		const request = (origin: string) =>
			new Request("http://localhost:3000/api/x", { method: "POST", headers: { host, origin: `http://${origin}` } });
		expect(isOwnRequest(request(host))).toBe(true);
		expect(isOwnRequest(request("example.com"))).toBe(false);
	});
});
