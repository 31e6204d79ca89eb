// Behind a proxy that is not known as one, all visitors come from one address and share what one may do.

import type { Log } from "./log.server.ts";
import { createProxies, plainAddress } from "./visitors.server.ts";

/** Looks at where a request comes from. @param socket the address at the other end of the connection, where there is one */
export type ProxyNotice = (headers: Headers, socket: string | undefined) => void;

/**
 * Says once in the log that requests come through a proxy which `TRUSTED_PROXIES` does not name. It is known at the first such request
 * and no sooner: what stands before a site does not show at its start.
 */
export function createProxyNotice(trustedProxies: readonly string[], log: Pick<Log, "warn">): ProxyNotice {
	const isProxy = createProxies(trustedProxies);
	let said = false;
	return (headers, socket) => {
		if (said) return;
		const header = ["X-Forwarded-For", "Forwarded"].find((name) => headers.has(name));
		const address = plainAddress(socket ?? "");
		if (!header || address === "" || isProxy(address)) return;
		said = true;
		const setting = trustedProxies.length === 0 ? "TRUSTED_PROXIES is not set" : "TRUSTED_PROXIES does not name it";
		log.warn(
			{ socket: address },
			`Requests arrive with ${header} from ${address}, and ${setting}: all who come from there count as one visitor and share one visitor's limits, such as ten messages an hour. If it is your proxy, set TRUSTED_PROXIES to its address or network, let it write the visitor's address into X-Forwarded-For, and start again. If it is not, there is nothing to do.`,
		);
	};
}
