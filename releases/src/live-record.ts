// The only mutable record of the store: the live set, locks and revocations, with time, author and reason. Each state
// is also an entry of the history, from which the record can be rebuilt.

import { createHash } from "node:crypto";
import { type ReleaseSet, releaseSetSchema } from "@hub/shared-contracts/remote/release-set";
import { z } from "zod";
import { encodeJson, parseJson } from "./json.ts";
import { setId } from "./set-id.ts";

/**
 * Action of a change. `start`: a start of the site with the builds of its checkout; `restore`: after the record was
 * damaged.
 */
const ACTIONS = [
	"start",
	"publish",
	"live",
	"rollback",
	"withdraw",
	"lock",
	"unlock",
	"revoke",
	"allow",
	"canary",
	"end canary",
	"trust",
	"distrust",
	"restore",
] as const;
export type Action = (typeof ACTIONS)[number];

const noteSchema = z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() });

/** Time, author and reason of a decision. */
export type Note = z.infer<typeof noteSchema>;

const canarySchema = noteSchema.extend({
	remote: z.string(),
	version: z.string(),
	/** The share of visitors who get it, from 0 to 100. */
	percent: z.number().min(0).max(100),
	/** The live set with this release instead of the live one. */
	set: releaseSetSchema,
	/** True if it goes live for everyone unless it does worse; absent if an operator decides. */
	widens: z.boolean().optional(),
	/** Host and folder of the workspace, and its commit, as in {@link LiveRecord}. */
	from: z.string().optional(),
	commit: z.string().optional(),
});

/** A release for a share of the visitors, to compare it with the live one. */
export type Canary = z.infer<typeof canarySchema>;

const teamKeySchema = noteSchema.extend({
	team: z.string(),
	/** The remotes that the team may publish. */
	remotes: z.array(z.string()).readonly(),
	/** An ed25519 key, as SPKI in base64. */
	publicKey: z.string(),
});

/** A key with which a team signs what it publishes over the network. */
export type TeamKey = z.infer<typeof teamKeySchema>;

const versionChange = z.object({ before: z.string().optional(), after: z.string().optional() });

const liveRecordSchema = z.object({
	set: releaseSetSchema,
	/** Incremented with every change. */
	revision: z.number().int().positive(),
	at: z.iso.datetime(),
	/** A person, as git or the operating system names them. */
	by: z.string(),
	why: z.string(),
	action: z.enum(ACTIONS),
	/** Host and folder of the workspace from which it was done. */
	from: z.string().optional(),
	/** The commit of that workspace; ends in `+` if files differed from it. */
	commit: z.string().optional(),
	/** Remotes, releases and keys that the change is about, for the history; absent in older records. */
	about: z.array(z.string()).readonly().optional(),
	/** The remotes whose release changed, with the version before and after, if there was one. */
	changes: z.record(z.string(), versionChange),
	/** Remotes whose release must not change. */
	locks: z.record(z.string(), noteSchema),
	/** Releases that must not run any more, even in open tabs, by `remote/version`. */
	revoked: z.record(z.string(), noteSchema),
	/** The teams' keys by their id; absent if there are none. */
	keys: z.record(z.string(), teamKeySchema).optional(),
	/** Absent if all visitors get the live set. */
	canary: canarySchema.optional(),
	/** SHA-256 of all of the above, in hex, which detects damage. */
	digest: z.string(),
});

/** The live set and its origin. */
export type LiveRecord = z.infer<typeof liveRecordSchema>;
export type VersionChange = z.infer<typeof versionChange>;

/** Adds its digest to a record. */
export function sealRecord(record: Omit<LiveRecord, "digest">): LiveRecord {
	return { ...record, digest: digestOf(record) };
}

/** Returns the first record of a store that has copies of live releases. */
export function recordOfCopy(releases: ReleaseSet["releases"], by: string, why: string): LiveRecord {
	return sealRecord({
		set: { id: setId({ releases }), releases },
		revision: 1,
		at: new Date().toISOString(),
		by,
		why,
		action: "live",
		changes: {},
		locks: {},
		revoked: {},
	});
}

/** Encodes a record for the store. */
export function encodeRecord(record: LiveRecord): Uint8Array {
	return encodeJson(record);
}

/** Decodes a record; undefined if it is damaged in any way. */
export function decodeRecord(bytes: Uint8Array): LiveRecord | undefined {
	const parsed = liveRecordSchema.safeParse(parseJson(bytes));
	if (!parsed.success) return undefined;
	const { digest, ...rest } = parsed.data;
	const sets = [rest.set, ...(rest.canary ? [rest.canary.set] : [])];
	return digest === digestOf(rest) && sets.every((set) => setId(set) === set.id) ? parsed.data : undefined;
}

function digestOf(record: Omit<LiveRecord, "digest">): string {
	// The schema determines the order of fields.
	const { digest: _none, ...ordered } = liveRecordSchema.parse({ ...record, digest: "" });
	return createHash("sha256").update(JSON.stringify(ordered)).digest("hex");
}

/** Returns the key of a release in `revoked`. */
export function releaseKey(remote: string, version: string): string {
	return `${remote}/${version}`;
}

/** Returns the revoked releases of a set, as `remote/version`. */
export function revokedIn(
	{ releases }: Pick<ReleaseSet, "releases">,
	{ revoked }: Pick<LiveRecord, "revoked">,
): string[] {
	return Object.entries(releases)
		.map(([remote, version]) => releaseKey(remote, version))
		.filter((release) => Object.hasOwn(revoked, release));
}
