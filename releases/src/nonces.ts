// Nonces of signed releases that were accepted, in the store: all processes and machines of a site share it, and a
// restart forgets nothing.

import { z } from "zod";
import { encodeJson, parseJson } from "./json.ts";
import { replace } from "./read.ts";
import { SIGNATURE_MAX_AGE } from "./signed-release.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Maximum number of stored nonces. Exceeds the releases that teams send in ten minutes. */
const MAX_NONCES = 500;

/** Time for which a nonce is stored after it was signed, in ms: as long as the clock of any process may accept it. */
const REMEMBERED_FOR = 2 * SIGNATURE_MAX_AGE;

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
		const fresh = known.filter((one) => one.at > now - REMEMBERED_FOR);
		if (fresh.some((one) => one.nonce === nonce)) result = "used";
		else result = fresh.length < MAX_NONCES ? "new" : "full";
		return result === "new" ? encodeJson([...fresh, { nonce, at }]) : undefined;
	});
	return result;
}
