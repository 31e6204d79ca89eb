// Test host for one remote: matches an address, runs the loader or the action, and renders the page to HTML, without
// the shell, a build or Directus. Layout, canonical addresses and timeouts belong to the shell.

import { type RouteParams, type RoutePaths, routeForms } from "@hub/shared-contracts/address/route-path";
import { ContentUnavailable } from "@hub/shared-contracts/content/content-reader";
import { createI18n, loadMessages, textsIn } from "@hub/shared-contracts/language/i18n";
import { DEFAULT_LOCALE, isLocale, type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import { matchApiPath } from "@hub/shared-contracts/remote/api-path";
import type { FeedItem } from "@hub/shared-contracts/remote/feed";
import { type Outcome, unavailable } from "@hub/shared-contracts/remote/outcome";
import type { SlotProps } from "@hub/shared-contracts/remote/remote";
import type {
	LoaderContext,
	Operate,
	PageFile,
	RemoteServer,
	ThirdParties,
} from "@hub/shared-contracts/remote/remote-server";
import { type Runtime, RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import type { Services } from "@hub/shared-contracts/remote/services";
import type { Search } from "@hub/shared-contracts/search/search";
import type { SignInProvider } from "@hub/shared-contracts/session/sign-in-provider";
import { GUEST_SESSION, type VisitorSession } from "@hub/shared-contracts/session/visitor-session";
import { type PageElement, parsePage } from "@hub/shared-contracts/testing/page-document";
import { testHref, testRuntime } from "@hub/shared-contracts/testing/test-runtime";
import type { ComponentType, ReactElement } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { TERM_ROUTE } from "../cms/glossary-term.ts";
import { type MemoryRows, memoryContent } from "./memory-content.ts";

export interface TestHostOptions {
	/** Rows in Directus. Default: none. */
	readonly rows?: MemoryRows;
	/**
	 * Routes of other remotes that it links to, by key: `{ "privacy-policy": { path: "/privacy-policy" } }`. Default:
	 * none.
	 */
	readonly routes?: Readonly<Record<string, RoutePaths>>;
	/** Paths without a page; links to them are not written. Default: none. */
	readonly missing?: readonly string[];
	/** Responses of Directus' extensions. Default: throws. */
	readonly operate?: Operate;
	/** Slots filled by other remotes. Default: empty, as if those were absent. */
	readonly slots?: Readonly<Record<string, ReactElement | null>>;
	/** Services of other remotes. Default: those of a visitor without them. */
	readonly services?: Partial<Services>;
	/** Time of every request. Default: when the host was opened. */
	readonly now?: Date;
	/** Responses of the search. Default: no results. */
	readonly search?: Search;
	/** The visitor's session. Default: a guest. */
	readonly session?: Partial<VisitorSession>;
	/** Sign-in provider besides Directus. Default: none. */
	readonly provider?: SignInProvider;
	/** Configured third parties. Default: none. */
	readonly thirdParties?: ThirdParties;
	/** True if every read fails because Directus is down. Default false. */
	readonly contentUnavailable?: boolean;
}

export interface RenderedPage {
	readonly locale: Locale;
	readonly route: string;
	/** Pattern of the route's address that matched. */
	readonly pattern: string;
	/** Markup within the layout. */
	readonly markup: string;
}

/** Response to a request for a page. */
export interface TestPage {
	/** 303 for an accepted form. */
	readonly status: number;
	readonly location: string | undefined;
	readonly outcome: Outcome;
	/** The document; empty if no page was rendered. */
	readonly html: string;
	/** Data for hydration; undefined if no page was rendered. */
	readonly rendered: RenderedPage | undefined;
	readonly text: string;
	readonly document: PageElement;
}

export interface TestHost {
	/** Requests a page by path and query. Redirects are not followed. */
	get(href: string, cookies?: Readonly<Record<string, string>>): Promise<TestPage>;
	/** Posts a form to a page's address. */
	post(href: string, fields: Readonly<Record<string, string>>): Promise<TestPage>;
	/**
	 * Requests a file of a page, such as `/events/an-evening/calendar.ics`.
	 * @throws Error if the page has no such file
	 */
	file(href: string): Promise<PageFile | Outcome>;
	/** Sends a request below `/api/`; 404 if the remote has no handler for it. */
	api(request: Request): Promise<Response>;
	/** Renders a slot alone; undefined if its loader has nothing to show. */
	slot(name: string, locale?: Locale, cookies?: Readonly<Record<string, string>>): Promise<PageElement | undefined>;
	/** Returns the items of a feed. */
	feed(name: string, locale: Locale): Promise<readonly FeedItem[]>;
	/** Returns the canonical path of a route. */
	href(route: string, params?: RouteParams, locale?: Locale): string | undefined;
}

/** Base URL of the hosted site. */
export const TEST_SITE = "https://datahub.example";

const FINDS_NOTHING: Search = {
	find: async ({ periods = [] }) => ({
		hits: [],
		total: 0,
		types: [],
		periods: periods.map(({ key }) => ({ key, count: 0 })),
		complete: true,
	}),
	suggest: async () => [],
};

/** Hosts a remote: `openTestHost((await import("./remote.server.ts")).default, { rows: { events: [...] } })`. */
export function openTestHost(server: RemoteServer, options: TestHostOptions = {}): TestHost {
	const {
		rows = {},
		routes: others = {},
		now = new Date(),
		services = {},
		contentUnavailable = false,
		search = FINDS_NOTHING,
	} = options;
	const operate: Operate =
		options.operate ??
		((operation) => Promise.reject(new Error(`The test expects no operation, but ${operation} was requested.`)));
	const { remote } = server;
	const { provider } = options;
	const session: VisitorSession = { ...GUEST_SESSION, providerName: provider?.name, ...options.session };
	const href = testHref(remote, others, options.missing);
	const withTexts = async (locale: Locale) => {
		await loadMessages(i18n, remote.name, locale, remote.messages);
		return i18n;
	};
	const content = contentUnavailable
		? awayContent
		: memoryContent(rows, now, (slug, locale) => (isLocale(locale) ? href(TERM_ROUTE, { slug }, locale) : undefined));
	const i18n = createI18n({ strict: true });
	const context = async (locale: Locale): Promise<LoaderContext<never>> => ({
		locale,
		// The types of the remote's messages are unknown here.
		t: textsIn(await withTexts(locale), locale, remote.name) as never,
		content,
		signal: new AbortController().signal,
		href: (key, params, other = locale) => href(key, params, other),
		siteUrl: TEST_SITE,
		now,
	});

	const match = (pathname: string) => {
		const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
		const fitting = remote.routes.flatMap((route) =>
			routeForms(route).flatMap((form) => {
				const params = paramsOf(form.pattern, segments);
				return params
					? [{ route, pattern: form.pattern, locale: form.locale, params, prefixed: form.prefix !== undefined }]
					: [];
			}),
		);
		// Fixed segments take precedence over parameters (RT-3).
		return fitting.toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
	};

	const runtime = async (
		locale: Locale,
		currentHref: string,
		slots: Readonly<Record<string, ReactElement | null>>,
	): Promise<Runtime> =>
		testRuntime({
			locale,
			currentHref,
			i18n: await withTexts(locale),
			href,
			navigate: () => Promise.reject(new Error("A page does not navigate while it is rendered.")),
			slots: { ...options.slots, ...filled(slots) },
			services,
		});

	const slotNode = async (
		name: string,
		locale: Locale,
		cookies: Readonly<Record<string, string>>,
	): Promise<ReactElement | null> => {
		const slot = remote.slots?.[name];
		if (!slot) return null;
		const variant = slot.variant?.((wanted) => cookies[wanted]) ?? "";
		const load = server.slots?.[name];
		const { thirdParties = {} } = options;
		const data = load ? await load({ ...(await context(locale)), variant, thirdParties }) : null;
		const View = (await slot.view.load()).default as ComponentType<SlotProps>;
		return data === undefined ? null : <View data={data} />;
	};

	const ask = async (
		address: string,
		form?: ReadonlyMap<string, string>,
		cookies: Readonly<Record<string, string>> = {},
	): Promise<TestPage> => {
		const { pathname, search: written, searchParams } = new URL(address, TEST_SITE);
		const found = match(pathname);
		if (!found) return answer({ kind: "missing" });
		const { route, pattern, locale, params } = found;
		const part = server.routes[route.key];
		if (!part) throw new Error(`${remote.name} has no loader for ${route.key}.`);
		if (part.validate && (await part.validate(params)) !== true) return answer({ kind: "missing" });
		const cookie = (name: string) => (part.cookies?.includes(name) ? cookies[name] : undefined);
		const given = { ...(await context(locale)), params, query: searchParams, cookie, operate, search, session };
		const { act, load } = part;
		if (form && !act) throw new Error(`${route.key} takes no form.`);
		const outcome = await withContent(() =>
			form && act ? act({ ...given, form, visitor: "visitor", network: "network" }) : load(given),
		);
		if (outcome.kind !== "found") return answer(outcome, { afterForm: form !== undefined });
		const shown = outcome.slots ?? route.slots ?? [];
		const slots = Object.fromEntries(
			await Promise.all(shown.map(async (name) => [name, await slotNode(name, locale, cookies)] as const)),
		);
		const { default: Page } = await route.page.load();
		const html = await renderToHtml(
			<RuntimeProvider runtime={await runtime(locale, pathname + written, slots)}>
				{await routed(Page, { pattern, address: pathname + written, data: outcome.data })}
			</RuntimeProvider>,
		);
		return answer(outcome, {
			html: asDocument(locale, outcome.head.title, html),
			rendered: { locale, route: route.key, pattern, markup: html },
		});
	};

	return {
		get: (address, cookies) => ask(address, undefined, cookies),
		post: (address, fields) => ask(address, new Map(Object.entries(fields))),
		async file(address) {
			const { pathname, searchParams } = new URL(address, TEST_SITE);
			const found = match(pathname.slice(0, pathname.lastIndexOf("/")));
			const make = server.routes[found?.route.key ?? ""]?.files?.[pathname.slice(pathname.lastIndexOf("/") + 1)];
			if (!found || !make) throw new Error(`${remote.name} has no file at ${pathname}.`);
			return make({
				...(await context(found.locale)),
				params: found.params,
				query: searchParams,
				cookie: () => undefined,
				operate,
				search,
				session,
			});
		},
		async api(request) {
			const match = matchApiPath(Object.keys(server.api ?? {}), new URL(request.url).pathname.replace(/^\/api\//, ""));
			const handler = match && server.api?.[match.path];
			const common = { secure: false, siteUrl: TEST_SITE, operate, search: () => search, provider };
			return handler
				? handler(request, { ...common, params: match.params, session })
				: new Response("Not found", { status: 404 });
		},
		async slot(name, locale = DEFAULT_LOCALE, cookies = {}) {
			const node = await slotNode(name, locale, cookies);
			if (node === null) return undefined;
			const slot = await routed(() => node, { pattern: "/", address: "/", data: undefined });
			const html = await renderToHtml(
				<RuntimeProvider runtime={await runtime(locale, "/", {})}>{slot}</RuntimeProvider>,
			);
			return parsePage(asDocument(locale, "", html)).one("body");
		},
		async feed(name, locale) {
			const feed = server.feeds?.[name];
			if (!feed) throw new Error(`${remote.name} has no feed ${name}.`);
			return feed.load(await context(locale));
		},
		href,
	};
}

/** Fills empty slots with those of the options. */
function filled(slots: Readonly<Record<string, ReactElement | null>>): Record<string, ReactElement> {
	return Object.fromEntries(Object.entries(slots).flatMap(([name, node]) => (node ? [[name, node]] : [])));
}

const awayContent = {
	list: () => Promise.reject(new ContentUnavailable("The content service is away.")),
	first: () => Promise.reject(new ContentUnavailable("The content service is away.")),
	count: () => Promise.reject(new ContentUnavailable("The content service is away.")),
};

async function withContent(work: () => Promise<Outcome> | Outcome): Promise<Outcome> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ContentUnavailable) return unavailable(error.message);
		throw error;
	}
}

/** Returns the parameters of a path that matches a pattern, ignoring case (RT-2). */
function paramsOf(pattern: string, segments: readonly string[]): RouteParams | undefined {
	const words = pattern.split("/").filter(Boolean);
	if (words.length !== segments.length) return undefined;
	const params: Record<string, string> = {};
	for (const [at, word] of words.entries()) {
		const segment = segments[at] ?? "";
		if (word.startsWith(":")) params[word.slice(1)] = segment;
		else if (word.toLowerCase() !== segment.toLowerCase()) return undefined;
	}
	return params;
}

/** Wraps a component as the page of a route with its loader's data. */
async function routed(
	Page: ComponentType,
	{ pattern, address, data }: { pattern: string; address: string; data: unknown },
) {
	const { query, dataRoutes } = createStaticHandler([{ id: "page", path: pattern, loader: true, Component: Page }]);
	const context = await query(new Request(TEST_SITE + address), {
		dataStrategy: async () => ({ page: { type: "data", result: data } }),
	});
	if (context instanceof Response) throw new Error(`React Router answered ${address} itself.`);
	return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />;
}

/** @throws errors of components, even if a boundary would catch them */
async function renderToHtml(node: ReactElement | null): Promise<string> {
	const errors: unknown[] = [];
	const { prelude } = await prerender(node, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError: (error) => void errors.push(error),
	});
	const html = await new Response(prelude).text();
	if (errors.length > 0) throw errors[0];
	return html;
}

function asDocument(locale: Locale, title: string, body: string): string {
	const { dir } = localeEntry(locale);
	const head = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return `<!doctype html><html lang="${locale}" dir="${dir}"><head><title>${head}</title></head><body><main>${body}</main></body></html>`;
}

function answer(
	outcome: Outcome,
	{ html = "", rendered, afterForm = false }: { html?: string; rendered?: RenderedPage; afterForm?: boolean } = {},
): TestPage {
	return {
		status: afterForm && outcome.kind === "moved" ? 303 : statusOf(outcome),
		location: outcome.kind === "moved" ? outcome.to : undefined,
		outcome,
		html,
		rendered,
		get document() {
			return parsePage(html);
		},
		get text() {
			return parsePage(html).one("body").text;
		},
	};
}

function statusOf(outcome: Outcome): number {
	switch (outcome.kind) {
		case "found":
			return outcome.status ?? 200;
		case "missing":
			return 404;
		case "moved":
			return outcome.permanent ? 301 : 302;
		case "refused":
			return outcome.status;
		case "unavailable":
			return 503;
	}
}
