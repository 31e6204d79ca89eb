// Whose code runs just now: what a remote leaves behind, such as a promise that fails later, is known by it.

import { AsyncLocalStorage } from "node:async_hooks";
import type { ReleaseName } from "@hub/releases/evaluate";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";

const running = new AsyncLocalStorage<ReleaseName>();

/** Does work of a release; everything that the work begins belongs to the release as well, however late it ends. */
export function asRelease<Result>({ name, version }: ReleaseName, work: () => Result): Result {
	return running.run({ name, version }, work);
}

/** The release that began what runs now; undefined for the site's own work. */
export function runningRelease(): ReleaseName | undefined {
	return running.getStore();
}

/** A server door of which every call is work of its release. */
export function asOwnWork(release: ReleaseName, server: RemoteServer): RemoteServer {
	const { routes, slots, feeds, api } = server;
	// A door's functions stand in records of records at most three deep, and are called as methods of these.
	const own = <Part extends object>(part: Part): Part =>
		Object.fromEntries(
			Object.entries(part).map(([name, value]: [string, unknown]) => {
				if (typeof value === "function")
					return [name, (...given: unknown[]): unknown => asRelease(release, () => Reflect.apply(value, part, given))];
				return [name, typeof value === "object" && value !== null && !Array.isArray(value) ? own(value) : value];
			}),
		) as Part;
	return {
		...server,
		routes: own(routes),
		...(slots ? { slots: own(slots) } : {}),
		...(feeds ? { feeds: own(feeds) } : {}),
		...(api ? { api: own(api) } : {}),
	};
}
