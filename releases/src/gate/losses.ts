// Finds losses of a release: addresses that are linked, slots of other pages, services that others call.

import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

type Parts = Pick<RemoteManifest, "name" | "version" | "routes" | "slots" | "services" | "api" | "messages" | "redirects">;

/** Returns the parts of the live release that the next one lacks, as sentences. */
export function losses(live: Parts, next: Parts): string[] {
	const has = new Set(partsOf(next));
	return partsOf(live)
		.filter((part) => !has.has(part))
		.map(
			(part) =>
				`losses: ${next.name} ${next.version} has no longer ${part}, which ${live.version} has. Bring it back, or say --allow-loss.`,
		);
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
