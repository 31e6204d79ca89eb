// Releases that are not run any more, not even for tabs that were opened while they were live.

import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { z } from "zod";
import { AdmissionError } from "./admission-error.ts";
import { encodeJson, parseJson, readLive, readManifest, readSet, replace } from "./read.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

const revokedSchema = z.record(z.string(), z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }));

/** Revoked releases by `remote/version`: since when, by whom and why. */
export type Revoked = Readonly<z.infer<typeof revokedSchema>>;

/** Names the release, who acts, and why. */
export interface Revocation {
	readonly remote: string;
	readonly version: string;
	readonly by: string;
	readonly why: string;
}

/** All revoked releases. */
export async function readRevoked(store: ReleaseStore): Promise<Revoked> {
	const bytes = await store.get(KEYS.revoked);
	return bytes ? revokedSchema.parse(parseJson(bytes)) : {};
}

/** The releases of a set that are revoked, as `remote/version`. */
export function revokedIn({ releases }: Pick<ReleaseSet, "releases">, revoked: Revoked): string[] {
	return Object.entries(releases)
		.map(([remote, version]) => `${remote}/${version}`)
		.filter((release) => Object.hasOwn(revoked, release));
}

/**
 * Revokes a release: no set that holds it is served any more, and it cannot go live.
 * @returns false where it was revoked already
 * @throws AdmissionError where it is live or the store does not have it
 */
export async function revoke(store: ReleaseStore, { remote, version, by, why }: Revocation): Promise<boolean> {
	if (!(await readManifest(store, remote, version)))
		throw new AdmissionError(`${remote} ${version} is not in the store: \`npm run releases -- list\` shows what is.`);
	const live = await readLive(store);
	const set = live && (await readSet(store, live.record.set));
	if (set?.releases[remote] === version) {
		throw new AdmissionError(
			`${remote} ${version} is live and cannot be revoked. Take another release live first: npm run releases -- live ${remote} <version>`,
		);
	}
	return change(store, `${remote}/${version}`, { at: new Date().toISOString(), by, why });
}

/** Takes a revocation back. @returns false where the release was not revoked */
export function allow(store: ReleaseStore, { remote, version }: Pick<Revocation, "remote" | "version">): Promise<boolean> {
	return change(store, `${remote}/${version}`, undefined);
}

function change(store: ReleaseStore, release: string, to: Revoked[string] | undefined): Promise<boolean> {
	return replace(store, KEYS.revoked, (bytes) => {
		const revoked = bytes ? revokedSchema.parse(parseJson(bytes)) : {};
		if (Object.hasOwn(revoked, release) === (to !== undefined)) return undefined;
		const { [release]: _before, ...others } = revoked;
		return encodeJson(to ? { ...others, [release]: to } : others);
	});
}
