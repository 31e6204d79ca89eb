// Tracks which release's code is running (AsyncLocalStorage), so that later failures can be attributed to it.

import { AsyncLocalStorage } from "node:async_hooks";
import type { ReleaseName } from "@hub/releases/evaluate";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { isExhaustion } from "../base/descriptors.server.ts";

let exhausted: ReleaseName | undefined;

/** The release whose code last failed because there were no file descriptors left. */
export function lacksDescriptors(): ReleaseName | undefined {
	return exhausted;
}

const running = new AsyncLocalStorage<ReleaseName>();

/** Runs work of a release; everything that it starts is attributed to the release, too. */
export function withinRelease<Result>({ name, version }: ReleaseName, work: () => Result): Result {
	return running.run({ name, version }, work);
}

/** The release whose work is running; undefined for the site's own work. */
export function currentRelease(): ReleaseName | undefined {
	return running.getStore();
}

/** A server entry of which every call is work of its release. */
export function outsideReleases(release: ReleaseName, server: RemoteServer): RemoteServer {
	const { routes, slots, feeds, api } = server;
	const noteExhaustion = (error: unknown): void => {
		if (isExhaustion(error)) exhausted = { name: release.name, version: release.version };
	};
	const run = (work: () => unknown): unknown => {
		try {
			const result = withinRelease(release, work);
			if (result instanceof Promise) result.catch(noteExhaustion);
			return result;
		} catch (error) {
			noteExhaustion(error);
			throw error;
		}
	};
	// An entry's functions stand in records of records at most three deep, and are called as methods of these.
	const own = <Part extends object>(part: Part): Part =>
		Object.fromEntries(
			Object.entries(part).map(([name, value]: [string, unknown]) => {
				if (typeof value === "function") {
					const call = (...given: unknown[]): unknown => run(() => Reflect.apply(value, part, given));
					// What a function says of itself, such as the rows of a route's `entries`, it says from outside as well.
					return [name, Object.assign(call, value)];
				}
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
