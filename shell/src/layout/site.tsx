// The site's route: the layout around the matched route's page.

import { type Runtime, RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { type Location, Outlet, useLocation, useNavigationType } from "react-router";
import type { LoadedPage } from "../page/page-result.ts";
import { PreviewBar } from "../preview/preview-bar.tsx";
import { ReleaseBar } from "../preview/release-bar.tsx";
import { Announcer } from "./announcer.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useLoadedPage } from "./page-route.tsx";
import { RegionBoundary } from "./region-boundary.tsx";
import { useShellMessages } from "./shell-messages.ts";
import { useSite } from "./site-context.tsx";

/** Id of the main element, the target of the skip link (WCAG 2.2, 2.4.1 Bypass Blocks). */
const MAIN_ID = "main";

/** Placeholders for addresses in a layout that is rendered once for many pages (render/layout-markup.server.tsx). */
export const HREF_PLACEHOLDER = "/\u0001here\u0001";
export const languageHref = (index: number) => `/\u0001language-${index}\u0001`;

/** Placeholder for the page in such a layout. */
export const PAGE_PLACEHOLDER = "\u0001page\u0001";

/** Returns the address of a page for its links and forms. Two slashes at its start would name another host. */
export function hrefOfLocation({ pathname, search }: Pick<Location, "pathname" | "search">): string {
	return pathname.replace(/^(?=\/\/)/, "/.") + search;
}

export function Site() {
	return <SitePart />;
}

/** Renders the layout with placeholders for the page and its addresses. */
export function LayoutOnly() {
	return <SitePart part="layout" />;
}

/**
 * Renders the main element. Its ids (`useId`) are the same as within the layout, because the tree has the same shape.
 */
export function MainOnly() {
	return <SitePart part="main" />;
}

function SitePart({ part }: { readonly part?: "layout" | "main" }) {
	const page = useLoadedPage();
	const { result, layout } = page;
	const location = useLocation();
	const arrival = useNavigationType();
	const site = useSite();
	const here = hrefOfLocation(location);
	const runtime = useMemo<Runtime>(() => {
		const { locale, absent } = result;
		const slots: Readonly<Record<string, unknown>> = {
			...layout.slots,
			...(result.kind === "page" ? result.slots : {}),
		};
		return {
			locale,
			currentHref: part === "layout" ? HREF_PLACEHOLDER : here,
			i18n: site.i18n,
			href: (route, params, other = locale) =>
				other === locale && absent.includes(route) ? undefined : site.href(other, route, params),
			navigate: site.navigate,
			renderSlot: (name) => (name in slots ? <SlotPart name={name} data={slots[name]} /> : null),
			service: site.service,
			marks: result.preview?.editing?.marks,
		};
	}, [site, result, layout, here, part]);
	useEffect(() => site.onShown?.({ page, location, arrival }), [site, page, location, arrival]);
	return (
		<RuntimeProvider runtime={runtime}>
			{result.layout === "empty" ? (
				<main id={MAIN_ID} tabIndex={-1}>
					<Outlet />
				</main>
			) : (
				<DefaultLayout result={result} layout={layout} here={here} part={part}>
					{part === "layout" ? PAGE_PLACEHOLDER : <Outlet />}
				</DefaultLayout>
			)}
			{part === "main" ? null : <Announcer />}
			{part === "main" ? null : <NavigationProgress />}
		</RuntimeProvider>
	);
}

interface DefaultLayoutProps extends LoadedPage {
	readonly here: string;
	readonly part: "layout" | "main" | undefined;
	readonly children: ReactNode;
}

function DefaultLayout({ result, layout, here, part, children }: DefaultLayoutProps) {
	const main = (
		<main id={MAIN_ID} tabIndex={-1}>
			{children}
		</main>
	);
	if (part === "main")
		return (
			<>
				{null}
				{null}
				{null}
				{null}
				{null}
				{main}
				{null}
			</>
		);
	return (
		<>
			<SkipLink />
			{result.release && <ReleaseBar bar={result.release} />}
			{/* Previews have no consent banner, which would cover the page. */}
			{result.preview ? <PreviewBar bar={result.preview} /> : <LayoutSlot name="consent-banner" slots={layout.slots} />}
			{layout.notice && (
				<aside className="site-notice">
					<p>{layout.notice}</p>
				</aside>
			)}
			<Header
				menu={layout.menus.header}
				section={result.kind === "page" ? result.section : undefined}
				languages={
					part === "layout"
						? result.languages.map((link, index) => ({ ...link, href: languageHref(index) }))
						: result.languages
				}
				here={here}
			/>
			{main}
			<Footer menus={layout.menus} settings={layout.settings} here={here} />
		</>
	);
}

function SkipLink() {
	const t = useShellMessages();
	return (
		<a className="skip-link" href={`#${MAIN_ID}`}>
			{t("skip")}
		</a>
	);
}

/** A slot of the layout; omitted without data. */
function LayoutSlot({ name, slots }: { name: string; slots: Readonly<Record<string, unknown>> }) {
	return name in slots ? <SlotPart name={name} data={slots[name]} /> : null;
}

function SlotPart({ name, data }: { name: string; data: unknown }) {
	const View = useSite().views.slot(name);
	if (!View) return null;
	return (
		<RegionBoundary region={`slot ${name}`} fallback={null}>
			<Suspense>
				<View data={data} />
			</Suspense>
		</RegionBoundary>
	);
}
