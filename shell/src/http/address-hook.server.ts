// POST /_hooks/address: the content service asks whose addresses are, before it stores what editors wrote. The answer comes from
// the live routes alone: while the service asks, it may not be able to answer anything itself.

import { addressQuestion } from "@hub/shared-contracts/address/address-question";
import type { Log } from "../base/log.server.ts";
import { type AddressRules, answerAddresses } from "../router/address-owner.ts";
import { verifySigned } from "./signed-request.server.ts";

/**
 * Answers questions that are signed.
 * @param rules as they are at the moment; undefined while no release set is live
 */
export function receiveAddressHook(
	secret: string,
	log: Log,
	rules: () => AddressRules | undefined,
): (request: Request) => Promise<Response> {
	return async (request) => {
		const read = await verifySigned(request, secret, addressQuestion, log);
		if (read.kind === "refused") return read.response;
		const known = rules();
		return known ? Response.json(answerAddresses(read.value, known)) : new Response("No release set is live\n", { status: 503 });
	};
}

/** The first words of the server's own paths, such as `media` of `/media/*`. Pages have no path here: they are all under `*`. */
export function firstSegments(paths: readonly string[]): ReadonlySet<string> {
	return new Set(paths.map((path) => path.split("/")[1] ?? "").filter((word) => /^[\w.-]+$/.test(word)));
}
