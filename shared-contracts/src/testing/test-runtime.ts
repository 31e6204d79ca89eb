// Replaces the shell around a remote's views, in tests and during development.

import type { i18n } from "i18next";
import type { ReactElement } from "react";
import { canonicalForm, fillPattern, type LinkParams, type RoutePaths } from "../address/route-path.ts";
import { NO_CONSENT } from "../consent/consent.ts";
import { DEFAULT_LOCALE, type Locale } from "../language/locale.ts";
import type { Remote } from "../remote/remote.ts";
import type { Runtime } from "../remote/runtime.tsx";
import type { Services } from "../remote/services.ts";
import { GUEST_SERVICE } from "../session/session.ts";

/** Returns the canonical path of a route for links; undefined if there is none. */
export type TestHref = (key: string, params?: LinkParams, locale?: Locale) => string | undefined;

/** Returns paths of a remote's routes, and of others'. @param missing paths without a page */
export function testHref(
	remote: Remote,
	others: Readonly<Record<string, RoutePaths>> = {},
	missing: readonly string[] = [],
): TestHref {
	const paths = new Map<string, RoutePaths>([
		...Object.entries(others),
		...remote.routes.map((route) => [route.key, route] as const),
	]);
	return (key, params = {}, locale = DEFAULT_LOCALE) => {
		const route = paths.get(key);
		const path = route && fillPattern(canonicalForm(route, locale, "prefix_except_default").pattern, params);
		return path !== undefined && missing.includes(path) ? undefined : path;
	};
}

const OFFLINE: Services = {
	consent: { get: () => NO_CONSENT, subscribe: () => () => {}, allow: async () => false },
	session: GUEST_SERVICE,
};

/** Props of a view. Services of other remotes default to those of a visitor without them. */
export function testRuntime({
	locale,
	currentHref,
	i18n,
	href,
	navigate,
	slots = {},
	services = {},
}: Pick<Runtime, "locale" | "currentHref" | "navigate"> & {
	readonly i18n: i18n;
	readonly href: TestHref;
	readonly slots?: Readonly<Record<string, ReactElement | null>>;
	readonly services?: Partial<Services>;
}): Runtime {
	return {
		locale,
		currentHref,
		i18n,
		href: (key, params, other = locale) => href(key, params, other),
		navigate,
		renderSlot: (name) => slots[name] ?? null,
		service: (name) => services[name] ?? OFFLINE[name],
	};
}
