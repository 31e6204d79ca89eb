// The site as a function from Request to Response.

import { PREVIEW_RELEASE_PATH } from "@hub/releases/preview-pass";
import type { ReleaseStore } from "@hub/releases/store";
import { LOCALES } from "@hub/shared-contracts/language/locale";
import { Hono } from "hono";
import { BODY_DEADLINE } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { type Settings, thirdPartiesOf, thirdPartyOrigins } from "../base/settings.server.ts";
import { createAddresses, createNetworks, createShares, createVisitors } from "../base/visitors.server.ts";
import { createCachedAnswers } from "../cache/cached-answers.server.ts";
import { createPageCache } from "../cache/page-cache.server.ts";
import { type ContentSource, READINESS_READ } from "../directus/directus-source.server.ts";
import { createOperations } from "../directus/operations.server.ts";
import { createDiscovery } from "../discovery/discovery.server.ts";
import { createFeeds } from "../discovery/feeds.server.ts";
import { type BundledFonts, serveSharePictures } from "../discovery/share-pictures.server.ts";
import { serveDownloads } from "../files/downloads.server.ts";
import { servePictures } from "../files/pictures.server.ts";
import type { DirectAnswer } from "../files/ready-files.server.ts";
import { serveReleaseFiles } from "../files/release-files.server.ts";
import type { ShellAssets } from "../files/shell-assets.server.ts";
import { serveSiteIcons } from "../files/site-icons.server.ts";
import { firstSegments, receiveAddressHook } from "../http/address-hook.server.ts";
import { chosenLanguage } from "../http/language-choice.server.ts";
import { plainAnswer } from "../http/plain-answer.server.ts";
import { createProxyWarning } from "../http/proxy-warning.server.ts";
import { bufferBodies } from "../http/request-body.server.ts";
import { queueRequests } from "../http/request-queue.server.ts";
import { protection, protectionHeaders } from "../http/security.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import { createLivePages } from "../links/live-pages.server.ts";
import type { CanaryWatch } from "../monitoring/canary-watch.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import { FAILURES_PATH } from "../monitoring/failure-report.ts";
import { createHealth } from "../monitoring/health.server.ts";
import type { Metrics } from "../monitoring/metrics.server.ts";
import { receiveFailures } from "../monitoring/receive-failures.server.ts";
import { metricsAnswer } from "../monitoring/serve-metrics.server.ts";
import { type TraceOptions, traceRequests } from "../monitoring/trace-requests.server.ts";
import { createUnavailableCount, reasonOfPath } from "../monitoring/unavailable-count.server.ts";
import { DATA_PATH } from "../page/client-set.ts";
import { openReleasePreview } from "../preview/open-release-preview.server.ts";
import { createPreviews } from "../preview/previews.server.ts";
import type { News } from "../process/messages.ts";
import type { Peers } from "../process/peers.server.ts";
import type { OfferRelease } from "../process/release-offers.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { createSetChoice } from "../remotes/set-choice.server.ts";
import type { FormCount } from "../render/form-count.server.ts";
import { createFormPosts } from "../render/form-posts.server.ts";
import { createPageAnswers } from "../render/page-answers.server.ts";
import { servePageFiles } from "../render/page-files.server.ts";
import { createPageLoader } from "../render/page-loader.server.ts";
import { createRegionLoader } from "../render/region-loader.server.ts";
import { isWritten } from "../render/release-parts.server.ts";
import type { SiteSearch } from "../search/search.server.ts";
import { createTransport } from "../session/content-transport.server.ts";
import { createSessions } from "../session/sessions.server.ts";
import { createSignInProvider } from "../session/sign-in-provider.server.ts";
import type { Content } from "../store/content.server.ts";
import { beginRequests } from "./begin-request.server.ts";
import { answerFailure } from "./failed-request.server.ts";
import { RELEASES_PATH, receiveReleases } from "./receive-releases.server.ts";

/** Dependencies. */
export interface SiteDeps {
	readonly settings: Settings;
	readonly store: ReleaseStore;
	readonly live: LiveSet;
	readonly content: Content;
	/** The content service itself. */
	readonly service: ContentSource;
	/** How many ms ago all that was published was known to be here; undefined: never. */
	readonly age: () => number | undefined;
	readonly shell: ShellAssets;
	/** What share pictures are lettered with. */
	readonly fonts: BundledFonts;
	/** What finds pages. */
	readonly search: Pick<SiteSearch, "of" | "isComplete">;
	/** The site's other processes; undefined where there are none. */
	readonly peers?: Peers | undefined;
	/** Counts visitors' forms. */
	readonly count: Pick<FormCount, "take" | "hear">;
	readonly failures: FailureRecord;
	/** Counts what comes of the pages of each set. */
	readonly watch: CanaryWatch;
	/** Takes releases that teams send; undefined where none are taken. */
	readonly offer: OfferRelease | undefined;
	/** Counts requests; undefined where no figures are asked for. */
	readonly metrics: Metrics | undefined;
	/** Records the steps of requests; undefined where no traces are asked for. */
	readonly spans: TraceOptions["spans"];
	readonly log: Log;
}

/** The site. */
export interface SiteApp {
	/** @param socket the address at the other end of the connection, where there is one */
	fetch(request: Request, socket?: string): Promise<Response>;
	/** Answers at once what is in memory as it is sent; false where `fetch` has to. */
	readonly direct: DirectAnswer;
	/** Acts by what another process of the site tells. */
	hear(news: News): void;
	/** Renders the home page in every language, which warms all caches before the first request. */
	warmUp(): Promise<void>;
}

/** Composes the site; it does not listen yet. */
export function createSiteApp({
	settings,
	store,
	live,
	content,
	service,
	age,
	shell,
	fonts,
	search: siteSearch,
	peers,
	count,
	failures,
	watch,
	offer,
	metrics,
	spans,
	log,
}: SiteDeps): SiteApp {
	const { localeStrategy: strategy, publicUrl, cmsUrl, cmsToken, siteDir, sessionKeys } = settings;
	const secure = publicUrl.startsWith("https:");
	const operations = createOperations({ cmsUrl, cmsToken, isAway: content.isAway, log });
	const { reportRedirects: reports, sitemapLimit } = settings;
	const pages = createLivePages({ content, strategy, publicUrl, reports });
	const search = (set: LoadedSet) => siteSearch.of(set, pages);
	const regions = createRegionLoader({
		content,
		operations,
		pages,
		search,
		log,
		publicUrl,
		thirdParties: thirdPartiesOf(settings),
	});
	const previews = createPreviews({
		...{ operations, transport: createTransport({ url: cmsUrl }) },
		...{ secret: settings.publishSecret, studioUrl: settings.studioUrl },
	});
	const liveSet = live.current;
	const loader = createPageLoader({ regions, content, previews, log, failures, strategy, publicUrl, reports, liveSet });
	const pageFiles = servePageFiles(regions, log);
	const siteHeaders = protectionHeaders(thirdPartyOrigins(settings), { https: secure });
	const files = serveReleaseFiles({
		store,
		shell,
		live,
		isWritten: (address) => [live.current(), live.canary()?.set].some((set) => isWritten(set, address)),
		siteHeaders,
		log,
	});
	const pictures = servePictures({ cmsUrl, cmsToken, content, siteDir: settings.siteDir, log });
	const icons = serveSiteIcons(shell.mark);
	const downloads = serveDownloads({ cmsUrl, cmsToken, content, log });
	content.onChange(({ collection, keys }) => {
		if (collection === "directus_files") pictures.purge(keys);
	});
	const addresses = receiveAddressHook(settings.publishSecret, log, () => {
		const table = live.current()?.table;
		const ownWords = firstSegments(app.routes.map(({ path }) => path));
		return table && { table, strategy, ownWords, reports: settings.reportRedirects };
	});
	const answers = createPageAnswers({
		...{ live, loader, regions, pageFiles, shell, strategy, publicUrl, siteHeaders, log, failures, watch },
		studioUrl: settings.studioUrl,
	});

	const visitorOf = createVisitors({ trustedProxies: settings.trustedProxies, secret: settings.publishSecret });
	const reported = receiveFailures({ record: failures, live, shellVersion: shell.version, watch });
	const { trustedProxies, publishSecret: secret } = settings;
	const choice = createSetChoice({ live, shares: createShares({ trustedProxies, secret }), secret });
	const releasePreview = openReleasePreview({ live, secret, secure });
	const networkOf = createNetworks({ trustedProxies: settings.trustedProxies, secret: settings.publishSecret });
	const receiver =
		siteDir && offer ? receiveReleases({ live, store, publicUrl, folder: siteDir, offer, networkOf, log }) : undefined;
	const addressOf = createAddresses({ trustedProxies: settings.trustedProxies });
	const provider = createSignInProvider(settings, log);
	const sessions = createSessions({
		cmsUrl,
		service: { isAway: content.isAway, probe: () => service.read(READINESS_READ) },
		operations,
		studioUrl: `${settings.studioUrl}/admin`,
		providerName: provider?.name,
		sessionKeys,
		secure,
		visitorOf,
		addressOf,
		peers,
		log,
	});
	const noticeProxy = createProxyWarning(settings.trustedProxies, log);
	const turns = queueRequests({ pages, visitorOf });
	const cached = createCachedAnswers({
		...{ choice, siteHeaders, inTurn: turns.inTurn, shellVersion: shell.version },
		cache: settings.pageCache ? createPageCache({ content }) : undefined,
		onHit: ({ id }) => watch.notePage(id, { failed: false }),
		cookieFor: (set, locale, headers) => chosenLanguage(set, locale, headers, publicUrl),
	});
	const sent = createFormPosts({
		...{ operations, search, visitorOf, networkOf, secure, publicUrl, provider, count },
		answer: async (context, form) => cached.send(context, await answers.page(context, form)),
	});
	const feeds = createFeeds(regions, log, strategy, publicUrl);
	const discovery = createDiscovery({ live, pages, feeds, regions, content, log, strategy, publicUrl, sitemapLimit, cached });

	const unavailable = createUnavailableCount(log);
	const app = new Hono<Surroundings>();
	if (metrics)
		app.use(async (context, next) => {
			const since = performance.now();
			await next();
			metrics.request(context.req.path, context.res.status, since);
		});
	app.use(beginRequests(choice, sessions));
	app.use(async (context, next) => {
		noticeProxy(context.req.raw.headers, context.env.socket);
		await next();
		// Every 503 has a `Retry-After` (RFC 9110, 10.2.3), for pages, pictures and files alike.
		if (context.res.status !== 503) return;
		if (context.req.path !== "/readyz") unavailable.note(context.get("unavailable") ?? reasonOfPath(context.req.path));
		if (!context.res.headers.has("retry-after")) context.res.headers.set("retry-after", "5");
	});
	app.use(protection(thirdPartyOrigins(settings), { https: secure }));
	if (receiver) app.use(`${RELEASES_PATH}/*`, receiver.guard);
	app.use(bufferBodies(BODY_DEADLINE));
	app.onError(answerFailure(failures, log));

	app.route("/", createHealth({ live, content, service, age, search: siteSearch, unavailable }));
	const metricsOf = metrics && settings.metricsToken ? metricsAnswer(metrics, settings.metricsToken) : undefined;
	if (metricsOf) app.get("/metrics", (context) => metricsOf(context.req.raw));
	app.on(["GET", "HEAD"], "/r/*", (context) => files.serve(context.req.raw));
	for (const [path, serve] of icons) app.on(["GET", "HEAD"], path, (context) => serve(context.req.raw));
	app.on(["GET", "HEAD"], "/media/*", (context) => pictures.serve(context.req.raw));
	app.on(["GET", "HEAD"], "/files/*", (context) => downloads(context.req.raw));
	app.post(FAILURES_PATH, (context) => reported(context.req.raw, networkOf(context.req.raw.headers, context.env.socket)));
	app.get(`${PREVIEW_RELEASE_PATH}/*`, (context) => releasePreview(context.req.raw));
	if (receiver) app.post(`${RELEASES_PATH}/*`, receiver.take);
	app.post("/_hooks/address", (context) => addresses(context.req.raw));

	app.use(turns.forPrograms);
	app.all("/api/*", sent.api);
	app.route("/", discovery);
	app.route("/", serveSharePictures({ live, loader, regions, fonts, fontsDir: settings.fontsDir, log }));

	app.get(DATA_PATH, cached.written(answers.data));
	app.on(["GET", "HEAD"], "*", cached.written(answers.page));

	app.post("*", sent.page);
	app.all("*", () => plainAnswer("getOnly", { status: 405, headers: { allow: "GET, HEAD" } }));

	const { direct, fetch } = traceRequests(
		{
			fetch: async (request, socket) => app.fetch(request, { socket }),
			direct: (incoming, outgoing) => files.direct(incoming, outgoing) || cached.answer(incoming, outgoing),
		},
		{ trustedProxies, spans },
	);

	return {
		direct: metrics
			? (incoming, outgoing) => {
					const since = performance.now();
					if (!direct(incoming, outgoing)) return false;
					metrics.request(incoming.url ?? "", outgoing.statusCode, since);
					return true;
				}
			: direct,
		hear(news) {
			if (news.kind === "form sent") count.hear(news.visitor);
			else if (news.kind === "pages counted") watch.hear(news);
			else sessions.hear(news);
		},
		fetch,
		async warmUp() {
			if (!live.current()) return;
			for (const { code } of LOCALES)
				await (await app.fetch(new Request(new URL(`/${code}`, publicUrl)), { socket: undefined })).arrayBuffer();
		},
	};
}
