// The site's route: the layout around the matched route's page.

import { type Runtime, RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import { type ReactNode, Suspense, useEffect, useMemo } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import type { LoadedPage } from "../page/answer.ts";
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

/** The id of the main element, the target of the skip link (WCAG 2.2, 2.4.1 Bypass Blocks). */
const MAIN_ID = "main";

/** Renders the loaded page. */
export function Site() {
	const page = useLoadedPage();
	const { answer, layout } = page;
	const location = useLocation();
	const arrival = useNavigationType();
	const { pathname, search } = location;
	const site = useSite();
	const runtime = useMemo<Runtime>(() => {
		const { locale, absent } = answer;
		const slots: Readonly<Record<string, unknown>> = { ...layout.slots, ...(answer.kind === "page" ? answer.slots : {}) };
		return {
			locale,
			// Two slashes at the start of a path would name another host in a link.
			currentHref: pathname.replace(/^(?=\/\/)/, "/.") + search,
			i18n: site.i18n,
			href: (route, params, other = locale) =>
				other === locale && absent.includes(route) ? undefined : site.href(other, route, params),
			navigate: site.navigate,
			renderSlot: (name) => (name in slots ? <SlotPart name={name} data={slots[name]} /> : null),
			service: site.service,
			marks: answer.preview?.editing?.marks,
		};
	}, [site, answer, layout, pathname, search]);
	useEffect(() => site.onShown?.({ page, location, arrival }), [site, page, location, arrival]);
	return (
		<RuntimeProvider runtime={runtime}>
			{answer.layout === "empty" ? (
				<main id={MAIN_ID} tabIndex={-1}>
					<Outlet />
				</main>
			) : (
				<DefaultLayout answer={answer} layout={layout}>
					<Outlet />
				</DefaultLayout>
			)}
			<Announcer />
			<NavigationProgress />
		</RuntimeProvider>
	);
}

function DefaultLayout({ answer, layout, children }: LoadedPage & { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			{answer.release && <ReleaseBar bar={answer.release} />}
			{/* Who works on a page is not asked: the question would lie over what is looked at. */}
			{answer.preview ? <PreviewBar bar={answer.preview} /> : <SlotPlace name="consent-banner" slots={layout.slots} />}
			{layout.notice && (
				<aside className="site-notice">
					<p>{layout.notice}</p>
				</aside>
			)}
			<Header
				menu={layout.menus.header}
				section={answer.kind === "page" ? answer.section : undefined}
				languages={answer.languages}
			/>
			<main id={MAIN_ID} tabIndex={-1}>
				{children}
			</main>
			<Footer menus={layout.menus} settings={layout.settings} />
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

/** A slot of the layout; left out where its data is absent. */
function SlotPlace({ name, slots }: { name: string; slots: Readonly<Record<string, unknown>> }) {
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
