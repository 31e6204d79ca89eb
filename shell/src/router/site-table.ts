// The routes of a release set as one table: what both sides of the site match addresses and build links with.

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
	readonly auth: boolean | GuardPaths;
}

/** All routes of a release set. */
export interface SiteTable {
	readonly routes: ReadonlyMap<string, SiteRoute>;
	/** All patterns by how many segments they have, those with more words of their own first. */
	readonly byLength: ReadonlyMap<number, readonly Candidate[]>;
	/** Addresses of before that lead to them. */
	readonly legacy: LegacyRedirects;
}

/** A pattern: its segments, with words in lower case and parameters behind a colon; and what it stands for. */
interface Candidate {
	readonly segments: readonly string[];
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly foreign: boolean;
}

/** What an address fits. */
export interface AddressMatch {
	readonly route: SiteRoute;
	readonly form: RouteForm;
	readonly params: RouteParams;
	/** True when the address uses words that are not the form's own and has to move to it (RT-4). */
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

/** The route that a path (without query) fits, or undefined. */
export function matchAddress(table: SiteTable, pathname: string): AddressMatch | undefined {
	// An empty segment is not a trailing slash too many: `/en//` does not match.
	if (pathname.includes("//") || !isReadable(pathname)) return undefined;
	const asked = segmentsOf(pathname).map(decodeURIComponent);
	const match = table.byLength
		.get(asked.length)
		?.find(({ segments }) => segments.every((segment, at) => isParameter(segment) || segment === asked[at]?.toLowerCase()));
	if (!match) return undefined;
	const { segments, route, form, foreign } = match;
	const params: Record<string, string> = {};
	for (const [at, segment] of segments.entries()) if (isParameter(segment)) params[segment.slice(1)] = asked[at] ?? "";
	return { route, form, foreign, params };
}
