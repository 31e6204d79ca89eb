// Loads a page: resolves its address, runs its route, and turns the outcome into a page, redirect or error page.

import { createHash } from "node:crypto";
import type { ReportRedirect } from "@hub/shared-contracts/address/report-redirects";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { PageHead } from "@hub/shared-contracts/remote/page-head";
import type { StructuredData } from "@hub/shared-contracts/remote/structured-data";
import { traceReference } from "@hub/shared-contracts/trace/trace-parent";
import { currentTrace, setRequestAttributes } from "../base/request-trace.server.ts";
import type { PageUse } from "../cache/page-use.server.ts";
import { homeLinks, type LinkedPage, languageLinks, pageAddresses } from "../links/languages.ts";
import type { SiteLinks } from "../links/site-links.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import type {
	ErrorResult,
	LanguageLink,
	Layout,
	MissingResult,
	MovedResult,
	PageResult,
	ShownResult,
} from "../page/page-result.ts";
import { sharePath } from "../page/share-address.ts";
import { momentBar, type ShownMoment } from "../preview/moment-bar.server.ts";
import type { PreviewAddress } from "../preview/preview-address.server.ts";
import { previewLanguages } from "../preview/preview-languages.ts";
import { releaseBar } from "../preview/release-bar.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { type Address, missingLocale, routeHref } from "../router/address.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { withSearch } from "../router/with-search.ts";
import type { Content } from "../store/content.server.ts";
import { createLayoutLoader } from "./layout-loader.server.ts";
import { createPageOutcome, type PageOutcomeOptions } from "./page-outcome.server.ts";
import type { PageRequest, Render } from "./page-request.server.ts";
import { createRedirectTarget, pageAddress } from "./redirect-target.server.ts";
import { createRedirects } from "./redirects.server.ts";

export interface PageLoaderOptions extends PageOutcomeOptions {
	readonly content: Pick<Content, "isUnchanged">;
	readonly publicUrl: string;
	readonly failures: FailureRecord;
	/** The redirects of reports that an operator configured (RD-1). */
	readonly reports: readonly ReportRedirect[] | undefined;
	/** The moment at which all pages are shown; undefined: now. */
	readonly moment: ShownMoment | undefined;
	/** The live release set. */
	readonly liveSet: () => LoadedSet | undefined;
}

/** A page and its layout; redirects have none. */
export interface LoadedDocument {
	readonly result: PageResult;
	readonly layout: Layout | undefined;
	/** True if the address may not exist. */
	readonly unconfirmed: boolean;
}

/** Loads pages of release sets. */
export interface PageLoader {
	/**
	 * Loads a page and its layout in parallel.
	 * @param loadedLayout language of the layout that the tab has already, which is not loaded again
	 */
	load(set: LoadedSet, request: PageRequest, use: PageUse, loadedLayout?: string): Promise<LoadedDocument>;
}

/** Keys of routes without parameters that have no page, for one version of the links. */
interface AbsentRoutes {
	readonly version: number;
	readonly routes: readonly string[];
}

export function createPageLoader(options: PageLoaderOptions): PageLoader {
	const { regions, content, log, strategy, publicUrl, failures, reports, liveSet, moment } = options;
	const redirects = createRedirects(regions, log, strategy, reports);
	const outcomeOf = createPageOutcome(options);
	const targetOf = createRedirectTarget({ regions, outcomeOf, redirects, strategy });
	const loadLayout = createLayoutLoader(regions, content, log);

	const loadResult = async (
		render: Render,
		address: Extract<Address, { kind: "page" }> | PreviewAddress,
	): Promise<PageResult> => {
		const { set, request } = render;
		const path = request.pathname + request.search;
		const outcome = await outcomeOf(render, address, path);
		const { route, params } = "shown" in outcome ? outcome.shown : address;
		setRequestAttributes({
			"http.route": route.path,
			"hub.route": route.key,
			"hub.remote": route.remote,
			"hub.outcome": outcome.kind,
		});
		// A 404 page is in the visitor's language where the address has none (RT-7).
		const locale = outcome.kind === "missing" ? missingLocale(request) : address.locale;
		const links = regions.links(set);
		const linked: LinkedPage = {
			table: set.table,
			strategy,
			links,
			route,
			params,
			locale,
			found: outcome.kind === "found" ? outcome : undefined,
			isMissing: outcome.kind === "missing",
		};
		const bar = "bar" in outcome ? outcome.bar : undefined;
		const languages = bar ? previewLanguages(languageLinks(linked), bar) : languageLinks(linked);
		const common = {
			...shown(absentOf(set, links, locale), locale, languages),
			layout: route.layout,
			...(bar ? { preview: bar } : {}),
		};
		switch (outcome.kind) {
			case "found": {
				const section = sectionOf(linked, outcome.head.structuredData?.list);
				return {
					...common,
					kind: "page",
					// Personal pages are not shared and not indexed.
					head: outcome.personal ? { ...outcome.head, noIndex: true } : outcome.head,
					addresses: outcome.personal ? undefined : pageAddresses(linked, publicUrl),
					route: route.key,
					remote: route.remote,
					params,
					...(section ? { section } : {}),
					sharePicture: outcome.personal ? undefined : shareHref(linked, outcome.head),
					data: outcome.data,
					...(outcome.lazyChunks?.length ? { lazyChunks: outcome.lazyChunks } : {}),
					...(outcome.status ? { status: outcome.status } : {}),
					...(outcome.retryAfter ? { retryAfter: outcome.retryAfter } : {}),
					...(outcome.personal ? { personal: true } : {}),
					slots: await regions.slots(render, outcome.slots ?? route.slots),
				};
			}
			case "missing":
				return { ...common, kind: "missing", reason: "invalid", message: `Page Not Found: ${path}` };
			case "moved":
				// After a form the target is the action's; a moved address keeps its query (RD-1).
				if (request.form)
					return { kind: "moved", to: outcome.to, permanent: false, seeOther: true } satisfies MovedResult;
				return {
					kind: "moved",
					to: withSearch(outcome.to, request.search),
					permanent: outcome.permanent,
				} satisfies MovedResult;
			case "formless":
				return { ...common, kind: "refused", status: 405 };
			case "limited":
				return { ...common, kind: "limited", status: 429 };
			case "refused":
				return { ...common, kind: "refused", status: outcome.status };
			case "stopped":
				return { ...common, kind: "refused", status: 403, check: { kind: "stopped" } };
			case "unavailable":
				log.warn({ route: route.key, remote: route.remote, locale, reason: outcome.reason }, "A page is unavailable");
				return { ...common, kind: "unavailable", status: 503, ...requestReference() };
			case "failed": {
				const { threw, why } = outcome;
				const reference = recordFailure(render, route, threw ? "check" : "loader", why);
				return {
					...common,
					kind: "failed",
					status: 500,
					reference,
					...(threw ? { check: { kind: "threw", message: threw } } : {}),
				};
			}
			default:
				// A remote is built separately, so values that the types exclude can still occur.
				log.error({ route: route.key, remote: route.remote, outcome }, "A loader returned an unknown outcome");
				return {
					...common,
					kind: "failed",
					status: 500,
					reference: recordFailure(render, route, "loader", JSON.stringify(outcome)),
				};
		}
	};

	/** Returns a reference by which visitors can report an unavailable page: a short form of the trace id in the logs. */
	const requestReference = (): Pick<ErrorResult, "reference"> => {
		const trace = currentTrace();
		return trace ? { reference: traceReference(trace.traceId) } : {};
	};

	/** Records a failure. @returns its reference for the visitor */
	const recordFailure = (
		{ set }: Render,
		{ key, remote }: SiteRoute,
		kind: "check" | "loader",
		what: string,
	): string => {
		const version = set.remotes.get(remote)?.manifest.version;
		return failures.record({ side: "server", kind, remote, ...(version ? { version } : {}), route: key, what });
	};

	/**
	 * The address of the picture that is drawn for a page, with a digest of what it shows, so that services that cache by
	 * address get a new picture for a new title.
	 */
	const shareHref = (linked: LinkedPage, { title, shareTitle = title, description, cover }: PageHead): string => {
		const { pathname } = new URL(pageAddresses(linked, publicUrl).canonical);
		const digest = createHash("sha256")
			.update(JSON.stringify([shareTitle, description, cover]))
			.digest("base64url")
			.slice(0, 8);
		return `${publicUrl}${sharePath(pathname)}?v=${digest}`;
	};

	/** Returns a 404 for an address without a route, or whose redirect leads to a missing page. */
	const loadMissing = async (
		{ set, locale, request }: Render,
		reason: MissingResult["reason"],
	): Promise<PageResult> => {
		const links = regions.links(set);
		const path = request.pathname + request.search;
		return {
			...shown(absentOf(set, links, locale), locale, homeLinks(set.table, strategy, locale)),
			kind: "missing",
			reason,
			// RT-6 and RT-7 spell the two messages differently.
			message: reason === "invalid" ? `Page Not Found: ${path}` : `Page not found: ${path}`,
		};
	};

	/** Returns a 503 instead of a 404 while a manifest is unreadable: the address may be one of its routes. */
	const toUnavailable = ({ reason: _reason, message, ...page }: MissingResult): ErrorResult => {
		log.warn({ reason: message }, "An address is unavailable because not all routes are known");
		return { ...page, kind: "unavailable", status: 503, ...requestReference() };
	};

	const absent = new WeakMap<LoadedSet, Map<string, AbsentRoutes>>();
	/** Keys of routes without parameters that have no page in a language; computed once per version of the links. */
	const absentOf = (set: LoadedSet, links: SiteLinks, locale: Locale): readonly string[] => {
		const known = absent.get(set) ?? new Map<string, AbsentRoutes>();
		absent.set(set, known);
		let found = known.get(locale);
		if (found?.version !== links.version) {
			const fixed = [...set.table.routes.values()].filter(({ path }) => !path.includes(":"));
			found = {
				version: links.version,
				routes: fixed.filter(({ key }) => links.isDead(key, {}, locale)).map(({ key }) => key),
			};
			known.set(locale, found);
		}
		return found.routes;
	};

	/**
	 * Adds the bar of a previewed release or moment. The page of a release becomes private. The site at a moment has no
	 * page cache.
	 */
	const withBar = async <Kind extends ShownResult>(result: Kind, { set, request, use }: Render): Promise<Kind> => {
		if (moment) return { ...result, release: await momentBar(moment, result.locale) };
		if (!request.pass) return result;
		use.private = true;
		return { ...result, addresses: undefined, release: await releaseBar(set, liveSet(), request.pass, result.locale) };
	};

	return {
		async load(set, request, use, loadedLayout) {
			setRequestAttributes({ "hub.set": set.id });
			const moved = (result: MovedResult) => ({ unconfirmed: true, result, layout: undefined });
			const visit = { set, request, use };
			const legacy = redirects.legacy(set, request);
			const legacyTarget = legacy && (await targetOf(visit, legacy));
			if (legacyTarget) return moved(legacyTarget);
			let address = pageAddress(set.table, strategy, request);
			if (address.kind === "redirect") {
				const target = await targetOf(visit, { ...address, kind: "moved" });
				if (target) return moved(target);
				// A page that the visitor's language lacks may exist in the default one (LN-3).
				const withoutHints = { ...request, cookie: undefined, acceptLanguage: undefined };
				if (!address.permanent) address = pageAddress(set.table, strategy, withoutHints);
				const defaultTarget =
					address.kind === "redirect" && !address.permanent && (await targetOf(visit, { ...address, kind: "moved" }));
				if (defaultTarget) return moved(defaultTarget);
			}
			const locale = address.kind === "redirect" ? missingLocale(request) : address.locale;
			const render: Render = { ...visit, locale };
			const [result, layout] = await Promise.all([
				address.kind === "page"
					? loadResult(render, address)
					: loadMissing(render, address.kind === "redirect" ? "invalid" : "unmatched"),
				locale === loadedLayout ? undefined : loadLayout(render),
			]);
			// One hop (RD-1): `targetOf` follows an editor's redirect to its last target.
			const editorsRedirect = result.kind === "missing" ? await redirects.editors(render) : undefined;
			const editorsTarget = editorsRedirect && (await targetOf(visit, editorsRedirect));
			if (editorsTarget) return moved(editorsTarget);
			if (result.kind === "moved") return moved(result);
			const shownResult = result.kind === "missing" && set.hasUnknownRoutes ? toUnavailable(result) : result;
			const isKnown =
				result.kind === "page" &&
				address.kind === "page" &&
				request.search === "" &&
				regions.links(set).stateOf(address.route.key, address.params, address.locale).kind === "live";
			const loaded = { unconfirmed: !isKnown, result: await withBar(shownResult, render) };
			if (result.locale === locale || result.locale === loadedLayout) return { ...loaded, layout };
			return { ...loaded, layout: await loadLayout({ ...render, locale: result.locale }) };
		},
	};
}

function shown(absent: readonly string[], locale: Locale, languages: readonly LanguageLink[]) {
	return {
		locale,
		head: { title: "", description: "" },
		addresses: undefined,
		languages,
		absent,
		layout: "default" as const,
	};
}

/**
 * Returns the address of the list that a page belongs to, for the menu: a post's address does not show that it is one of
 * the insights. Undefined if there is none.
 * @param list named by the page itself
 */
function sectionOf({ table, strategy, route, locale }: LinkedPage, list: StructuredData["list"]): string | undefined {
	if (typeof list === "object") return list.path;
	// Pages of all kinds share addresses that consist of a parameter; such a page names its list itself.
	if (list === undefined && route.path.startsWith("/:")) return undefined;
	const parent = table.routes.get(route.parent);
	if (!parent || parent.key === "home" || parent.path.includes(":")) return undefined;
	return routeHref(table, strategy, parent.key, {}, locale);
}
