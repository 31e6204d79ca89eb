// Nonces of accepted signed releases. They are in the store, which all processes and machines of a site share and which
// survives a restart.

import { z } from "zod";
import { encodeJson, parseJson } from "./json.ts";
import { replace } from "./read.ts";
import { MAX_SIGNATURE_AGE_MS } from "./signed-release.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Maximum number of stored nonces. Exceeds the releases that teams send in ten minutes. */
const MAX_NONCES = 500;

/** Time for which a nonce is stored after it was signed, in ms: as long as the clock of any process may accept it. */
const NONCE_LIFETIME_MS = 2 * MAX_SIGNATURE_AGE_MS;

const noncesSchema = z.array(z.object({ nonce: z.string(), at: z.number() }));

/** Records the nonce of a release. Returns `full` if it cannot be remembered; the release must be refused then. */
export async function useNonce(
	store: ReleaseStore,
	{ nonce, at }: { readonly nonce: string; readonly at: number },
	now: number,
): Promise<"new" | "used" | "full"> {
	let result: "new" | "used" | "full" = "new";
	await replace(store, KEYS.nonces, (bytes) => {
		const known = (bytes && noncesSchema.safeParse(parseJson(bytes)).data) ?? [];
		const fresh = known.filter((used) => used.at > now - NONCE_LIFETIME_MS);
		if (fresh.some((used) => used.nonce === nonce)) result = "used";
		else result = fresh.length < MAX_NONCES ? "new" : "full";
		return result === "new" ? encodeJson([...fresh, { nonce, at }]) : undefined;
	});
	return result;
}
