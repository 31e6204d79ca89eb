// Renders a loaded page to markup. If a view throws, the page is rendered again without that region (PF-4).

import type { Writable } from "node:stream";
import { PassThrough } from "node:stream";
import { NO_CONSENT } from "@hub/shared-contracts/consent/consent";
import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { PageProps, SlotProps } from "@hub/shared-contracts/remote/remote";
import { RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import type { ServiceName, Services } from "@hub/shared-contracts/remote/services";
import { GUEST_SERVICE } from "@hub/shared-contracts/session/guest-service";
import type { ComponentType, ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { Outlet } from "react-router";
import { RENDER_DEADLINE } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import type { FailureRecord } from "../failures/failure-record.server.ts";
import ErrorPage from "../layout/error-page.tsx";
import { framed, PAGE_REGION, slotRegion } from "../layout/region-frame.tsx";
import type { SiteContext, Views } from "../layout/site-context.tsx";
import type { LoadedPage, PageAnswer, ShownAnswer } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { routeHref } from "../router/address.ts";
import { matchPage, staticTree } from "./static-routes.server.tsx";

/** Markup, and the page as rendered: without regions that failed. */
export interface RenderedPage {
	readonly html: string;
	readonly page: LoadedPage;
}

/** What pages are rendered with. */
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
	const tree = staticTree(site, matched);
	const whole = renderAtOnce(tree) ?? (await renderWaiting(tree));
	if (whole.kind === "rendered") return { html: whole.html, page };

	const { answer, layout } = page;
	/** What a region says that fails; undefined where it renders. */
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
						failures.note({ side: "server", kind: "view", remote, ...(version ? { version } : {}), route, what: broken }),
					);
	}
	const rest = { answer: soundAnswer, layout: soundLayout };
	const second = await renderWaiting(staticTree(site, await matchPage(set, rest, address)));
	if (second.kind === "rendered") return { html: second.html, page: rest };
	// Each region renders alone, yet the whole page does not: only the page itself is left to replace.
	log.error({ error: second.error }, "The page could not be rendered");
	throw new Error("The layout could not be rendered.", { cause: second.error });
}

/** An answer for a page whose view failed. */
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

/** A region without the page around it, to find the one that fails. */
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

type Markup = { readonly kind: "rendered"; readonly html: string } | { readonly kind: "failed"; readonly error: string };

/** What React writes in place of a boundary that it leaves to the browser. */
const LEFT_OUT = "<!--$!-->";

/** The markup of a tree in which nothing waits and nothing throws; undefined for any other. */
function renderAtOnce(tree: ReactNode): Markup | undefined {
	try {
		const html = renderToString(tree);
		return html.includes(LEFT_OUT) ? undefined : { kind: "rendered", html };
	} catch {
		return undefined;
	}
}

/** Renders a tree in which something may wait, and tells what threw. */
function renderWaiting(tree: ReactNode): Promise<Markup> {
	return new Promise((resolve) => {
		const errors: string[] = [];
		const note = (error: unknown) => void errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
		const chunks: Buffer[] = [];
		const sink: Writable = new PassThrough().on("data", (chunk: Buffer) => chunks.push(chunk));
		sink.on("finish", () => finish());
		const finish = () => {
			clearTimeout(timer);
			resolve(
				errors.length > 0
					? { kind: "failed", error: errors.join("\n") }
					: { kind: "rendered", html: Buffer.concat(chunks).toString("utf8") },
			);
		};
		// Without streaming: React would otherwise reveal larger boundaries with inline scripts, which the policy forbids and
		// which need JavaScript.
		const stream = renderToPipeableStream(tree, {
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady: () => stream.pipe(sink),
			onShellError: (error) => {
				note(error);
				finish();
			},
			onError: note,
		});
		const timer = setTimeout(() => {
			note(new Error(`Rendering took longer than ${RENDER_DEADLINE} ms.`));
			stream.abort();
			finish();
		}, RENDER_DEADLINE);
	});
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

/** During server rendering there is no consent and no session, so that personal state never reaches shared markup (CN-6). */
const IDLE_SERVICES: Services = {
	consent: { get: () => NO_CONSENT, subscribe: () => () => undefined, allow: async () => false },
	session: GUEST_SERVICE,
};
