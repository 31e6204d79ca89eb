// Operations of operators and teams on releases. Each is one change of the live record.

import { AdmissionError } from "./admission-error.ts";
import type { CanaryChoice } from "./canary.ts";
import { type Author, type Changed, changeLive, type LiveChange } from "./change-live.ts";
import { newestEntries } from "./history.ts";
import { readLive } from "./live.ts";
import { type LiveRecord, releaseKey } from "./live-record.ts";
import { listRemotes, readManifest } from "./read.ts";
import { keyIdOf, publicKeyFrom } from "./signed-release.ts";
import type { ReleaseStore } from "./store.ts";

/** Author of an operation, what it is based on, and further checks. */
export type OperationOptions = Author & Pick<LiveChange, "seen" | "base" | "gate">;

/** Puts releases live together, by version of their remotes. */
export async function goLive(
	store: ReleaseStore,
	{
		action = "live",
		...change
	}: OperationOptions & Required<Pick<LiveChange, "releases">> & { readonly action?: LiveChange["action"] },
): Promise<LiveRecord> {
	return (await changeLive(store, { ...change, action })).record;
}

/**
 * Rolls a remote back to the release before its last change, so that a second rollback undoes the first. A running
 * canary of it ends instead, and the live release stays. The gate does not check a release that was live before: it
 * passed then, and a rollback has to be fast.
 * @param version another release of the store. Default: see above
 * @throws AdmissionError if there is no earlier release
 */
export async function rollBack(
	store: ReleaseStore,
	{ remote, version, gate, ...options }: OperationOptions & { readonly remote: string; readonly version?: string },
): Promise<Changed> {
	// The canary is the latest change that visitors saw.
	if (version === undefined && (await readLive(store)).record?.canary?.remote === remote)
		return endCanary(store, options);
	const { target, known } = await findRollbackTarget(store, remote, version);
	if (target === undefined)
		throw new AdmissionError(
			`${remote} was never live with another release: \`npm run releases -- list\` shows stored ones, \`live\` puts one live.`,
		);
	const check = gate && !known ? { gate } : {};
	return changeLive(store, { ...options, ...check, action: "rollback", releases: { [remote]: target }, known });
}

/** Returns the release to roll back to, and the newest set of the history with it. Reads the history only that far. */
async function findRollbackTarget(
	store: ReleaseStore,
	remote: string,
	version: string | undefined,
): Promise<{ readonly target?: string; readonly known?: LiveRecord["set"] }> {
	let target = version;
	for await (const { changes, set } of newestEntries(store)) {
		if (target === undefined && Object.hasOwn(changes, remote)) {
			target = changes[remote]?.before;
			if (target === undefined) return {};
		}
		if (target !== undefined && set.releases[remote] === target) return { target, known: set };
	}
	return target === undefined ? {} : { target };
}

/**
 * Starts a canary, or changes its share.
 * @throws CanaryBusyError if another remote has one
 */
export async function beginCanary(
	store: ReleaseStore,
	{
		remote,
		version,
		percent,
		widens,
		action = "canary",
		...options
	}: OperationOptions & CanaryChoice & { readonly action?: "canary" | "publish" },
): Promise<Changed> {
	const { record } = await readLive(store);
	const other = record?.canary;
	const isTried = other?.remote === remote && other.version === version;
	const { gate, ...rest } = options;
	const canary = { remote, version, percent, ...(widens ? { widens } : {}) };
	return changeLive(store, { ...rest, ...(isTried ? {} : { gate }), action, canary });
}

/**
 * Puts a canary live for everyone, in the name of its publisher, if it is still the one that did no worse.
 * @returns undefined if it changed meanwhile
 */
export async function widenCanary(
	store: ReleaseStore,
	{ remote, version }: Pick<CanaryChoice, "remote" | "version">,
): Promise<Changed | undefined> {
	const { record } = await readLive(store);
	const canary = record?.canary;
	if (canary?.remote !== remote || canary.version !== version || !canary.widens) return undefined;
	const { by, why, from, commit } = canary;
	return changeLive(store, {
		by,
		why,
		from,
		commit,
		action: "publish",
		releases: { [remote]: version },
		base: { remote, record },
	});
}

/** Ends the canary: all visitors get the live release. */
export function endCanary(store: ReleaseStore, { gate: _none, ...options }: OperationOptions): Promise<Changed> {
	return changeLive(store, { ...options, action: "end canary", canary: null });
}

/** Removes a remote from the live set: its pages disappear, and its slots on other pages stay empty. */
export async function withdraw(
	store: ReleaseStore,
	{ remote, ...options }: OperationOptions & { readonly remote: string },
): Promise<Changed> {
	await requireLive(store, remote);
	return changeLive(store, { ...options, action: "withdraw", releases: { [remote]: undefined } });
}

/** Refuses changes of a remote until it is unlocked. */
export async function lock(
	store: ReleaseStore,
	{ remote, ...options }: OperationOptions & { readonly remote: string },
): Promise<Changed> {
	await requireKnown(store, remote);
	return changeLive(store, { ...options, action: "lock", locks: { [remote]: noteOf(options) } });
}

/** Removes a lock. */
export function unlock(
	store: ReleaseStore,
	{ remote, ...options }: OperationOptions & { readonly remote: string },
): Promise<Changed> {
	return changeLive(store, { ...options, action: "unlock", locks: { [remote]: undefined } });
}

/** An operation on one release. */
export type ReleaseOperation = OperationOptions & { readonly remote: string; readonly version: string };

/**
 * Revokes a release: no set with it is served any more, and it cannot go live.
 * @throws AdmissionError if it is live or not in the store
 */
export async function revoke(store: ReleaseStore, { remote, version, ...options }: ReleaseOperation): Promise<Changed> {
	if (!(await readManifest(store, remote, version)))
		throw new AdmissionError(`${remote} ${version} is not in the store: \`npm run releases -- list\` shows what is.`);
	return changeLive(store, {
		...options,
		action: "revoke",
		revoked: { [releaseKey(remote, version)]: noteOf(options) },
	});
}

/** Undoes a revocation. */
export function allow(store: ReleaseStore, { remote, version, ...options }: ReleaseOperation): Promise<Changed> {
	return changeLive(store, { ...options, action: "allow", revoked: { [releaseKey(remote, version)]: undefined } });
}

/**
 * Lets the owner of a key publish remotes over the network.
 * @param key its public half, an ed25519 key as SPKI in base64
 * @throws AdmissionError if the key is invalid, or no remote is named
 */
export async function trustKey(
	store: ReleaseStore,
	{
		key,
		team,
		remotes,
		...options
	}: OperationOptions & { readonly key: string; readonly team: string; readonly remotes: readonly string[] },
): Promise<Changed & { readonly id: string }> {
	const id = idOf(key);
	if (id === undefined)
		throw new AdmissionError(
			`“${key}” is not a public ed25519 key in base64. \`hub key\` creates a pair and prints the public key.`,
		);
	if (remotes.length === 0)
		throw new AdmissionError("Name the remotes that the key may publish with --remotes mf-one,mf-two.");
	const trusted = { ...noteOf(options), team, remotes: [...remotes].sort(), publicKey: key };
	return { id, ...(await changeLive(store, { ...options, action: "trust", keys: { [id]: trusted } })) };
}

/** Returns the id of a public key; undefined if the text is not one. */
function idOf(key: string): string | undefined {
	try {
		return keyIdOf(publicKeyFrom(key));
	} catch {
		return undefined;
	}
}

/**
 * Removes trust from a key: its earlier releases stay, further ones are refused.
 * @throws AdmissionError if it is unknown
 */
export async function distrustKey(
	store: ReleaseStore,
	{ id, ...options }: OperationOptions & { readonly id: string },
): Promise<Changed> {
	const { record } = await readLive(store);
	if (!record?.keys?.[id])
		throw new AdmissionError(`No key ${id} is trusted: \`npm run releases -- keys\` shows those that are.`);
	return changeLive(store, { ...options, action: "distrust", keys: { [id]: undefined } });
}

/** Writes the record that was rebuilt from the history, as a new revision. */
export async function restore(store: ReleaseStore, author: Author): Promise<Changed> {
	return changeLive(store, { ...author, action: "restore" });
}

function noteOf({ by, why }: Author) {
	return { at: new Date().toISOString(), by, why };
}

async function requireLive(store: ReleaseStore, remote: string): Promise<void> {
	const { record } = await readLive(store);
	if (record?.set.releases[remote] === undefined) throw new AdmissionError(`${remote} is not live.`);
}

async function requireKnown(store: ReleaseStore, remote: string): Promise<void> {
	const { record } = await readLive(store);
	if (record?.set.releases[remote] === undefined && !(await listRemotes(store)).includes(remote))
		throw new AdmissionError(
			`The store has no remote “${remote}”: \`npm run releases -- list\` shows those that it has.`,
		);
}
