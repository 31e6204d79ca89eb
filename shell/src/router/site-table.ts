// The routes of a release set as one table: what both sides of the site match addresses and build links with.

import {
	foreignPatterns,
	type RouteForm,
	type RouteParams,
	type RoutePaths,
	routeForms,
} from "@hub/shared-contracts/address/route-path";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { matchRoutes, type RouteObject } from "react-router";
import { isReadable } from "./routable-path.ts";

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
	/** All patterns by how many segments they have, so that an address is only compared with what it can fit. */
	readonly byLength: ReadonlyMap<number, readonly Candidate[]>;
}

/** A pattern with its words in lower case; undefined where a parameter stands. */
interface Candidate {
	readonly words: readonly (string | undefined)[];
	readonly object: RouteObject;
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
	const byLength = new Map<number, Candidate[]>();
	for (const object of tree) {
		const words = segmentsOf(object.path ?? "").map(wordOf);
		byLength.set(words.length, [...(byLength.get(words.length) ?? []), { words, object }]);
	}
	return { routes: new Map(routes.map((route) => [route.key, route])), byLength };
}

function wordOf(segment: string): string | undefined {
	return segment.startsWith(":") ? undefined : segment.toLowerCase();
}

function segmentsOf(pathname: string): string[] {
	return pathname.split("/").filter(Boolean);
}

function entry(handle: RouteHandle, pattern: string): RouteObject {
	return { id: pattern, path: pattern, handle };
}

/** The route that a path (without query) fits, or undefined. */
export function matchAddress(table: SiteTable, pathname: string): AddressMatch | undefined {
	// An empty segment is not a trailing slash too many: `/en//` is nobody's address.
	if (pathname.includes("//") || !isReadable(pathname)) return undefined;
	// The router ranks all that it is given anew each time; a page asks for dozens of addresses.
	const segments = segmentsOf(pathname).map((segment) => decodeURIComponent(segment).toLowerCase());
	const fitting = (table.byLength.get(segments.length) ?? []).filter(({ words }) =>
		words.every((word, at) => word === undefined || word === segments[at]),
	);
	if (fitting.length === 0) return undefined;
	const match = matchRoutes(
		fitting.map(({ object }) => object),
		pathname,
	)?.at(-1);
	if (!match) return undefined;
	const params: Record<string, string> = {};
	for (const [name, value] of Object.entries(match.params)) if (value !== undefined) params[name] = value;
	return { ...(match.route.handle as RouteHandle), params };
}
