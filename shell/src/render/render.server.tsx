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
import { MainAlone } from "../layout/site.tsx";
import type { SiteContext, Views } from "../layout/site-context.tsx";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import type { LoadedPage, PageAnswer, ShownAnswer } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { routeHref } from "../router/address.ts";
import { layoutMarkup } from "./layout-markup.server.tsx";
import { type Markup, renderAtOnce, renderWaiting } from "./render-tree.server.ts";
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
	const around = layoutMarkup(set, site, matched, page, address);
	const main = around && renderAtOnce(staticTree(site, matched, MainAlone));
	if (around && main !== undefined) {
		// React writes preload links first.
		const [preloads = ""] = /^(?:<link rel="preload"[^>]*>)*/.exec(main) ?? [];
		return { html: preloads + around.before + main.slice(preloads.length) + around.after, page };
	}
	const tree = staticTree(site, matched);
	const atOnce = renderAtOnce(tree);
	const whole: Markup = atOnce === undefined ? await renderWaiting(tree) : { kind: "rendered", html: atOnce };
	if (whole.kind === "rendered") return { html: whole.html, page };

	const { answer, layout } = page;
	/** Returns the error of a region that fails; undefined if it renders. */
	const failureOf = async (region: string, node: ReactNode) => {
		const Layout = () => (
			<Alone site={site} page={page}>
				{node}
			</Alone>
		);
		const alone = await renderWaiting(staticTree(site, matched, Layout));
		if (alone.kind === "rendered") return undefined;
		log.error({ region, error: alone.error }, "A part of the page could not be rendered and is left out");
		return alone.error;
	};
	const sound = async (slots: Readonly<Record<string, unknown>>) => {
		const rendered: Record<string, unknown> = {};
		for (const [name, data] of Object.entries(slots)) {
			const View = views.slot(name);
			if (View && (await failureOf(`slot ${name}`, <View data={data} />)) === undefined) rendered[name] = data;
		}
		return rendered;
	};
	const soundLayout = { ...layout, slots: await sound(layout.slots) };
	let soundAnswer: ShownAnswer = answer;
	if (answer.kind === "page") {
		const { route, remote } = answer;
		const broken = views.page(route) ? await failureOf(`route ${route}`, <Outlet />) : "The release has no view of it.";
		const version = set.remotes.get(remote)?.manifest.version;
		soundAnswer =
			broken === undefined
				? { ...answer, slots: await sound(answer.slots) }
				: failed(
						answer,
						failures.record({
							side: "server",
							kind: "view",
							remote,
							...(version ? { version } : {}),
							route,
							what: broken,
						}),
					);
	}
	const rest = { answer: soundAnswer, layout: soundLayout };
	const second = await renderWaiting(staticTree(site, await matchPage(set, rest, address)));
	if (second.kind === "rendered") return { html: second.html, page: rest };
	// Each region renders alone, but the page as a whole does not: there is no region left to leave out.
	log.error({ error: second.error }, "The page could not be rendered");
	throw new Error("The layout could not be rendered.", { cause: second.error });
}

/** Creates the answer for a page whose view failed. */
function failed({ locale, languages, absent, layout }: PageAnswer, reference: string): ShownAnswer {
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

/** Renders a region without the page around it, to find the one that fails. */
function Alone({ site, page, children }: { site: SiteContext; page: LoadedPage; children: ReactNode }) {
	const { locale } = page.answer;
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

async function loadViews(set: LoadedSet, { answer, layout }: LoadedPage): Promise<Views> {
	const pages = new Map<string, ComponentType<PageProps>>();
	const slots = new Map<string, ComponentType<SlotProps>>();
	if (answer.kind === "page") {
		const route = set.remotes.get(answer.remote)?.server?.remote.routes.find(({ key }) => key === answer.route);
		if (route) pages.set(answer.route, framed(PAGE_REGION, (await route.page.load()).default));
	}
	for (const name of [...Object.keys(layout.slots), ...(answer.kind === "page" ? Object.keys(answer.slots) : [])]) {
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
