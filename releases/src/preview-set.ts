// Stores the live set with another release of one remote, for a preview. It does not go live.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { AdmissionError } from "./admission-error.ts";
import { refusalsOfSet } from "./admit.ts";
import { digestsOf } from "./digests.ts";
import { encodeJson } from "./json.ts";
import { readLive } from "./live.ts";
import { revokedIn } from "./live-record.ts";
import { setId } from "./set-id.ts";
import { readShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/**
 * Writes the set into the store.
 * @throws AdmissionError with every reason why the site could not run it
 */
export async function previewSet(store: ReleaseStore, remote: string, version: string): Promise<ReleaseSet> {
	const { record } = await readLive(store);
	if (!record) throw new AdmissionError("Nothing is live yet: `npm start` puts its builds live.");
	const releases = { ...record.set.releases, [remote]: version };
	const { digests, altered } = await digestsOf(store, releases);
	const set: ReleaseSet = { id: setId({ releases, digests }), releases, digests };
	const checked = { shell: await readShell(store), digests, complete: [remote] };
	const refusals = [
		...altered,
		...revokedIn(set, record).map((release) => `${release.replace("/", " ")} is revoked.`),
		...(altered.length > 0 ? [] : await refusalsOfSet(store, releases, checked)),
	];
	if (refusals.length > 0) throw new AdmissionError("It cannot be previewed:", refusals);
	await store.putIfAbsent(KEYS.set(set.id), encodeJson(set));
	return set;
}
