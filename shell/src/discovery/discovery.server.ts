// Answers for programs: sitemap, robots.txt and feeds (MT-5), security.txt (OP-3).

import { siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES } from "@hub/shared-contracts/language/locale";
import { FEED_FORMATS } from "@hub/shared-contracts/remote/feed";
import { Hono } from "hono";
import { INDEX_DEADLINE } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { CachedAnswers } from "../cache/cached-answers.server.ts";
import { compressedResponse } from "../http/compression.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { LivePages } from "../links/live-pages.server.ts";
import { SITEMAP_PATH } from "../links/sitemap.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { Content } from "../store/content.server.ts";
import { createReader } from "../store/content-reader.server.ts";
import type { Feeds } from "./feeds.server.ts";
import { SECURITY_FILE_PATH, securityFile } from "./security-file.ts";

/** What these answers are made of. */
export interface DiscoveryDeps {
	readonly live: LiveSet;
	readonly pages: LivePages;
	readonly feeds: Feeds;
	readonly content: Pick<Content, "ready" | "list" | "count">;
	readonly log: Log;
	readonly publicUrl: string;
	readonly cached: Pick<CachedAnswers, "written">;
}

/** Addresses without readable content, or with content that is not public. */
const NOT_TO_CRAWL = ["/_data", "/_hooks/", "/api/", "/preview/", ...LOCALE_CODES.map((code) => `/${code}/preview/`)];

/** Page with the policy for reports of vulnerabilities, or an editor's redirect to it. */
const SECURITY_PAGE = "/security";

/** Answers `/robots.txt`, `/sitemap.xml` with the sitemaps of its index, feeds, and `/.well-known/security.txt`. */
export function createDiscovery({ live, pages, feeds, content, log, publicUrl, cached }: DiscoveryDeps): Hono<Surroundings> {
	const app = new Hono<Surroundings>();
	app.get(SECURITY_FILE_PATH, async (context) => {
		await content.ready();
		const settings = await createReader({ content, log })
			.first(siteSettingsOf(DEFAULT_LOCALE))
			.catch(() => undefined);
		const email = settings?.organisation.email;
		const set = live.current();
		if (!email || !set) return unavailable();
		const { links } = await pages.of(set, INDEX_DEADLINE);
		const text = securityFile({ email, policy: links.editorsHref(SECURITY_PAGE), publicUrl });
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
	app.get("/:file{sitemap(-[1-9][0-9]*)?\\.xml}", async (context, next) => {
		const set = live.current();
		const known = set && (await pages.of(set, INDEX_DEADLINE));
		// A map with holes would tell search engines that what is missing is gone.
		if (!known?.index.complete) return unavailable();
		const text = await known.sitemap.file(context.req.path);
		if (text === undefined) return next();
		return compressedResponse(context.req.raw, text, {
			status: 200,
			headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, no-cache" },
			etag: true,
		});
	});
	app.get(
		"/feeds/:locale/:file",
		cached.written(async (context) => {
			const [, locale, name = "", ending = ""] = /^\/feeds\/([^/]+)\/(.+)\.([a-z]+)$/.exec(context.req.path) ?? [];
			const format = FEED_FORMATS.find((known) => known === ending);
			const set = live.current();
			if (!set || !isLocale(locale) || !format) return undefined;
			const written = await feeds.write(set, name, locale, format);
			if (written.kind === "missing") return undefined;
			if (written.kind !== "written") return unavailable();
			const { text, type, use } = written;
			return {
				use,
				unconfirmed: context.req.url.includes("?"),
				isForAll: true,
				validated: true,
				locale: undefined,
				bytes: Buffer.from(text),
				status: 200,
				headers: {
					"content-type": `${type}; charset=utf-8`,
					"content-language": locale,
					"cache-control": "public, no-cache",
					// Programs that read feeds may stand on a page of any site; there is nothing in them that is not public.
					"access-control-allow-origin": "*",
				},
			};
		}),
	);
	return app;
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
