// The small runtime that the shell and every remote share as one instance: links, navigation, messages, slots, services
// and editors' text. A name added or removed here is a change of the contract; a test lists them.

import type { FlatNamespace, i18n, TFunction } from "i18next";
import {
	type ComponentPropsWithoutRef,
	createContext,
	type ReactElement,
	type ReactNode,
	useContext,
	useMemo,
} from "react";
import type { LinkParams } from "../address/route-path.ts";
import type { Locale } from "../language/locale.ts";
import type { RichText as RichTextValue } from "../rich-text/rich-text.ts";
import type { NavigationOutcome } from "./navigation-outcome.ts";
import type { ServiceName, Services } from "./services.ts";
import { trustedHtml } from "./trusted-html.ts";

export { trustedHtml };

/** Context that the shell provides to everything that it renders. */
export interface Runtime {
	readonly locale: Locale;
	/**
	 * Path and query of the page. In a slot of the layout, the server may render a stand-in and replace it per page:
	 * write it, but don't compare it.
	 */
	readonly currentHref: string;
	/** Has the messages of each package in the page's language, by the package's name. */
	readonly i18n: i18n;
	/**
	 * Returns the canonical path of a route, by default in the page's language; undefined if no release has the route.
	 */
	href(route: string, params?: LinkParams, locale?: Locale): string | undefined;
	/** Navigates to another page of this site. Resolves when it is shown or has failed (RT-9). */
	navigate(to: string, options?: NavigateOptions): Promise<NavigationOutcome>;
	/** Renders a slot; null if no remote fills it. */
	renderSlot(name: string): ReactElement | null;
	/** Returns a service of another remote, with safe defaults if that remote is absent. */
	service<Name extends ServiceName>(name: Name): Services[Name];
	/** In Studio's frames: attributes that mark an element as showing a field of the page's own row, by field. */
	readonly marks?: Readonly<Record<string, string>> | undefined;
}

/** Options of a navigation. */
export interface NavigateOptions {
	/** Replaces the entry in the history instead of adding one. Default false. */
	readonly replace?: boolean;
	/** Allows an address outside this site (NV-3). Default false. */
	readonly external?: boolean;
	/** Opens another window, at any address except scripts; target `_blank` by default, features as in `window.open`. */
	readonly open?: {
		readonly target?: string;
		readonly windowFeatures?: Readonly<Record<string, string | number | boolean>>;
	};
}

const RuntimeContext = createContext<Runtime | undefined>(undefined);

/** Provides the runtime to a tree; only the shell and tests use it. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
	return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** The runtime of the page. */
export function useRuntime(): Runtime {
	const runtime = useContext(RuntimeContext);
	if (!runtime) throw new Error("A component of a remote was rendered outside the shell: wrap it in RuntimeProvider.");
	return runtime;
}

/** The page's language. */
export function useLocale(): Locale {
	return useRuntime().locale;
}

/** The texts of a remote in the page's language: `const t = useMessages("mf-events")`. */
export function useMessages<Owner extends FlatNamespace>(owner: Owner): TFunction<Owner> {
	const { i18n, locale } = useRuntime();
	return i18n.getFixedT(locale, owner);
}

/** A service of another remote. */
export function useService<Name extends ServiceName>(name: Name): Services[Name] {
	return useRuntime().service(name);
}

export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
	/** The key of the route to link to, in the page's language. */
	readonly route: string;
	readonly params?: LinkParams;
	/** Appended as it is, e.g. `?page=2` or `#agenda`. */
	readonly suffix?: string;
}

/** A link to a route of any remote. If no release has the route, only its text is rendered. */
export function Link({ route, params, suffix = "", children, ...rest }: LinkProps) {
	const { href, currentHref } = useRuntime();
	const path = href(route, params);
	if (path === undefined) return <span>{children}</span>;
	const current = currentHref === path + suffix;
	return (
		<a {...rest} href={path + suffix} aria-current={current ? "page" : rest["aria-current"]}>
			{children}
		</a>
	);
}

/** A slot that another remote may fill; otherwise empty. */
export function Slot({ name }: { name: string }) {
	return useRuntime().renderSlot(name);
}

/** Editors' text. The id beside the markup lets the browser take the text from the page itself (see rich-text.ts). */
export function RichText({ value: { id, html }, className }: { value: RichTextValue; className?: string | undefined }) {
	// Keeps the object's identity, because React writes the markup again for a new one.
	const markup = useMemo(() => ({ __html: trustedHtml(html ?? "") }), [html]);
	// Written on the server from a tree of allowed elements and attributes (rich-text-parser.ts).
	return <div className={className} data-rich-text={id} dangerouslySetInnerHTML={markup} />;
}
