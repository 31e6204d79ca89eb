// The parts of the site.

import type { ReleaseStore } from "@hub/releases/store";
import type { Log } from "../base/log.server.ts";
import { type Settings, thirdPartiesOf, thirdPartyOrigins } from "../base/settings.server.ts";
import { createAddresses, createNetworks, createShares, createVisitors } from "../base/visitors.server.ts";
import { createCachedResponses } from "../cache/cached-responses.server.ts";
import { createPageCache } from "../cache/page-cache.server.ts";
import { type ContentSource, READINESS_READ } from "../directus/directus-source.server.ts";
import { createOperations, type Operations } from "../directus/operations.server.ts";
import { createDiscovery } from "../discovery/discovery.server.ts";
import { createFeeds } from "../discovery/feeds.server.ts";
import { type BundledFonts, serveSharePictures } from "../discovery/share-pictures.server.ts";
import { serveDownloads } from "../files/downloads.server.ts";
import { servePictures } from "../files/pictures.server.ts";
import { serveReleaseFiles } from "../files/release-files.server.ts";
import type { ShellAssets } from "../files/shell-assets.server.ts";
import { serveSiteIcons } from "../files/site-icons.server.ts";
import { chosenLanguage } from "../http/language-choice.server.ts";
import { queueRequests } from "../http/request-queue.server.ts";
import { protectionHeaders } from "../http/security.server.ts";
import { createLivePages } from "../links/live-pages.server.ts";
import type { CanaryWatch } from "../monitoring/canary-watch.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import type { Metrics } from "../monitoring/metrics.server.ts";
import { receiveFailures } from "../monitoring/receive-failures.server.ts";
import type { TraceOptions } from "../monitoring/trace-requests.server.ts";
import type { ShownMoment } from "../preview/moment-bar.server.ts";
import { openReleasePreview } from "../preview/open-release-preview.server.ts";
import { createPreviews } from "../preview/previews.server.ts";
import type { Peers } from "../process/peers.server.ts";
import type { PublishUpload } from "../process/release-uploads.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { createSetChoice } from "../remotes/set-choice.server.ts";
import type { FormLimiter } from "../render/form-limiter.server.ts";
import { createFormPosts } from "../render/form-posts.server.ts";
import { servePageFiles } from "../render/page-files.server.ts";
import { createPageLoader } from "../render/page-loader.server.ts";
import { createPageResponses } from "../render/page-responses.server.ts";
import { createRegionLoader } from "../render/region-loader.server.ts";
import { linksStylesheet } from "../render/release-parts.server.ts";
import type { SiteSearch } from "../search/search.server.ts";
import { createTransport } from "../session/content-transport.server.ts";
import { createSessions, type Sessions } from "../session/sessions.server.ts";
import { createSignInProvider } from "../session/sign-in-provider.server.ts";
import type { Content, OpenContent } from "../store/content.server.ts";
import { receiveReleases } from "./receive-releases.server.ts";
import { sendLive } from "./send-live.server.ts";

export interface SiteDeps {
	readonly settings: Settings;
	readonly store: ReleaseStore;
	readonly live: LiveSet;
	readonly content: Content;
	/** The content service itself. */
	readonly service: ContentSource;
	/** Age, in ms, of the last confirmation that the content is complete; undefined: never. */
	readonly age: () => number | undefined;
	readonly shell: ShellAssets;
	/** Fonts of share pictures. */
	readonly fonts: BundledFonts;
	readonly search: Pick<SiteSearch, "of" | "isComplete" | "copy">;
	readonly copyContent: OpenContent["copy"];
	/** The moment that the site shows; undefined: now. */
	readonly moment?: ShownMoment | undefined;
	/** The site's other processes, if any. */
	readonly peers?: Peers | undefined;
	/** Counts visitors' forms. */
	readonly limiter: Pick<FormLimiter, "consume" | "receive">;
	readonly failures: FailureRecord;
	/** Counts pages and failures of each set. */
	readonly watch: CanaryWatch;
	/** Accepts releases of teams; undefined if none are accepted. */
	readonly publishUpload: PublishUpload | undefined;
	/** Counts requests; undefined if metrics are off. */
	readonly metrics: Metrics | undefined;
	/** Records the steps of requests; undefined if traces are off. */
	readonly spans: TraceOptions["spans"];
	readonly log: Log;
}

/** Parts that the site has once, whatever content it shows. */
export interface SharedParts {
	readonly operations: Operations;
	readonly sessions: Sessions;
}

/** Creates the parts of the site. @param shared parts that exist already */
export function createParts(
	{
		settings,
		store,
		live,
		content,
		service,
		shell,
		peers,
		limiter,
		failures,
		watch,
		publishUpload,
		log,
		...deps
	}: SiteDeps,
	shared?: SharedParts,
) {
	const {
		localeStrategy: strategy,
		publicUrl,
		publishSecret: secret,
		trustedProxies,
		cmsUrl,
		cmsToken,
		siteDir,
	} = settings;
	const secure = publicUrl.startsWith("https:");
	const reports = settings.reportRedirects;
	const networkOf = createNetworks({ trustedProxies, secret });
	const visitorOf = createVisitors({ trustedProxies, secret });

	// Content and sessions.
	const operations = shared?.operations ?? createOperations({ cmsUrl, cmsToken, isAway: content.isAway, log });
	const pages = createLivePages({ content, strategy, publicUrl, reports });
	const search = (set: LoadedSet) => deps.search.of(set, pages);
	const provider = createSignInProvider(settings, log);
	const sessions =
		shared?.sessions ??
		createSessions({
			cmsUrl,
			operations,
			secure,
			visitorOf,
			peers,
			log,
			sessionKeys: settings.sessionKeys,
			service: { isAway: content.isAway, probe: () => service.read(READINESS_READ) },
			studioUrl: `${settings.studioUrl}/admin`,
			providerName: provider?.name,
			addressOf: createAddresses({ trustedProxies }),
		});

	// Pages.
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
		operations,
		secret,
		studioUrl: settings.studioUrl,
		transport: createTransport({ url: cmsUrl }),
	});
	const loader = createPageLoader({
		regions,
		content,
		previews,
		log,
		failures,
		strategy,
		publicUrl,
		reports,
		moment: deps.moment,
		liveSet: live.current,
	});
	const siteHeaders = protectionHeaders(thirdPartyOrigins(settings), { https: secure });
	const pageResponses = createPageResponses({
		live,
		loader,
		regions,
		shell,
		strategy,
		publicUrl,
		siteHeaders,
		log,
		failures,
		watch,
		pageFiles: servePageFiles(regions, log),
		studioUrl: settings.studioUrl,
	});

	// From a request to a page.
	const choice = createSetChoice({ live, shares: createShares({ trustedProxies, secret }), secret });
	const queue = queueRequests({ pages, visitorOf });
	const cached = createCachedResponses({
		choice,
		siteHeaders,
		runQueued: queue.run,
		shellVersion: shell.version,
		cache: settings.pageCache ? createPageCache({ content }) : undefined,
		onHit: ({ id }) => watch.countPage(id, { failed: false }),
		cookieFor: (set, locale, headers) => chosenLanguage(set, locale, headers, publicUrl),
	});
	const forms = createFormPosts({
		operations,
		search,
		visitorOf,
		networkOf,
		secure,
		publicUrl,
		provider,
		limiter,
		respond: async (context, form) => cached.send(context, await pageResponses.page(context, form)),
	});

	// Files and addresses for machines.
	const isInUse = (address: string) =>
		[live.current(), live.canary()?.set].some((set) => linksStylesheet(set, address));
	const files = serveReleaseFiles({ store, shell, live, siteHeaders, log, isWritten: isInUse });
	const pictures = servePictures({ cmsUrl, cmsToken, content, siteDir, log });
	content.onChange(({ collection, ids }) => {
		if (collection === "directus_files") pictures.purge(ids);
	});
	const feeds = createFeeds(regions, log, strategy, publicUrl);
	const { sitemapLimit, fontsDir } = settings;
	return {
		operations,
		choice,
		sessions,
		queue,
		cached,
		pageResponses,
		forms,
		files,
		pictures,
		networkOf,
		icons: serveSiteIcons(shell.mark),
		downloads: serveDownloads({ cmsUrl, cmsToken, content, log }),
		discovery: createDiscovery({
			live,
			pages,
			feeds,
			regions,
			content,
			log,
			strategy,
			publicUrl,
			sitemapLimit,
			cached,
		}),
		sharePictures: serveSharePictures({ live, loader, regions, fonts: deps.fonts, fontsDir, log }),
		receiveFailure: receiveFailures({ record: failures, live, shellVersion: shell.version, watch }),
		releasePreview: openReleasePreview({ live, secret, secure }),
		sendsLive: siteDir && sendLive({ live, store, folder: siteDir, settings, log }),
		receiver:
			siteDir && publishUpload
				? receiveReleases({ live, store, publicUrl, folder: siteDir, publishUpload, networkOf, log })
				: undefined,
	};
}
