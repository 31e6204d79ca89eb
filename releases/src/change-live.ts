// Changes the live record, the only mutable one, by compare-and-swap. Records who changed it, when, why and from where.

import { isDeepStrictEqual } from "node:util";
import type { ReleaseSet } from "@hub/shared-contracts/remote/release-set";
import { AdmissionError, CanaryBusyError } from "./admission-error.ts";
import { refusalsOfSet } from "./admit.ts";
import { type CanaryChoice, type CanaryNote, isSameCanary, nextCanary, refusalsOfCanary } from "./canary.ts";
import { digestsOf } from "./digests.ts";
import { newestEntries, readHistory } from "./history.ts";
import { encodeJson } from "./json.ts";
import { type LiveState, readLive } from "./live.ts";
import {
	type Action,
	type Canary,
	encodeRecord,
	type LiveRecord,
	type Note,
	revokedIn,
	sealRecord,
	type TeamKey,
	type VersionChange,
} from "./live-record.ts";
import { setId } from "./set-id.ts";
import { readShell } from "./shell-record.ts";
import { KEYS, type ReleaseStore } from "./store.ts";

/** Author of a change, and the reason. */
export interface Author {
	readonly by: string;
	readonly why: string;
	/** Host and folder of the workspace. */
	readonly from?: string | undefined;
	readonly commit?: string | undefined;
}

/** A set of releases that is about to go live. */
export interface Candidate {
	readonly releases: Readonly<Record<string, string>>;
	/** Remotes whose release differs from the live one, without withdrawn ones. */
	readonly changed: readonly string[];
	/** The set that is live until then. */
	readonly live: ReleaseSet | undefined;
}

/** A remote, and the record on which a change of it was based. */
export interface Base {
	readonly remote: string;
	/** Undefined before the first change. */
	readonly record: LiveRecord | undefined;
}

/** A change of the live record. Properties that are absent stay unchanged. */
export interface LiveChange extends Author {
	readonly action: Action;
	/** Versions by remote; undefined removes the remote. */
	readonly releases?: Readonly<Record<string, string | undefined>>;
	/** Locks by remote; undefined removes the lock. */
	readonly locks?: Readonly<Record<string, Note | undefined>>;
	/** Revoked releases by `remote/version`; undefined allows the release. */
	readonly revoked?: Readonly<Record<string, Note | undefined>>;
	/** Keys of teams by their id; undefined removes the key. */
	readonly keys?: Readonly<Record<string, TeamKey | undefined>>;
	/** A release for a share of the visitors; null ends it. */
	readonly canary?: CanaryChoice | null;
	/** Set of the history with the release that goes live. Its digests are trusted, so other sets need not be read. */
	readonly known?: ReleaseSet | undefined;
	/**
	 * Revision on which the author based the change; 0 before the first. If the record has another one, the change is
	 * refused. Default: any revision.
	 */
	readonly seen?: number;
	/**
	 * State of the remote that the author saw: the change is refused if its release, canary or lock differs now. Default:
	 * any.
	 */
	readonly base?: Base | undefined;
	/** Returns reasons against otherwise valid releases, as sentences. May be slow, because no lock is held. */
	readonly gate?: ((candidate: Candidate) => Promise<readonly string[]>) | undefined;
}

/** Result of a change. */
export interface Changed {
	/** The live record afterwards. */
	readonly record: LiveRecord;
	/** False if nothing had to change. */
	readonly changed: boolean;
}

/**
 * Applies a change. The previous set stays in the store.
 * @throws AdmissionError with all reasons if it is refused; nothing is changed then
 */
export async function changeLive(store: ReleaseStore, change: LiveChange): Promise<Changed> {
	for (;;) {
		const state = await readLive(store);
		const { record } = state;
		if (change.seen !== undefined && (record?.revision ?? 0) !== change.seen)
			throw await outdatedError(store, change.seen, record);
		if (change.base && !isSameRemote(change.base.remote, change.base.record, record))
			throw await outdatedError(store, change.base.record?.revision ?? 0, record, change.base.remote);
		if (!record && state.fault && change.action !== "start") throw new AdmissionError(state.fault);
		const locks = merged(record?.locks, change.locks);
		const revoked = merged(record?.revoked, change.revoked);
		const keys = merged(record?.keys, change.keys);
		const releases = merged(record?.set.releases, change.releases);
		const changes = changesBetween(record?.set.releases ?? {}, releases);
		const { digests, altered } = await digestsOf(store, releases, [record?.set, record?.canary?.set, change.known]);
		const set: ReleaseSet = { id: setId({ releases, digests }), releases, digests };
		const note = {
			at: new Date().toISOString(),
			by: change.by,
			why: change.why,
			from: change.from,
			commit: change.commit,
		};
		const planned = { record, set, locks, revoked };
		const { canary, refusals: refusedCanary } = await checkCanary(store, { ...planned, change, note });
		if (record && !state.fault && refusedCanary.length === 0 && isSame(record, { set, locks, revoked, canary, keys }))
			return { record, changed: false };
		const refusals = [
			...Object.keys(changes).flatMap((remote) => lockedSentence(remote, record?.locks[remote])),
			...revokedIn(set, { revoked }).map((release) => revokedSentence(release, change.action, revoked[release])),
			...(Object.keys(changes).length === 0 ? [] : await refusalsOfChange(store, { change, record, set, altered })),
			...refusedCanary,
		];
		if (refusals.length > 0) throw new AdmissionError("Refused:", refusals);
		for (const stored of [set, ...(canary ? [canary.set] : [])])
			await store.putIfAbsent(KEYS.set(stored.id), encodeJson(stored));
		const next = sealRecord({
			set,
			revision: await nextRevision(store, state),
			...note,
			action: change.action,
			about: subjectsOf(change, { changes, record, canary }),
			changes,
			locks,
			revoked,
			...(Object.keys(keys).length > 0 ? { keys } : {}),
			...(canary ? { canary } : {}),
		});
		// The process that made the last change may have ended before writing it to the history.
		if (record) await store.putIfAbsent(KEYS.history(record.revision), encodeRecord(record));
		const bytes = encodeRecord(next);
		if ((await store.compareAndSwap(KEYS.live, state.bytes, bytes)) === "swapped") {
			await store.putIfAbsent(KEYS.history(next.revision), bytes);
			return { record: next, changed: true };
		}
		// A concurrent change was first. This one is applied to its result, or refused if it was based on an earlier
		// revision.
	}
}

/**
 * Returns the canary after a change, and why it is refused. An existing canary never blocks a change: if it
 * cannot continue beside the new set, it ends.
 */
async function checkCanary(
	store: ReleaseStore,
	{
		record,
		set,
		locks,
		revoked,
		change,
		note,
	}: Pick<LiveRecord, "set" | "locks" | "revoked"> & {
		readonly record: LiveRecord | undefined;
		readonly change: LiveChange;
		readonly note: CanaryNote;
	},
): Promise<{ readonly canary?: Canary; readonly refusals: readonly string[] }> {
	const other = record?.canary;
	// Checked against the record that is replaced, because two waiting publishers begin at the same time.
	if (change.canary && other && other.remote !== change.canary.remote) throw new CanaryBusyError(other);
	const { canary, altered } = await nextCanary(store, { record, choice: change.canary, note, set });
	if (!canary) return { refusals: [] };
	const { remote } = canary;
	const isNew = canary.set.id !== record?.canary?.set.id;
	const invalid = refusalsOfCanary(canary, set);
	const refusals = [
		...invalid,
		...(change.canary ? lockedSentence(remote, locks[remote]) : []),
		...revokedIn(canary.set, { revoked }).map((release) => revokedSentence(release, change.action, revoked[release])),
		...(isNew && invalid.length === 0
			? await refusalsOfChange(store, {
					change: { ...change, releases: { [remote]: canary.version }, ...(change.canary ? {} : { gate: undefined }) },
					record,
					set: canary.set,
					altered,
				})
			: []),
	];
	if (refusals.length === 0) return { canary, refusals };
	return { refusals: change.canary ? refusals : [] };
}

async function refusalsOfChange(
	store: ReleaseStore,
	{
		change,
		record,
		set,
		altered,
	}: { change: LiveChange; record: LiveRecord | undefined; set: ReleaseSet; altered: readonly string[] },
): Promise<readonly string[]> {
	if (altered.length > 0) return altered;
	const named = Object.keys(change.releases ?? {}).filter((remote) => set.releases[remote] !== undefined);
	const unfit = await refusalsOfSet(store, set.releases, {
		shell: await readShell(store),
		digests: set.digests ?? {},
		complete: named,
	});
	if (unfit.length > 0 || !change.gate) return unfit;
	const changed = named.filter((remote) => set.releases[remote] !== record?.set.releases[remote]);
	return changed.length === 0 ? [] : change.gate({ releases: set.releases, changed, live: record?.set });
}

/** Returns the next revision. After a damaged record, it is higher than every revision in the history. */
async function nextRevision(store: ReleaseStore, { record, fault }: LiveState): Promise<number> {
	const last = record?.revision ?? 0;
	return 1 + (fault ? Math.max(last, (await readHistory(store)).lastRevision) : last);
}

function merged<Value>(
	before: Readonly<Record<string, Value>> = {},
	changes: Readonly<Record<string, Value | undefined>> = {},
): Record<string, Value> {
	const after = { ...before };
	for (const [key, value] of Object.entries(changes)) {
		if (value === undefined) delete after[key];
		else after[key] = value;
	}
	return after;
}

function changesBetween(
	before: Readonly<Record<string, string>>,
	after: Readonly<Record<string, string>>,
): Record<string, VersionChange> {
	const remotes = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return Object.fromEntries(
		remotes
			.filter((remote) => before[remote] !== after[remote])
			.map((remote) => [
				remote,
				{
					...(before[remote] === undefined ? {} : { before: before[remote] }),
					...(after[remote] === undefined ? {} : { after: after[remote] }),
				},
			]),
	);
}

type State = Pick<LiveRecord, "set" | "locks" | "revoked"> & Required<Pick<LiveRecord, "canary" | "keys">>;

function isSame(record: LiveRecord, { set, locks, revoked, canary, keys = {} }: State): boolean {
	const names = (notes: Readonly<Record<string, Note>>) => Object.keys(notes).sort().join(" ");
	const isSameSet = record.set.id === set.id && isSameCanary(record.canary, canary);
	const isSameKeys = isDeepStrictEqual(record.keys ?? {}, keys);
	return isSameSet && isSameKeys && names(record.locks) === names(locks) && names(record.revoked) === names(revoked);
}

/** True if a remote's release, canary and lock are the same in two records. */
function isSameRemote(remote: string, one: LiveRecord | undefined, other: LiveRecord | undefined): boolean {
	const stateIn = (record: LiveRecord | undefined) => {
		const canary = record?.canary?.remote === remote ? record.canary.version : undefined;
		return [record?.set.releases[remote], record?.locks[remote]?.at, canary];
	};
	return isDeepStrictEqual(stateIn(one), stateIn(other));
}

/** Returns the remotes, releases and keys that a change concerns, as the history shows them. */
function subjectsOf(
	{ locks = {}, revoked = {}, keys = {}, canary: choice }: LiveChange,
	{ changes, record, canary }: Pick<LiveRecord, "changes" | "canary"> & { readonly record: LiveRecord | undefined },
): string[] {
	const tried = choice === undefined ? undefined : (canary ?? record?.canary);
	return [
		...new Set([
			...Object.keys(changes),
			...Object.keys(locks),
			...Object.keys(revoked).map((release) => release.replace("/", " ")),
			...Object.entries(keys).map(([id, key]) => `key ${id} of ${(key ?? record?.keys?.[id])?.team}`),
			...(tried ? [`${tried.remote} ${tried.version}`] : []),
		]),
	];
}

/**
 * Returns an error with the changes since a revision. A change is live shortly before it is in the history,
 * so the live record is included.
 * @param remote the one that has changed. Default: any
 */
async function outdatedError(
	store: ReleaseStore,
	seen: number,
	live: LiveRecord | undefined,
	remote?: string,
): Promise<AdmissionError> {
	const since = live && live.revision > seen ? [live] : [];
	for await (const entry of newestEntries(store)) {
		if (entry.revision <= seen) break;
		if (entry.revision < (live?.revision ?? Number.POSITIVE_INFINITY)) since.unshift(entry);
	}
	const changes = since
		.filter((record) => remote === undefined || isAbout(record, remote))
		.map((record) => `${describeRecord(record)}, at ${record.at} by ${record.by}: ${record.why}`);
	const what = remote === undefined ? "which is no longer live" : `and ${remote} has changed`;
	return new AdmissionError(
		`Not done: it was decided at revision ${seen}, ${what}. See \`npm run releases -- list\` and decide again. Changes since then:`,
		changes,
	);
}

/** True if a change concerned a remote. */
export function isAbout({ about, changes }: Pick<LiveRecord, "about" | "changes">, remote: string): boolean {
	return (about ?? Object.keys(changes)).some((subject) => subject === remote || subject.startsWith(`${remote} `));
}

/** Describes a record: `revision 6, rollback: mf-events 0.1.0-b → 0.1.0-a`. */
export function describeRecord(
	record: Pick<LiveRecord, "revision" | "action" | "about" | "changes" | "canary">,
): string {
	return `revision ${record.revision}, ${describeChange(record)}`;
}

/** Describes a change without its revision: `lock: mf-events`. */
export function describeChange({
	action,
	about = [],
	changes,
	canary,
}: Pick<LiveRecord, "action" | "about" | "changes" | "canary">): string {
	const versions = Object.entries(changes).map(
		([remote, { before = "nothing", after = "nothing" }]) => `${remote} ${before} → ${after}`,
	);
	const others = about.filter((subject) => !Object.hasOwn(changes, subject));
	const share =
		canary && others.includes(`${canary.remote} ${canary.version}`) ? ` for ${canary.percent} % of the visitors` : "";
	const words = [...versions, ...others].join(", ") + share;
	return words ? `${action}: ${words}` : action;
}

function lockedSentence(remote: string, lock: Note | undefined): string[] {
	return lock
		? [
				`${remote} is locked since ${lock.at} by ${lock.by}: ${lock.why}. Once that is settled, \`npm run releases -- unlock ${remote}\` unlocks it.`,
			]
		: [];
}

function revokedSentence(release: string, action: Action, note: Note | undefined): string {
	const [remote, version] = release.split("/");
	return action === "revoke"
		? `${remote} ${version} is live and cannot be revoked. Put another release live first: \`npm run releases -- rollback ${remote}\``
		: `${remote} ${version} was revoked on ${note?.at} by ${note?.by}: ${note?.why}. Undo that with \`npm run releases -- allow ${remote} ${version}\`.`;
}
