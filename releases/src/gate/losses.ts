// Finds losses of a release: addresses that are linked, slots of other pages, services that others call.

import { LOCALE_CODES, type Locale, localeEntry } from "@hub/shared-contracts/language/locale";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

type Parts = Pick<
	RemoteManifest,
	"name" | "version" | "routes" | "slots" | "services" | "api" | "messages" | "redirects"
>;

/** Returns the parts of the live release that the next one lacks, as sentences. */
export function losses(live: Parts, next: Parts): string[] {
	const has = new Set([...partsOf(next), ...addressesOf(next).keys()]);
	const lost = partsOf(live)
		.filter((part) => !has.has(part))
		.map((part) => `${part}, which ${live.version} has. Restore it, or use --allow-loss.`);
	// If the route itself is missing, its addresses are not reported again.
	const keys = new Set(next.routes.map(({ key }) => key));
	const moved = [...addressesOf(live)]
		.filter(([address, key]) => !has.has(address) && keys.has(key))
		.map(
			([address, key]) =>
				`${address} of the route “${key}”. Restore it, redirect from it (redirects of the remote), or use --allow-loss.`,
		);
	return [...lost, ...moved].map((what) => `losses: ${next.name} ${next.version} no longer has ${what}`);
}

/** Returns addresses by language with the keys of their routes; of redirects, without a key. */
function addressesOf({ routes, redirects }: Parts): ReadonlyMap<string, string> {
	const named = (path: string, locale: Locale) => `the address ${path} (${localeEntry(locale).iso})`;
	return new Map([
		...redirects.flatMap(({ from }) =>
			from.flatMap((path) => LOCALE_CODES.map((locale) => [named(path, locale), ""] as const)),
		),
		...routes.flatMap(({ key, path, paths }) =>
			LOCALE_CODES.map((locale) => [named(paths?.[locale] ?? path, locale), key] as const),
		),
	]);
}

function partsOf({ routes, slots, services, api, messages, redirects }: Parts): string[] {
	return [
		...routes.map(({ key }) => `the route “${key}”`),
		...Object.keys(slots).map((slot) => `the slot “${slot}”`),
		...Object.keys(services).map((service) => `the service “${service}”`),
		...api.map((path) => `/api/${path}`),
		...Object.keys(messages).map((locale) => `its texts in ${locale}`),
		...redirects.flatMap(({ from }) => from.map((path) => `the redirect from ${path}`)),
	];
}
