// The whole of a page: the layout around what the answer says.

import { type Runtime, RuntimeProvider } from "@hub/shared-contracts/remote/runtime";
import { type ReactNode, Suspense, useMemo } from "react";
import type { LoadedPage, ShownAnswer } from "../page/answer.ts";
import { PreviewBar } from "../preview/preview-bar.tsx";
import { ErrorPlace } from "./error-place.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { RegionBoundary } from "./region-boundary.tsx";
import { useShellMessages } from "./shell-messages.ts";
import { useSite } from "./site-context.tsx";

/** The id of the main element, the target of the skip link (WCAG 2.2, 2.4.1 Bypass Blocks). */
const MAIN_ID = "main";

/** Where the page is: its path, and its query with the `?` or empty. */
interface SitePlace {
	readonly pathname: string;
	readonly search: string;
}

/**
 * Draws the loaded page.
 * @param alone leaves out what is around the main element; that itself is as it is otherwise, with its ids. Default false
 */
export function Site({ page, place, alone = false }: { page: LoadedPage; place: SitePlace; alone?: boolean }) {
	const { answer, layout } = page;
	const { pathname, search } = place;
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
	return (
		<RuntimeProvider runtime={runtime}>
			{answer.layout === "empty" ? (
				<main id={MAIN_ID} tabIndex={-1}>
					<Page answer={answer} pathname={pathname} />
				</main>
			) : (
				<DefaultLayout answer={answer} layout={layout} alone={alone}>
					<Page answer={answer} pathname={pathname} />
				</DefaultLayout>
			)}
			{alone ? null : <div id="announcer" role="status" className="visually-hidden" />}
		</RuntimeProvider>
	);
}

function DefaultLayout({ answer, layout, alone, children }: LoadedPage & { alone: boolean; children: ReactNode }) {
	const main = (
		<main id={MAIN_ID} tabIndex={-1}>
			{children}
		</main>
	);
	// React counts places for its ids.
	if (alone) return [null, null, null, main, null];
	return (
		<>
			<SkipLink />
			{/* Who works on a page is not asked: the question would lie over what is looked at. */}
			{answer.preview ? <PreviewBar bar={answer.preview} /> : <SlotPlace name="consent-banner" slots={layout.slots} />}
			<Header menu={layout.menus.header} languages={answer.languages} />
			{main}
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

function Page({ answer, pathname }: { answer: ShownAnswer; pathname: string }) {
	const { views } = useSite();
	switch (answer.kind) {
		case "page": {
			const View = views.page(answer.route);
			if (!View) return <ErrorPlace kind="failed" />;
			return (
				<RegionBoundary key={pathname} region={answer.route} fallback={<ErrorPlace kind="failed" />}>
					<Suspense>
						<View data={answer.data} params={answer.params} preview={answer.preview !== undefined} />
					</Suspense>
				</RegionBoundary>
			);
		}
		case "missing":
			return <ErrorPlace key={pathname} kind="missing" message={answer.message} />;
		case "refused":
		case "limited":
		case "unavailable":
		case "failed":
			return <ErrorPlace key={pathname} kind={answer.kind} />;
	}
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
