// Renders a loaded page to markup. If a view throws, the page is rendered again without that region (PF-4).

import { NO_CONSENT } from "@hub/shared-contracts/consent/consent";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { PageProps, SlotProps } from "@hub/shared-contracts/remote/remote";
import { RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import type { ServiceName, Services } from "@hub/shared-contracts/remote/services";
import { GUEST_SERVICE } from "@hub/shared-contracts/session/session";
import type { ComponentType, ReactNode } from "react";
import { Outlet } from "react-router";
import type { Log } from "../base/log.server.ts";
import ErrorPage from "../layout/error-page.tsx";
import { framed, PAGE_REGION, slotRegion } from "../layout/region-frame.tsx";
import { MainOnly } from "../layout/site.tsx";
import type { SiteContext, Views } from "../layout/site-context.tsx";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import type { FoundResult, LoadedPage, ShownResult } from "../page/page-result.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { routeHref } from "../router/address.ts";
import { layoutMarkup } from "./layout-markup.server.tsx";
import { type Markup, renderAsync, renderSync } from "./render-tree.server.ts";
import { matchPage, staticTree } from "./static-routes.server.tsx";

/** Markup, and the page as rendered: without regions that failed. */
export interface RenderedPage {
	readonly html: string;
	readonly page: LoadedPage;
}

export interface PageRendering {
	readonly strategy: LocaleStrategy;
	readonly log: Log;
	readonly failures: FailureRecord;
}

/** Renders a page at its address. */
export async function renderPage(
	set: LoadedSet,
	page: LoadedPage,
	address: URL,
	{ strategy, log, failures }: PageRendering,
): Promise<RenderedPage> {
	const views = await loadViews(set, page);
	const site = serverSite(set, views, strategy);
	const matched = await matchPage(set, page, address);
	const sharedLayout = layoutMarkup(set, site, matched, page, address);
	const main = sharedLayout && renderSync(staticTree(site, matched, MainOnly));
	if (sharedLayout && main !== undefined) {
		// React writes preload links first.
		const [preloads = ""] = /^(?:<link rel="preload"[^>]*>)*/.exec(main) ?? [];
		return { html: preloads + sharedLayout.before + main.slice(preloads.length) + sharedLayout.after, page };
	}
	const tree = staticTree(site, matched);
	const html = renderSync(tree);
	const markup: Markup = html === undefined ? await renderAsync(tree) : { kind: "rendered", html };
	if (markup.kind === "rendered") return { html: markup.html, page };

	const { result, layout } = page;
	/** Renders a region without the rest of the page. @returns its error; undefined if it renders */
	const failureOf = async (region: string, node: ReactNode) => {
		const Layout = () => (
			<RegionOnly site={site} page={page}>
				{node}
			</RegionOnly>
		);
		const markup = await renderAsync(staticTree(site, matched, Layout));
		if (markup.kind === "rendered") return undefined;
		log.error({ region, error: markup.error }, "A part of the page could not be rendered and is left out");
		return markup.error;
	};
	const withoutFailing = async (slots: Readonly<Record<string, unknown>>) => {
		const rendered: Record<string, unknown> = {};
		for (const [name, data] of Object.entries(slots)) {
			const View = views.slot(name);
			if (View && (await failureOf(`slot ${name}`, <View data={data} />)) === undefined) rendered[name] = data;
		}
		return rendered;
	};
	const shownLayout = { ...layout, slots: await withoutFailing(layout.slots) };
	let shownResult: ShownResult = result;
	if (result.kind === "page") {
		const { route, remote } = result;
		const error = views.page(route)
			? await failureOf(`route ${route}`, <Outlet />)
			: "The release has no view for this route.";
		const version = set.remotes.get(remote)?.manifest.version;
		shownResult =
			error === undefined
				? { ...result, slots: await withoutFailing(result.slots) }
				: viewFailure(
						result,
						failures.record({
							side: "server",
							kind: "view",
							remote,
							...(version ? { version } : {}),
							route,
							what: error,
						}),
					);
	}
	const shownPage = { result: shownResult, layout: shownLayout };
	const retried = await renderAsync(staticTree(site, await matchPage(set, shownPage, address)));
	if (retried.kind === "rendered") return { html: retried.html, page: shownPage };
	// Every region renders alone, but the whole page fails: leaving out a region does not help.
	log.error({ error: retried.error }, "The page could not be rendered");
	throw new Error("The layout could not be rendered.", { cause: retried.error });
}

/** Returns the result for a page whose view failed. */
function viewFailure({ locale, languages, absent, layout }: FoundResult, reference: string): ShownResult {
	return {
		kind: "failed",
		status: 500,
		reference,
		locale,
		languages,
		absent,
		layout,
		head: { title: "", description: "" },
		addresses: undefined,
	};
}

/** Provides the runtime for a region without its page. */
function RegionOnly({ site, page, children }: { site: SiteContext; page: LoadedPage; children: ReactNode }) {
	const { locale } = page.result;
	return (
		<RuntimeProvider
			runtime={{
				locale,
				currentHref: "/",
				i18n: site.i18n,
				href: (route, params, other = locale) => site.href(other, route, params),
				navigate: site.navigate,
				renderSlot: () => null,
				service: site.service,
			}}
		>
			{children}
		</RuntimeProvider>
	);
}

async function loadViews(set: LoadedSet, { result, layout }: LoadedPage): Promise<Views> {
	const pages = new Map<string, ComponentType<PageProps>>();
	const slots = new Map<string, ComponentType<SlotProps>>();
	if (result.kind === "page") {
		const route = set.remotes.get(result.remote)?.server?.remote.routes.find(({ key }) => key === result.route);
		if (route) pages.set(result.route, framed(PAGE_REGION, (await route.page.load()).default));
	}
	for (const name of [...Object.keys(layout.slots), ...(result.kind === "page" ? Object.keys(result.slots) : [])]) {
		const slot = set.remotes.get(set.slots.get(name) ?? "")?.server?.remote.slots?.[name];
		if (slot) slots.set(name, framed(slotRegion(name), (await slot.view.load()).default as ComponentType<SlotProps>));
	}
	return { page: (route) => pages.get(route), slot: (name) => slots.get(name) };
}

function serverSite(set: LoadedSet, views: Views, strategy: LocaleStrategy): SiteContext {
	return {
		views,
		i18n: set.i18n,
		href: (locale, route, params) => routeHref(set.table, strategy, route, params, locale),
		navigate: () => Promise.reject(new Error("Navigation is not possible during server rendering.")),
		switchTheme: () => undefined,
		errorPage: { current: () => ErrorPage, load: async () => undefined },
		service: <Name extends ServiceName>(name: Name): Services[Name] => IDLE_SERVICES[name],
	};
}

/**
 * During server rendering there is no consent and no session, so that personal state never reaches shared markup
 * (CN-6).
 */
const IDLE_SERVICES: Services = {
	consent: { get: () => NO_CONSENT, subscribe: () => () => undefined, allow: async () => false },
	session: GUEST_SERVICE,
};
