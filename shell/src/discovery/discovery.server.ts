// Responses for machines: sitemap, robots.txt and feeds (MT-5), security.txt (OP-3).

import { documentTypes } from "@hub/content-model/cms/document-types";
import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS } from "@hub/shared-contracts/remote/feed";
import { type Context, Hono } from "hono";
import type { Log } from "../base/log.server.ts";
import type { CachedResponses, RenderedResponse } from "../cache/cached-responses.server.ts";
import type { PageUse } from "../cache/page-use.server.ts";
import { compressedResponse } from "../http/compression.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import { SITEMAP_PATH, sitemapFile } from "../links/sitemap.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { RegionLoader } from "../render/region-loader.server.ts";
import type { Content } from "../store/content.server.ts";
import { createReader } from "../store/content-reader.server.ts";
import type { Feeds } from "./feeds.server.ts";
import { SECURITY_FILE_PATH, securityFile } from "./security-file.ts";

export interface DiscoveryDeps {
	readonly live: LiveSet;
	readonly pages: LivePages;
	readonly regions: Pick<RegionLoader, "begin">;
	readonly feeds: Feeds;
	readonly content: Pick<Content, "ready" | "list" | "count">;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	/** Maximum number of addresses in a file of the sitemap. */
	readonly sitemapLimit: number | undefined;
	readonly cached: Pick<CachedResponses, "rendered">;
}

/** Addresses without readable content, or with content that is not public. */
const NOT_TO_CRAWL = ["/_data", "/_hooks/", "/api/", "/preview/", ...LOCALE_CODES.map((code) => `/${code}/preview/`)];

/** Page with the policy for reports of vulnerabilities, or an editor's redirect to it. */
const SECURITY_PAGE = "/security";

/** Serves `/robots.txt`, `/sitemap.xml` with the sitemaps of its index, feeds, and `/.well-known/security.txt`. */
export function createDiscovery(deps: DiscoveryDeps): Hono<Surroundings> {
	const { live, pages, regions, feeds, content, log, strategy, publicUrl, sitemapLimit, cached } = deps;
	const app = new Hono<Surroundings>();
	app.get(SECURITY_FILE_PATH, async (context) => {
		await content.ready();
		const settings = await createReader({ content, log })
			.first(siteSettingsOf(DEFAULT_LOCALE))
			.catch(() => undefined);
		const email = settings?.organisation.email;
		const set = live.current();
		if (!email || !set) return unavailable();
		const text = securityFile({ email, policy: pages.links(set).editorsHref(SECURITY_PAGE), publicUrl });
		return compressedResponse(context.req.raw, text, {
			status: 200,
			headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
			etag: true,
		});
	});
	app.get("/robots.txt", (context) =>
		compressedResponse(context.req.raw, robots(publicUrl), {
			status: 200,
			headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
			etag: true,
		}),
	);
	app.get(
		"/:file{sitemap(-[1-9][0-9]*)?\\.xml}",
		cached.rendered(async (context) => {
			const set = live.current();
			if (!set) return unavailable();
			const use = await regions.begin();
			for (const collection of documentTypes.keys()) use.collections.add(collection);
			try {
				const groups = pages.listed(set);
				const text = await sitemapFile(context.req.path, {
					table: set.table,
					strategy,
					publicUrl,
					groups,
					limit: sitemapLimit,
				});
				return text === undefined
					? undefined
					: forAll(context, use, text, { "content-type": "application/xml; charset=utf-8" });
			} catch (error) {
				if (error instanceof ContentUnavailable) return unavailable();
				throw error;
			}
		}),
	);
	app.get(
		"/feeds/:locale/:file",
		cached.rendered(async (context) => {
			const [, locale, name = "", ending = ""] = /^\/feeds\/([^/]+)\/(.+)\.([a-z]+)$/.exec(context.req.path) ?? [];
			const format = FEED_FORMATS.find((known) => known === ending);
			const set = live.current();
			if (!set || !isLocale(locale) || !format) return undefined;
			const written = await feeds.write(set, name, locale, format);
			if (written.kind === "missing") return undefined;
			if (written.kind !== "written") return unavailable();
			const { text, type, use } = written;
			return forAll(context, use, text, {
				"content-type": `${type}; charset=utf-8`,
				"content-language": locale,
				// Feed readers may run on pages of any site; feeds are public.
				"access-control-allow-origin": "*",
			});
		}),
	);
	return app;
}

/** Creates a response that is the same for everyone. */
function forAll(
	context: Context,
	use: PageUse,
	text: string,
	headers: Readonly<Record<string, string>>,
): RenderedResponse {
	return {
		use,
		unconfirmed: context.req.url.includes("?"),
		isShared: true,
		validated: true,
		locale: undefined,
		bytes: Buffer.from(text),
		status: 200,
		headers: { ...headers, "cache-control": "public, no-cache" },
	};
}

function robots(publicUrl: string): string {
	const rules = NOT_TO_CRAWL.map((path) => `Disallow: ${path}\n`);
	return `User-agent: *\n${rules.join("")}\nSitemap: ${publicUrl}${SITEMAP_PATH}\n`;
}

function unavailable(): Response {
	return new Response("The content service does not answer. Please try again in a moment.\n", {
		status: 503,
		headers: { "retry-after": "30", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
