// A release set: one release per remote, never changed once written.

import { z } from "zod";

export const releaseSetSchema = z.object({
	/**
	 * The first 16 hex digits of the SHA-256 over the releases and their digests, so that the same releases are the same
	 * set.
	 */
	id: z.string().regex(/^[0-9a-f]{16}$/),
	/** Remote name to version. */
	releases: z.record(z.string(), z.string()),
	/**
	 * Remote name to the integrity of the release's manifest, which contains those of its files, so that no file of a set
	 * can be replaced. Absent in older sets; the next change of the live set adds them.
	 */
	digests: z.record(z.string(), z.string()).optional(),
});

/** An immutable choice of one release per remote. */
export type ReleaseSet = z.infer<typeof releaseSetSchema>;
