// Tracks which release's code is running (AsyncLocalStorage), so that later failures can be attributed to it.

import { AsyncLocalStorage } from "node:async_hooks";
import type { ReleaseName } from "@hub/releases/evaluate";
import type { RemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { isExhaustion } from "../base/descriptors.server.ts";

let exhausted: ReleaseName | undefined;

/** Returns the release whose code last failed because there were no file descriptors left. */
export function lacksDescriptors(): ReleaseName | undefined {
	return exhausted;
}

const running = new AsyncLocalStorage<ReleaseName>();

/** Runs a release's work; everything that it starts is attributed to the release, too. */
export function withinRelease<Result>({ name, version }: ReleaseName, work: () => Result): Result {
	return running.run({ name, version }, work);
}

/** Returns the release whose work is running; undefined for the site's own work. */
export function currentRelease(): ReleaseName | undefined {
	return running.getStore();
}

/** Wraps a server entry so that every call runs as work of its release. */
export function attributeCalls(release: ReleaseName, server: RemoteServer): RemoteServer {
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
	// An entry's functions are in records of records at most three deep, and are called as methods of these.
	const wrap = <Part extends object>(part: Part): Part =>
		Object.fromEntries(
			Object.entries(part).map(([name, value]: [string, unknown]) => {
				if (typeof value === "function") {
					const call = (...given: unknown[]): unknown => run(() => Reflect.apply(value, part, given));
					// Keep a function's properties, such as the rows of a route's `entries`.
					return [name, Object.assign(call, value)];
				}
				return [name, typeof value === "object" && value !== null && !Array.isArray(value) ? wrap(value) : value];
			}),
		) as Part;
	return {
		...server,
		routes: wrap(routes),
		...(slots ? { slots: wrap(slots) } : {}),
		...(feeds ? { feeds: wrap(feeds) } : {}),
		...(api ? { api: wrap(api) } : {}),
	};
}
