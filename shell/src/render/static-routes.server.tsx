// Renders pages with React Router on the server: matched among the forms of their route, with loaded data as the
// results of their loaders.

import type { ComponentType, ReactNode } from "react";
import {
	createStaticHandler,
	createStaticRouter,
	type StaticHandler,
	type StaticHandlerContext,
	StaticRouterProvider,
} from "react-router";
import { PageError, PageRoute } from "../layout/page-route.tsx";
import { routeObjects, routeResults } from "../layout/route-objects.ts";
import { Site } from "../layout/site.tsx";
import { type SiteContext, SiteContextProvider } from "../layout/site-context.tsx";
import type { LoadedPage } from "../page/page-result.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { hasLineBreak } from "../router/readable-path.ts";
import type { SiteRoute } from "../router/site-table.ts";

/**
 * The forms of one route. React Router copies its table for each page, so a table of all routes would be slow.
 */
interface Branch {
	readonly handler: StaticHandler;
	/** These routes by the layout around them. */
	readonly within: WeakMap<ComponentType, StaticHandler["dataRoutes"]>;
	readonly routes: readonly SiteRoute[];
}

const branches = new WeakMap<SiteRoute, Branch>();
const noRoute = createBranch([]);

function createBranch(routes: readonly SiteRoute[]): Branch {
	const handler = handlerWithin(Site, routes);
	return { handler, within: new WeakMap([[Site, handler.dataRoutes]]), routes };
}

function handlerWithin(Layout: ComponentType, routes: readonly SiteRoute[]): StaticHandler {
	return createStaticHandler(routeObjects(routes, { Site: Layout, Page: PageRoute, PageError }));
}

function branchOf(set: LoadedSet, { result }: LoadedPage): Branch {
	const route = result.kind === "page" ? set.table.routes.get(result.route) : undefined;
	if (!route) return noRoute;
	const known = branches.get(route) ?? createBranch([route]);
	branches.set(route, known);
	return known;
}

/** A page that is ready to be rendered. */
export interface StaticPage {
	readonly branch: Branch;
	readonly context: StaticHandlerContext;
}

/** Matches a page at its address. */
export async function matchPage(set: LoadedSet, page: LoadedPage, address: URL): Promise<StaticPage> {
	const branch = branchOf(set, page);
	const matched = new URL(address);
	// React Router would decode the line break, which none of its patterns matches.
	if (hasLineBreak(address.pathname)) matched.pathname = address.pathname.replaceAll("%", "%25");
	const context = await branch.handler.query(new Request(matched), {
		dataStrategy: async ({ matches }) => routeResults(page, matches.at(-1)?.route.id ?? ""),
	});
	if (context instanceof Response) throw new Error(`React Router responded to ${address.pathname} itself.`);
	return { branch, context };
}

/** The tree of a page. @param Layout component around the page. Default: the site's */
export function staticTree(
	site: SiteContext,
	{ branch, context }: StaticPage,
	Layout: ComponentType = Site,
): ReactNode {
	const routes = branch.within.get(Layout) ?? handlerWithin(Layout, branch.routes).dataRoutes;
	branch.within.set(Layout, routes);
	return (
		<SiteContextProvider site={site}>
			<StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
		</SiteContextProvider>
	);
}
