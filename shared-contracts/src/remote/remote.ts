// What a remote is: a value that names its routes, slots, services and messages. Importing a remote does nothing; the shell calls
// the functions in here when a visitor needs them.

import type { ComponentType } from "react";
import type { RouteParams, RoutePaths } from "../address/route-path.ts";
import { type ByLocale, type Locale, localeEntry } from "../language/locale.ts";
import type { MessageSource } from "../language/messages.ts";
import type { Outcome } from "./outcome.ts";
import type { RouteLoaderContext, RouteServer, SlotLoader } from "./remote-server.ts";
import type { ServiceName, Services } from "./services.ts";

/** Raised when a remote built for an older shell could no longer run in a newer one, or the other way round. */
export const CONTRACT_VERSION = 6;

/** What a page component receives. The data of its loader and the parameters of its route come from React Router's hooks. */
export interface PageProps {
	/** Whether editors see it before visitors do (CT-8): its forms can be looked at and not sent. Default false. */
	readonly preview?: boolean;
}

/** What a slot's component receives; `data` is undefined for a slot without a loader. */
export interface SlotProps<Data = unknown> {
	readonly data: Data;
}

/** A lazily loaded module with a component in it, and the name of its chunk, the same as in the import's `webpackChunkName`. */
export interface LazyView<Props> {
	readonly chunk: string;
	readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
}

/** One route of a remote. */
export interface RouteDefinition extends RoutePaths {
	/** The route's name within the whole site, e.g. `event`; links use it. */
	readonly key: string;
	/** It reads what its loader found by React Router's `useLoaderData`. */
	readonly page: LazyView<PageProps>;
	/** What the server does for the page. What it names is empty in the browser's build. */
	readonly server: RouteServer;
	/** `empty`: no header, footer, language select or consent (NV-1). Default `default`. */
	readonly layout?: "default" | "empty";
	/**
	 * True: only for signed-in visitors (TK-7). Paths ask for nothing by themselves: they say where the checks `auth` and `guest-only`
	 * send others, without a language's prefix. Default false, and `/`.
	 */
	readonly auth?: boolean | { readonly guestRedirectTo?: string; readonly authenticatedRedirectTo?: string };
	/** Named checks that run before the loader (RT-8). Default none. */
	readonly middleware?: readonly string[];
	/** False: a navigation to this page keeps the scroll position (RT-5). Default true. */
	readonly scrollToTop?: boolean;
	/** Slots that the page shows; their data is loaded beside the page's own. Default none. */
	readonly slots?: readonly string[];
	/** The route whose list is nearest when this page is not there in another language (LN-7). Default `home`. */
	readonly parent?: string;
}

/** A named place in the layout or in another remote's page that this remote fills. */
export interface SlotDefinition {
	readonly view: LazyView<SlotProps<never>>;
	/** What the server reads for it. Default: it is rendered without data. */
	readonly load?: SlotLoader;
	/**
	 * Reduces a visitor's cookies to a text of at most 20 characters, which the loader gets. Each page that shows the slot is cached once for
	 * each text, so there should be few. Nothing else of the request reaches the loader. Default: always empty.
	 */
	readonly variant?: (cookie: (name: string) => string | undefined) => string;
	/**
	 * It needs no code at first: it renders links, words, and forms that work without a script. A document shows it as the server rendered
	 * it. Its code comes once a visitor reaches for such a form, with other code of the remote, or with the first navigation. Where
	 * its loader answers with `live: true`, it does more for this visitor, and its code comes as that of others. Default false.
	 */
	readonly still?: boolean;
}

/**
 * A lazy chunk that only some pages show: its code and styles come with those alone. Rendered by the remote that declares it,
 * with `React.lazy`.
 */
export interface LazyChunk {
	/** The name of its chunk, the same as in the import's `webpackChunkName`. */
	readonly chunk: string;
	readonly load: () => Promise<unknown>;
}

/**
 * The name of the chunk with a language's messages. A package's own is `messages`, which the bundler names after the file:
 * `(tag) => import(/* webpackChunkName: "messages-[request]" *\/ `../messages/${tag}.json`)`.
 */
export function messagesChunk(locale: Locale): string {
	return `messages-${localeEntry(locale).iso}-json`;
}

/** An address of the site before this one, and what it leads to for good (RD-1). */
export type RemoteRedirect = {
	/** Without a language's prefix; each leads on below every prefix too, in the language of the prefix. */
	readonly from: readonly string[];
} & (
	| {
			/** One of the remote's own routes. */
			readonly route: string;
			readonly params?: RouteParams;
	  }
	/** Paths of files of this site. An operator's REPORT_REDIRECTS takes the place of all of these. */
	| { readonly files: ByLocale<string> }
);

/** Everything a remote offers to the browser and to the server's rendering. */
export interface RemoteDefinition {
	/** The folder's and the release's name, e.g. `mf-events`. */
	readonly name: string;
	readonly routes: readonly RouteDefinition[];
	readonly slots?: Readonly<Record<string, SlotDefinition>>;
	/** Default none. */
	readonly redirects?: readonly RemoteRedirect[];
	/** Lazy chunks by name; a route's loader says which of them its page shows (`FoundDetails.lazyChunks`). Default none. */
	readonly lazyChunks?: Readonly<Record<string, LazyChunk>>;
	/** Makers of the services it offers; called in the browser only. */
	readonly services?: {
		readonly [Name in ServiceName]?: {
			readonly chunk: string;
			readonly load: () => Promise<{ readonly default: () => Services[Name] }>;
		};
	};
	/** Its texts, a chunk for each language: see {@link messagesChunk}. */
	readonly messages: MessageSource;
}

/** A remote definition together with the contract that it was built for. */
export interface Remote extends RemoteDefinition {
	readonly contractVersion: number;
}

/** Declares a route. */
export function defineRoute(
	route: Omit<RouteDefinition, "server"> & {
		readonly server: Omit<RouteServer, "load"> & {
			// Its texts are those of its own remote.
			readonly load: (context: RouteLoaderContext<never>) => Promise<Outcome> | Outcome;
		};
	},
): RouteDefinition {
	return route as RouteDefinition;
}

/** Declares a remote; the one export of its `src/remote.ts`. */
export function defineRemote(definition: RemoteDefinition): Remote {
	return { contractVersion: CONTRACT_VERSION, ...definition };
}
