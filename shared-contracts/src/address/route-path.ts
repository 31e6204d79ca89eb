// Paths of routes: their forms, their names, and conflicts between them.

import { type ByLocale, DEFAULT_LOCALE, LOCALES, type Locale, type LocaleStrategy } from "../language/locale.ts";

/** Parameters of a route, decoded. */
export type RouteParams = Readonly<Record<string, string>>;

/** Parameters to fill into a path, as React Router's `useParams` gives them too. */
export type LinkParams = Readonly<Record<string, string | undefined>>;

/** The paths of a route as its remote writes them. */
export interface RoutePaths {
	/** The form without a prefix, e.g. `/events/:slug`. */
	readonly path: string;
	/** Unprefixed paths of languages with other words, e.g. `{ de: "/uber-uns", en: "/about-us" }`. */
	readonly paths?: ByLocale<string>;
}

/** One of a route's forms: without a prefix, or below a language's prefix. */
export interface RouteForm {
	/** Undefined for the form without a prefix. */
	readonly prefix: Locale | undefined;
	/** The language that the form shows. */
	readonly locale: Locale;
	/** The whole path pattern, prefix included, e.g. `/de/glossar/:slug`. */
	readonly pattern: string;
	/** Route name and locale joined with three underscores; the form without a prefix has the bare name (LN-6). */
	readonly name: string;
}

/** Cached forms of routes. */
const forms = new WeakMap<RoutePaths, readonly RouteForm[]>();

/** Returns the forms of a route: the one without a prefix, then one per language. */
export function routeForms(paths: RoutePaths): readonly RouteForm[] {
	const known = forms.get(paths) ?? formsOf(paths);
	forms.set(paths, known);
	return known;
}

function formsOf(paths: RoutePaths): readonly RouteForm[] {
	const name = routeName(paths.path);
	const bare: RouteForm = { prefix: undefined, locale: DEFAULT_LOCALE, pattern: paths.path, name };
	const prefixed = LOCALES.map(({ code }): RouteForm => {
		const own = paths.paths?.[code] ?? paths.path;
		return {
			prefix: code,
			locale: code,
			pattern: own === "/" ? `/${code}` : `/${code}${own}`,
			name: `${name}___${code}`,
		};
	});
	return [bare, ...prefixed];
}

/** Returns a route's name from its path: `/` is `index`, `/authors/:slug/about` is `authors-slug-about`. */
export function routeName(path: string): string {
	const segments = path.split("/").filter(Boolean);
	return segments.length === 0 ? "index" : segments.map((segment) => segment.replace(/^:/, "")).join("-");
}

/**
 * Returns the patterns with words of the route's other forms. They redirect permanently to the form (RT-4): `/about-us`
 * and `/uber-uns` to the bare form of `about`.
 */
export function foreignPatterns(paths: RoutePaths, form: RouteForm): string[] {
	const words = new Set([paths.path, ...Object.values(paths.paths ?? {})]);
	const prefix = form.prefix ? `/${form.prefix}` : "";
	return [...words]
		.map((word) => `${prefix}${word}`)
		.filter((pattern) => pattern !== form.pattern && !(prefix && pattern === `${prefix}/`));
}

/** Returns the form whose address is canonical for a language under the site's setting (LN-3). */
export function canonicalForm(paths: RoutePaths, locale: Locale, strategy: LocaleStrategy): RouteForm {
	const wanted = strategy === "prefix_except_default" && locale === DEFAULT_LOCALE ? undefined : locale;
	const form = routeForms(paths).find((candidate) => candidate.prefix === wanted);
	if (!form) throw new Error(`No form of ${paths.path} for ${locale}.`);
	return form;
}

/**
 * Fills parameters into a pattern, percent-encoded.
 * @throws if a parameter is missing or empty
 */
export function fillPattern(pattern: string, params: LinkParams = {}): string {
	if (!pattern.includes(":")) return pattern;
	return pattern
		.split("/")
		.map((segment) => {
			if (!segment.startsWith(":")) return segment;
			const value = params[segment.slice(1)];
			if (!value) throw new Error(`The path ${pattern} needs the parameter “${segment.slice(1)}”.`);
			return encodeURIComponent(value);
		})
		.join("/");
}

/** Returns parameters in lower case, like the addresses of pages (RT-2): the same object if they already are. */
export function inLowerCase(params: RouteParams): RouteParams {
	const lower = Object.entries(params).map(([name, value]) => [name, value.toLowerCase()] as const);
	return lower.every(([name, value]) => params[name] === value) ? params : Object.fromEntries(lower);
}

/** Returns a pattern without what does not distinguish addresses: case, names of parameters, and a trailing slash. */
export function patternShape(pattern: string): string {
	return pattern
		.toLowerCase()
		.replace(/\/$/, "")
		.split("/")
		.map((segment) => (segment.startsWith(":") ? ":" : segment))
		.join("/");
}

/** A path that several routes claim. */
export interface PathConflict {
	readonly pattern: string;
	readonly claimedBy: readonly string[];
}

/**
 * Returns all addresses that several owners claim, including words that only redirect (RT-10). A static path and a
 * parameter don't conflict: the static one wins (RT-3).
 */
export function pathConflicts(
	owners: readonly { readonly owner: string; readonly routes: readonly RoutePaths[] }[],
): PathConflict[] {
	// Claims are grouped by route, because two routes of one owner can conflict too.
	const claims = new Map<string, { pattern: string; by: Map<RoutePaths, string> }>();
	for (const { owner, routes } of owners) {
		for (const route of routes) {
			const who = `${owner} (${route.path})`;
			for (const form of routeForms(route)) {
				for (const pattern of [form.pattern, ...foreignPatterns(route, form)]) {
					const claim = claims.get(patternShape(pattern)) ?? { pattern, by: new Map() };
					claim.by.set(route, who);
					claims.set(patternShape(pattern), claim);
				}
			}
		}
	}
	return [...claims.values()]
		.filter((claim) => claim.by.size > 1)
		.map((claim) => ({ pattern: claim.pattern, claimedBy: [...claim.by.values()] }));
}
