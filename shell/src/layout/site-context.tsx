// React context of the shell's components: views of remotes, messages, links. One value per document on the server and
// per tab in the browser.

import type { LinkParams } from "@hub/shared-contracts/address/route-path";
import type { Locale } from "@hub/shared-contracts/language/locale";
import type { NavigationOutcome } from "@hub/shared-contracts/remote/navigation-outcome";
import type { PageProps, SlotProps } from "@hub/shared-contracts/remote/remote";
import type { NavigateOptions } from "@hub/shared-contracts/remote/runtime";
import type { ServiceName, Services } from "@hub/shared-contracts/remote/services";
import type { i18n } from "i18next";
import { type ComponentType, createContext, useContext } from "react";
import type { Location, NavigationType } from "react-router";
import type { LoadedPage } from "../page/page-result.ts";
import type { ErrorPageCode } from "./error-page.tsx";

export interface Views {
	/** Returns the page of a route; undefined if its code could not be loaded. */
	page(route: string): ComponentType<PageProps> | undefined;
	/** Returns the view of a slot; undefined if no remote fills it. */
	slot(name: string): ComponentType<SlotProps> | undefined;
}

/** A page in the document; `arrival` is `POP` after back or forward. */
export interface ShownPage {
	readonly page: LoadedPage;
	readonly location: Location;
	readonly arrival: NavigationType;
}

export interface SiteContext {
	readonly views: Views;
	/** Messages of the shell and of every loaded remote. */
	readonly i18n: i18n;
	href(locale: Locale, route: string, params?: LinkParams): string | undefined;
	navigate(to: string, options?: NavigateOptions): Promise<NavigationOutcome>;
	service<Name extends ServiceName>(name: Name): Services[Name];
	/** Toggles light and dark; does nothing on the server. */
	switchTheme(): void;
	readonly errorPage: ErrorPageCode;
	/** Called after React has committed a page to the document. */
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
