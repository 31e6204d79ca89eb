// The routes of a release set as one table, with which server and browser match addresses and build links.

import {
	foreignPatterns,
	type RouteForm,
	type RouteParams,
	type RoutePaths,
	routeForms,
} from "@hub/shared-contracts/address/route-path";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import type { GuardPaths } from "./guards.ts";
import type { LegacyRedirects } from "./legacy-redirects.ts";
import { isReadable } from "./readable-path.ts";

/** A route as server and browser need it. */
export interface SiteRoute extends RoutePaths {
	readonly key: string;
	/** The remote that owns it. */
	readonly remote: string;
	readonly layout: "default" | "empty";
	readonly scrollToTop: boolean;
	readonly slots: readonly string[];
	/** Key of the nearest route, for languages without a translation. */
	readonly parent: string;
	readonly middleware: readonly string[];
	readonly auth: boolean | GuardPaths;
}

export interface SiteTable {
	readonly routes: ReadonlyMap<string, SiteRoute>;
	/** Patterns by number of segments, those with more static segments first. */
	readonly byLength: ReadonlyMap<number, readonly Candidate[]>;
	/** Redirects from the previous site. */
	readonly legacy: LegacyRedirects;
}

/** A pattern: static segments in lower case, parameters behind a colon. */
interface Candidate {
	readonly segments: readonly string[];
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly foreign: boolean;
}

export interface AddressMatch {
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly params: RouteParams;
	/** True if the address uses another language's words and must redirect to the form's own (RT-4). */
	readonly foreign: boolean;
}

/** Returns the routes of manifests, each with its remote. */
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

/** Builds the table. Matching ignores case and a trailing slash (RT-2); static paths win (RT-3). */
export function createSiteTable(routes: readonly SiteRoute[], legacy: LegacyRedirects = new Map()): SiteTable {
	const byLength = new Map<number, Candidate[]>();
	const add = (pattern: string, route: SiteRoute, form: RouteForm, foreign: boolean) => {
		const segments = segmentsOf(pattern).map((segment) => (isParameter(segment) ? segment : segment.toLowerCase()));
		byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, route, form, foreign }]);
	};
	for (const route of routes) {
		for (const form of routeForms(route)) {
			add(form.pattern, route, form, false);
			for (const pattern of foreignPatterns(route, form)) add(pattern, route, form, true);
		}
	}
	const words = ({ segments }: Candidate) => segments.filter((segment) => !isParameter(segment)).length;
	for (const candidates of byLength.values()) candidates.sort((a, b) => words(b) - words(a));
	return { routes: new Map(routes.map((route) => [route.key, route])), byLength, legacy };
}

function isParameter(segment: string): boolean {
	return segment.startsWith(":");
}

function segmentsOf(pathname: string): string[] {
	return pathname.split("/").filter(Boolean);
}

/** Returns the route that matches a path without query, or undefined. */
export function matchAddress(table: SiteTable, pathname: string): AddressMatch | undefined {
	// An empty segment is not a trailing slash: `/en//` does not match.
	if (pathname.includes("//") || !isReadable(pathname)) return undefined;
	const requested = segmentsOf(pathname).map(decodeURIComponent);
	const match = table.byLength
		.get(requested.length)
		?.find(({ segments }) =>
			segments.every((segment, at) => isParameter(segment) || segment === requested[at]?.toLowerCase()),
		);
	if (!match) return undefined;
	const { segments, route, form, foreign } = match;
	const params: Record<string, string> = {};
	for (const [at, segment] of segments.entries())
		if (isParameter(segment)) params[segment.slice(1)] = requested[at] ?? "";
	return { route, form, foreign, params };
}
