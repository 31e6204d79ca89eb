// Warns about proxies that are not configured: behind one, all visitors share one address and so one rate limit.

import type { Log } from "../base/log.server.ts";
import { createProxies, plainAddress } from "../base/visitors.server.ts";

/**
 * Checks the origin of a request.
 * @param socket remote address of the connection, if known
 */
export type ProxyWarning = (headers: Headers, socket: string | undefined) => void;

/** Warns once, at the first request from a proxy that `TRUSTED_PROXIES` does not name. */
export function createProxyWarning(trustedProxies: readonly string[], log: Pick<Log, "warn">): ProxyWarning {
	const isProxy = createProxies(trustedProxies);
	let hasWarned = false;
	return (headers, socket) => {
		if (hasWarned) return;
		const header = ["X-Forwarded-For", "Forwarded"].find((name) => headers.has(name));
		const address = plainAddress(socket ?? "");
		if (!header || address === "" || isProxy(address)) return;
		hasWarned = true;
		const setting = trustedProxies.length === 0 ? "TRUSTED_PROXIES is not set" : "TRUSTED_PROXIES does not name it";
		log.warn(
			{ socket: address },
			`Requests arrive with ${header} from ${address}, and ${setting}: all requests from there count as one visitor and share its limits, such as ten messages an hour. If it is your proxy, set TRUSTED_PROXIES to its address or network, let it write the visitor's address into X-Forwarded-For, and start again. If it is not, there is nothing to do.`,
		);
	};
}
