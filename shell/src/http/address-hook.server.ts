// POST /_hooks/address: Directus checks addresses before it stores editors' texts. The response comes from the live
// routes alone: during the request, Directus may not be able to answer reads.

import { addressQuery } from "@hub/shared-contracts/address/address-query";
import type { Log } from "../base/log.server.ts";
import { type AddressRules, lookUpAddresses } from "../router/address-owner.ts";
import { verifySigned } from "./signed-request.server.ts";

/**
 * Creates the handler for signed requests.
 * @param rules the current ones; undefined while no release set is live
 */
export function receiveAddressHook(
	secret: string,
	log: Log,
	rules: () => AddressRules | undefined,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const read = await verifySigned(request, secret, addressQuery, log);
		if (read.kind === "refused") return read.response;
		const current = rules();
		return current
			? Response.json(lookUpAddresses(read.value, current))
			: new Response("No release set is live\n", { status: 503 });
	};
}

/**
 * Returns the first segments of the server's own paths, such as `media` of `/media/*`. Pages are not among them: they
 * are all under `*`.
 */
export function firstSegments(paths: readonly string[]): ReadonlySet<string> {
	return new Set(paths.map((path) => path.split("/")[1] ?? "").filter((word) => /^[\w.-]+$/.test(word)));
}
