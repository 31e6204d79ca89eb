// The routes of a release set as one table: what both sides of the site match addresses and build links with.

import type { RemoteManifest } from "@hub/shared-contracts/remote-manifest";
import { foreignPatterns, type RouteForm, type RouteParams, type RoutePaths, routeForms } from "@hub/shared-contracts/route-path";
import { matchRoutes, type RouteObject } from "react-router";

/** A route as both sides need it. */
export interface SiteRoute extends RoutePaths {
	readonly key: string;
	/** The name of the remote that owns it. */
	readonly remote: string;
	readonly layout: "default" | "empty";
	readonly scrollToTop: boolean;
	/** Names of the slots that its page shows. */
	readonly slots: readonly string[];
	/** Key of the route that is nearest when this one has no translation. */
	readonly parent: string;
	readonly middleware: readonly string[];
	readonly auth: boolean;
}

/** All routes of a release set. */
export interface SiteTable {
	readonly routes: ReadonlyMap<string, SiteRoute>;
	readonly tree: RouteObject[];
}

/** What an address fits. */
export interface AddressMatch {
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly params: RouteParams;
	/** True when the address uses words that are not the form's own and has to move to it (RT-4). */
	readonly foreign: boolean;
}

interface RouteHandle {
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly foreign: boolean;
}

/** The routes of manifests, with the remote that owns each. */
export function siteRoutes(manifests: Iterable<RemoteManifest>): SiteRoute[] {
	return [...manifests].flatMap((manifest) =>
		manifest.routes.map(({ key, path, paths, layout, scrollToTop, slots, parent, middleware, auth }) => ({
			key,
			remote: manifest.name,
			path,
			...(paths ? { paths } : {}),
			layout,
			scrollToTop,
			slots,
			parent,
			middleware,
			auth,
		})),
	);
}

/** Builds the table. Cases and an optional trailing slash do not matter when it is matched (RT-2); static paths win (RT-3). */
export function createSiteTable(routes: readonly SiteRoute[]): SiteTable {
	const tree = routes.flatMap((route) =>
		routeForms(route).flatMap((form) => [
			entry({ route, form, foreign: false }, form.pattern),
			...foreignPatterns(route, form).map((pattern) => entry({ route, form, foreign: true }, pattern)),
		]),
	);
	return { routes: new Map(routes.map((route) => [route.key, route])), tree };
}

function entry(handle: RouteHandle, pattern: string): RouteObject {
	return { id: pattern, path: pattern, handle };
}

/** The route that a path (without query) fits, or undefined. */
export function matchAddress(table: SiteTable, pathname: string): AddressMatch | undefined {
	// An empty segment is not a trailing slash too many: `/en//` is nobody's address.
	if (pathname.includes("//") || !isDecodable(pathname)) return undefined;
	const match = matchRoutes(table.tree, pathname)?.at(-1);
	if (!match) return undefined;
	const params: Record<string, string> = {};
	for (const [name, value] of Object.entries(match.params)) if (value !== undefined) params[name] = value;
	return { ...(match.route.handle as RouteHandle), params };
}

function isDecodable(pathname: string): boolean {
	try {
		decodeURIComponent(pathname);
		return true;
	} catch {
		return false;
	}
}
