// Declaration of a remote: its routes, slots, services and messages. Importing it has no side effects; the shell calls
// its functions when a visitor needs them.

import type { ComponentType } from "react";
import type { RouteParams, RoutePaths } from "../address/route-path.ts";
import { type ByLocale, type Locale, localeEntry } from "../language/locale.ts";
import type { MessageSource } from "../language/messages.ts";
import type { Outcome } from "./outcome.ts";
import type { RouteLoaderContext, RouteServer, SlotLoader } from "./remote-server.ts";
import type { ServiceName, Services } from "./services.ts";

/** Incremented when a remote built for an older shell can no longer run in a newer one, or the reverse. */
export const CONTRACT_VERSION = 6;

/** Props of a page component. React Router's hooks return its loader's data and its route's parameters. */
export interface PageProps {
	/** True in an editor's preview (CT-8): forms are shown but cannot be sent. Default false. */
	readonly preview?: boolean;
}

/** Props of a slot's component; `data` is undefined for a slot without a loader. */
export interface SlotProps<Data = unknown> {
	readonly data: Data;
}

/**
 * A lazily loaded module with a component in it, and the name of its chunk, the same as in the import's
 * `webpackChunkName`.
 */
export interface LazyView<Props> {
	readonly chunk: string;
	readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
}

/** One route of a remote. */
export interface RouteDefinition extends RoutePaths {
	/** Name of the route, unique within the site, e.g. `event`. Links use it. */
	readonly key: string;
	/** The page component, which reads its loader's data with React Router's `useLoaderData`. */
	readonly page: LazyView<PageProps>;
	/** Server part of the page. Empty in the browser's build. */
	readonly server: RouteServer;
	/** `empty`: no header, footer, language select or consent (NV-1). Default `default`. */
	readonly layout?: "default" | "empty";
	/**
	 * True: only for signed-in visitors (TK-7). Paths alone require nothing: they set the targets of the checks `auth`
	 * and `guest-only`, without a language's prefix. Default false, and `/`.
	 */
	readonly auth?: boolean | { readonly guestRedirectTo?: string; readonly authenticatedRedirectTo?: string };
	/** Named checks that run before the loader (RT-8). Default none. */
	readonly middleware?: readonly string[];
	/** False: a navigation to this page keeps the scroll position (RT-5). Default true. */
	readonly scrollToTop?: boolean;
	/** Slots that the page shows. Their data is loaded in parallel with the page's own. Default none. */
	readonly slots?: readonly string[];
	/** The route whose list is nearest when this page is not there in another language (LN-7). Default `home`. */
	readonly parent?: string;
}

/** A named part of the layout or of another remote's page that this remote fills. */
export interface SlotDefinition {
	readonly view: LazyView<SlotProps<never>>;
	/** Loads its data on the server. Default: it is rendered without data. */
	readonly load?: SlotLoader;
	/**
	 * Reduces a visitor's cookies to a text of at most 20 characters, which the loader gets. Each page that shows the
	 * slot is cached once for each text, so there should be few. Nothing else of the request reaches the loader. Default:
	 * always empty.
	 */
	readonly variant?: (cookie: (name: string) => string | undefined) => string;
	/**
	 * True if it needs no code at first: it renders links, texts, and forms that work without JavaScript. The document
	 * shows the server's markup. Its code loads when a visitor focuses such a form, with other code of the remote, or
	 * with the first navigation. If its loader returns `live: true`, its code loads like that of others. Default false.
	 */
	readonly still?: boolean;
}

/**
 * A lazy chunk that only some pages show: its code and styles come with those alone. Rendered by the remote that
 * declares it, with `React.lazy`.
 */
export interface LazyChunk {
	/** The name of its chunk, the same as in the import's `webpackChunkName`. */
	readonly chunk: string;
	readonly load: () => Promise<unknown>;
}

/**
 * The name of the chunk with a language's messages. A package's own is `messages`, which the bundler names after the
 * file: `(tag) => import(/* webpackChunkName: "messages-[request]" *\/ `../messages/${tag}.json`)`.
 */
export function messagesChunk(locale: Locale): string {
	return `messages-${localeEntry(locale).iso}-json`;
}

/** Permanent redirect from an address of the previous site (RD-1). */
export type RemoteRedirect = {
	/** Without a language's prefix. Each also redirects below every prefix, in the language of the prefix. */
	readonly from: readonly string[];
} & (
	| {
			/** One of the remote's own routes. */
			readonly route: string;
			readonly params?: RouteParams;
	  }
	/** Paths of files of this site. An operator's REPORT_REDIRECTS replaces all of these. */
	| { readonly files: ByLocale<string> }
);

/** Everything that a remote provides to the browser and to server rendering. */
export interface RemoteDefinition {
	/** The folder's and the release's name, e.g. `mf-events`. */
	readonly name: string;
	readonly routes: readonly RouteDefinition[];
	readonly slots?: Readonly<Record<string, SlotDefinition>>;
	/** Default none. */
	readonly redirects?: readonly RemoteRedirect[];
	/**
	 * Lazy chunks by name. A route's loader names those that its page shows (`FoundDetails.lazyChunks`). Default none.
	 */
	readonly lazyChunks?: Readonly<Record<string, LazyChunk>>;
	/** Creates the services that it provides; called in the browser only. */
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
			// The loader's texts are those of its own remote.
			readonly load: (context: RouteLoaderContext<never>) => Promise<Outcome> | Outcome;
		};
	},
): RouteDefinition {
	return route as RouteDefinition;
}

/** Declares a remote. The only export of its `src/remote.ts`. */
export function defineRemote(definition: RemoteDefinition): Remote {
	return { contractVersion: CONTRACT_VERSION, ...definition };
}
