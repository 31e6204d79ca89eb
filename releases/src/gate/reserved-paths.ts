// Addresses of the site itself. A remote with one of them would hide files, data or health checks.

import { isNoPage } from "@hub/shared-contracts/address/no-page";
import type { RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";

/** Returns the reserved addresses that a release claims, as sentences. */
export function reservedPaths({
	name,
	routes,
	redirects,
}: Pick<RemoteManifest, "name" | "routes" | "redirects">): string[] {
	const claimed = [
		...routes.flatMap(({ key, path, paths }) =>
			[path, ...Object.values(paths ?? {})].map((pattern) => ({ pattern, what: `the route “${key}”` })),
		),
		...redirects.flatMap(({ from }) => from.map((pattern) => ({ pattern, what: "a redirect" }))),
	];
	return claimed
		.filter(({ pattern }) => isNoPage(pattern))
		.map(
			({ pattern, what }) =>
				`paths: ${pattern}, ${what} of ${name}, is reserved for the site itself. Use another path.`,
		);
}
