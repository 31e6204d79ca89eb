// From an address to what is shown: the route's loader and its slots, each with a deadline, and how their outcomes are told.

import { menusFrom, navigationOf } from "@hub/shared-contracts/cms/navigation";
import { siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import { ContentUnavailable } from "@hub/shared-contracts/content-reader";
import {
	DEFAULT_LOCALE,
	LOCALES,
	type Locale,
	type LocaleHints,
	type LocaleStrategy,
	rememberedLocale,
} from "@hub/shared-contracts/locale";
import type { Found, Outcome } from "@hub/shared-contracts/outcome";
import type { LoaderContext } from "@hub/shared-contracts/remote-server";
import type { RouteParams } from "@hub/shared-contracts/route-path";
import type { ContentSource } from "../content/directus-source.server.ts";
import { type ContentUsage, createRenderReader } from "../content/render-reader.server.ts";
import {
	type Answer,
	LAYOUT_SLOTS,
	type LanguageLink,
	type Layout,
	type MovedAnswer,
	type PageAddresses,
	type ShownAnswer,
} from "../page/answer.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { canonicalHref, languageHref, resolveAddress, routeHref } from "../router/address.ts";
import { type Middleware, runMiddleware } from "../router/middleware.ts";
import type { SiteRoute } from "../router/site-table.ts";
import { ROUTE_DEADLINE, SLOT_DEADLINE, withinDeadline } from "./deadline.server.ts";
import type { Log } from "./log.server.ts";

/** A visitor's wish, as far as answers may depend on it. */
export interface PageRequest extends LocaleHints {
	readonly pathname: string;
	/** With its `?`, or empty. */
	readonly search: string;
	/** The value of another cookie; only slots that declare it get it. */
	cookieOf(name: string): string | undefined;
}

/** What the loader works with. */
export interface PageLoaderOptions {
	readonly content: ContentSource;
	readonly log: Log;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
	readonly middleware: Readonly<Record<string, Middleware>>;
}

/** An answer and what it was made of. */
export interface LoadedAnswer<Kind extends Answer = Answer> {
	readonly answer: Kind;
	readonly usage: ContentUsage;
}

/** Loads pages of release sets. */
export interface PageLoader {
	load(set: LoadedSet, request: PageRequest): Promise<LoadedAnswer>;
	loadLayout(set: LoadedSet, locale: Locale, request: PageRequest): Promise<Layout>;
}

export function createPageLoader({ content, log, strategy, publicUrl, middleware }: PageLoaderOptions): PageLoader {
	const contextFor = (set: LoadedSet, locale: Locale, signal: AbortSignal) => {
		const reader = createRenderReader(content, log, signal);
		const context: LoaderContext = {
			locale,
			content: reader,
			signal,
			href: (key, params, other = locale) => routeHref(set.table, strategy, key, params, other),
			canonicalHref: (href) => canonicalHref(set.table, strategy, href),
			now: new Date(),
		};
		return { context, reader };
	};

	const loadSlot = async (set: LoadedSet, name: string, locale: Locale, request: PageRequest): Promise<unknown> => {
		const owner = set.remotes.get(set.slots.get(name) ?? "");
		const slot = owner?.manifest.slots[name];
		if (!owner?.server || !slot) return undefined;
		const load = owner.server.slots?.[name];
		if (!load) return null;
		try {
			const result = await withinDeadline(SLOT_DEADLINE, (signal) => {
				const cookie = (cookieName: string) => (slot.cookies.includes(cookieName) ? request.cookieOf(cookieName) : undefined);
				return load({ ...contextFor(set, locale, signal).context, cookie });
			});
			if (result.kind === "done") return result.value;
			log.warn({ slot: name, remote: owner.manifest.name, deadline: SLOT_DEADLINE }, "A slot was late and is left out");
		} catch (error) {
			log.warn({ slot: name, remote: owner.manifest.name, error: String(error) }, "A slot failed and is left out");
		}
		return undefined;
	};

	const loadSlots = async (set: LoadedSet, names: readonly string[], locale: Locale, request: PageRequest) => {
		const loaded = await Promise.all(names.map(async (name) => [name, await loadSlot(set, name, locale, request)] as const));
		return Object.fromEntries(loaded.filter(([, data]) => data !== undefined));
	};

	const loadRoute = async (set: LoadedSet, route: SiteRoute, params: RouteParams, locale: Locale, request: PageRequest) => {
		const part = set.remotes.get(route.remote)?.server?.routes[route.key];
		const usage = { current: NO_USAGE };
		if (!part)
			return { outcome: { kind: "unavailable", reason: `${route.remote} could not be loaded` } as Outcome, usage: usage.current };
		const where = { route: route.key, remote: route.remote, locale };
		try {
			if (part.validate && (await part.validate(params)) !== true)
				return { outcome: { kind: "missing" } as Outcome, usage: usage.current };
			const result = await withinDeadline(ROUTE_DEADLINE, async (signal) => {
				const { context, reader } = contextFor(set, locale, signal);
				const outcome = await part.load({ ...context, params, query: new URLSearchParams(request.search) });
				usage.current = reader.usage();
				return outcome;
			});
			if (result.kind === "done") return { outcome: result.value, usage: usage.current };
			return {
				outcome: { kind: "unavailable", reason: `its loader took longer than ${ROUTE_DEADLINE} ms` } as Outcome,
				usage: usage.current,
			};
		} catch (error) {
			if (error instanceof Error && error.name === ContentUnavailable.name)
				return { outcome: { kind: "unavailable", reason: error.message } as Outcome, usage: usage.current };
			log.error({ ...where, error: error instanceof Error ? error.stack : String(error) }, "A loader threw");
			return { outcome: { kind: "failed" } as const, usage: usage.current };
		}
	};

	return {
		async load(set, request) {
			const address = resolveAddress(set.table, strategy, request);
			if (address.kind === "redirect")
				return { answer: { kind: "moved", to: address.to, permanent: address.permanent }, usage: NO_USAGE };
			const path = request.pathname + request.search;
			if (address.kind === "unmatched") {
				const answer: ShownAnswer = {
					...shown(address.locale, languagesOfHome(set, strategy, address.locale)),
					kind: "missing",
					reason: "unmatched",
					message: `Page not found: ${path}`,
				};
				return { answer, usage: NO_USAGE };
			}
			const { route, params } = address;
			const verdict = await runMiddleware(route.middleware, middleware, path);
			if (verdict.kind === "redirect") return { answer: { kind: "moved", to: verdict.to, permanent: false }, usage: NO_USAGE };
			const { outcome, usage } =
				verdict.kind === "stopped"
					? { outcome: { kind: "refused", status: 403 } as const, usage: NO_USAGE }
					: await loadRoute(set, route, params, address.locale, request);
			// A page that is not there speaks the visitor's language where the address does not say one.
			const locale = outcome.kind === "missing" && !address.prefixed ? rememberedLocale(request.cookie) : address.locale;
			const wanted = outcome.kind === "found" ? (outcome.slots ?? route.slots) : [];
			const slots = await loadSlots(set, wanted, locale, request);
			const languages = languageLinks(set, strategy, route, params, locale, outcome.kind === "found" ? outcome : undefined);
			const common = { ...shown(locale, languages), layout: route.layout };
			const answer = ((): Answer => {
				switch (outcome.kind) {
					case "found":
						return {
							...common,
							kind: "page",
							head: outcome.head,
							addresses: addressesOf(set, route, params, locale, outcome),
							route: route.key,
							remote: route.remote,
							params,
							data: outcome.data,
							slots,
						};
					case "missing":
						return { ...common, kind: "missing", reason: "invalid", message: `Page Not Found: ${path}` };
					case "moved":
						return {
							kind: "moved",
							to: withSearch(outcome.to, request.search),
							permanent: outcome.permanent,
						} satisfies MovedAnswer;
					case "refused":
						return { ...common, kind: "refused", status: outcome.status };
					case "unavailable":
						log.warn({ route: route.key, remote: route.remote, locale, reason: outcome.reason }, "A page is unavailable");
						return { ...common, kind: "unavailable", status: 503 };
					case "failed":
						return { ...common, kind: "failed", status: 500 };
				}
			})();
			return { answer, usage };
		},

		async loadLayout(set, locale, request) {
			const read = async () => {
				const result = await withinDeadline(ROUTE_DEADLINE, async (signal) => {
					const { context, reader } = contextFor(set, locale, signal);
					const [rows, settings] = await Promise.all([reader.list(navigationOf(locale)), reader.first(siteSettingsOf(locale))]);
					return { menus: menusFrom(rows, context.canonicalHref), settings: settings ?? null };
				}).catch((error: unknown) => {
					log.warn({ locale, error: String(error) }, "Menus and settings are unavailable; the layout goes without");
					return { kind: "late" as const };
				});
				return result.kind === "done" ? result.value : { menus: { header: [], footer: [], legal: [] }, settings: null };
			};
			const [parts, slots] = await Promise.all([read(), loadSlots(set, LAYOUT_SLOTS, locale, request)]);
			return { locale, ...parts, slots };
		},
	};

	function addressesOf(
		set: LoadedSet,
		route: SiteRoute,
		params: RouteParams,
		locale: Locale,
		outcome: Found<unknown>,
	): PageAddresses {
		const versions = outcome.translations ?? Object.fromEntries(LOCALES.map(({ code }) => [code, params]));
		const absolute = (code: Locale, values: RouteParams) =>
			publicUrl + (routeHref(set.table, strategy, route.key, values, code) ?? "");
		const alternates = LOCALES.flatMap(({ code }) => {
			const values = versions[code];
			return values ? [{ hreflang: code as string, href: absolute(code, values) }] : [];
		});
		const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
		return {
			canonical: absolute(locale, params),
			alternates: fallback ? [...alternates, { hreflang: "x-default", href: fallback.href }] : alternates,
		};
	}
}

const NO_USAGE: ContentUsage = { items: new Map(), lists: new Set() };

/** What a visitor's address said goes along, unless the new address says something of its own. */
function withSearch(to: string, search: string): string {
	return to.includes("?") ? to : to.replace(/(?=#|$)/, search);
}

function shown(locale: Locale, languages: readonly LanguageLink[]) {
	return { locale, head: { title: "", description: "" }, addresses: undefined, languages, layout: "default" as const };
}

function languagesOfHome(set: LoadedSet, strategy: LocaleStrategy, current: Locale): LanguageLink[] {
	return LOCALES.map(({ code, name }) => ({
		locale: code,
		name,
		href: languageHref(set.table, strategy, "home", {}, code) ?? `/${code}`,
		same: code === current,
	}));
}

/** Where each language of the select leads: the same content, else the nearest list, else home (LN-7). */
function languageLinks(
	set: LoadedSet,
	strategy: LocaleStrategy,
	route: SiteRoute,
	params: RouteParams,
	current: Locale,
	outcome: Found<unknown> | undefined,
): LanguageLink[] {
	const everywhere = outcome !== undefined && outcome.translations === undefined;
	return LOCALES.map(({ code, name }) => {
		const values = code === current || everywhere ? params : outcome?.translations?.[code];
		if (values)
			return { locale: code, name, href: languageHref(set.table, strategy, route.key, values, code) ?? `/${code}`, same: true };
		const parent = set.table.routes.get(route.parent);
		const nearest = parent && !parent.path.includes(":") ? parent.key : "home";
		return { locale: code, name, href: languageHref(set.table, strategy, nearest, {}, code) ?? `/${code}`, same: false };
	});
}
