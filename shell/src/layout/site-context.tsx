// Context of the shell's components: views of remotes, texts, links. One value per document on the server and per tab in the browser.

import type { LinkParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { NavigationOutcome } from "@hub/shared-contracts/remote/navigation-outcome";
import type { PageProps, SlotProps } from "@hub/shared-contracts/remote/remote";
import type { NavigateOptions } from "@hub/shared-contracts/remote/runtime";
import type { ServiceName, Services } from "@hub/shared-contracts/remote/services";
import type { i18n } from "i18next";
import { type ComponentType, createContext, useContext } from "react";
import type { Location, NavigationType } from "react-router";
import type { LoadedPage } from "../page/answer.ts";
import type { ErrorPageCode } from "./error-page.tsx";

/** Components of remotes, as far as they are loaded. */
export interface Views {
	/** The page of a route; undefined where its code could not be loaded. */
	page(route: string): ComponentType<PageProps> | undefined;
	/** The view of a slot; undefined where no remote fills it. */
	slot(name: string): ComponentType<SlotProps> | undefined;
}

/** A page at a place, and how its visitor came: `POP` by back or forward. */
export interface ShownPage {
	readonly page: LoadedPage;
	readonly location: Location;
	readonly arrival: NavigationType;
}

/** What rendering needs besides the page's data. */
export interface SiteContext {
	readonly views: Views;
	/** The messages of the shell and of every remote that is loaded. */
	readonly i18n: i18n;
	href(locale: Locale, route: string, params?: LinkParams): string | undefined;
	navigate(to: string, options?: NavigateOptions): Promise<NavigationOutcome>;
	service<Name extends ServiceName>(name: Name): Services[Name];
	/** Turns light into dark or back; does nothing on the server. */
	switchTheme(): void;
	readonly errorPage: ErrorPageCode;
	/** Called when React has put a page into the document. Default: no call. */
	onShown?(shown: ShownPage): void;
}

const Context = createContext<SiteContext | undefined>(undefined);

export function SiteContextProvider({ site, children }: { site: SiteContext; children: React.ReactNode }) {
	return <Context value={site}>{children}</Context>;
}

export function useSite(): SiteContext {
	const site = useContext(Context);
	if (!site) throw new Error("The layout was rendered without its site context.");
	return site;
}
