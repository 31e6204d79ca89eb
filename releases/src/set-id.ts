import { createHash } from "node:crypto";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";

/** Returns the id of a choice of releases: a digest of their names, versions and manifest digests. */
export function setId({ releases, digests }: Omit<ReleaseSet, "id">): string {
	const sorted = Object.entries(releases)
		.sort(([a], [b]) => (a < b ? -1 : 1))
		// Sets of older stores have only versions.
		.map(([remote, version]) => (digests ? [remote, version, digests[remote]] : [remote, version]));
	return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 16);
}
