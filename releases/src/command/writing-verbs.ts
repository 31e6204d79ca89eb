// Verbs that change the live set or the store.

import { AdmissionError, CanaryBusyError } from "../admission-error.ts";
import { beginWhenFree, type CanaryOutcome, whenCanaryIsOver } from "../canary-outcome.ts";
import { type Author, type Candidate, type Changed, describeRecord } from "../change-live.ts";
import type { Gate } from "../gate/gate.ts";
import { storeAsOfNow } from "../layered-store.ts";
import { readLive } from "../live.ts";
import {
	allow,
	beginCanary,
	distrustKey,
	endCanary,
	goLive,
	lock,
	revoke,
	rollBack,
	trustKey,
	unlock,
	withdraw,
} from "../operations.ts";
import { PREVIEW_RELEASE_PATH, writePass } from "../preview-pass.ts";
import { previewSet } from "../preview-set.ts";
import { prune } from "../prune.ts";
import { type BuiltRelease, publishRelease } from "../publish.ts";
import { listRemotes, readManifest } from "../read.ts";
import type { ReleaseStore } from "../store.ts";
import { repair, verify } from "../verify.ts";
import type { CommandOutput } from "./command-output.ts";
import { moment, person, size, table } from "./table.ts";

/** Dependencies of the commands. */
export interface WritingDeps {
	readonly store: ReleaseStore;
	/** Returns the default author. */
	readonly author: () => Promise<Omit<Author, "why">>;
	/** Builds a remote of this checkout. @throws AdmissionError if there is none of this name */
	readonly build: (remote: string) => Promise<BuiltRelease>;
	/** Checks that a release has to pass before it goes live. */
	readonly gate: Gate;
	/** The site's URL without a trailing slash, and the secret for preview links. */
	readonly site: () => Promise<{ readonly url: string; readonly secret: string }>;
	readonly canaries: CanarySettings;
	/** Prints what a command waits for. */
	readonly progress: (text: string) => void;
}

export interface CanarySettings {
	/** Default share of visitors, from 0 to 100. */
	readonly percent: number;
	/** Time in minutes after which a canary goes live for everyone, however few pages were shown. */
	readonly minutes: number;
}

/** Longest wait for another remote's canary, in ms. */
const OTHERS_TIMEOUT_MS = 3_600_000;

/** Time in ms that a site may need to decide after the last minute of a canary. */
const DECISION_TIMEOUT_MS = 60_000;

/** Default validity of a preview in hours. */
const DEFAULT_HOURS = 24;

/** Options of every command that writes. */
export interface WritingOptions {
	readonly by?: string;
	readonly why?: string;
	readonly revision?: number;
	readonly allowLoss?: boolean;
}

export interface PublishOptions extends WritingOptions {
	/** True to store it without putting it live. */
	readonly candidate?: boolean;
	/** True to put it live for everyone at once. Default: it begins as a canary. */
	readonly now?: boolean;
	/**
	 * False to wait for no canary: the release is refused with CanaryBusyError while another remote has one, and its own is
	 * not decided on when the command ends. Default true.
	 */
	readonly wait?: boolean;
}

/** Creates the verbs. */
export function createWritingVerbs({
	store,
	author: defaultAuthor,
	build,
	gate,
	site,
	canaries,
	progress,
}: WritingDeps) {
	/**
	 * Returns the author, and the state that the change is based on: the given revision, else the remote as it is when
	 * the command begins.
	 */
	const authorOf = async ({ by, why, revision }: WritingOptions, defaultWhy: string, remote?: string) => ({
		...(await defaultAuthor()),
		...(by === undefined ? {} : { by }),
		why: why ?? defaultWhy,
		...(revision === undefined ? {} : { seen: revision }),
		...(remote === undefined ? {} : { base: { remote, record: (await readLive(store)).record } }),
	});
	const gateOf =
		({ allowLoss = false }: WritingOptions, at: ReleaseStore) =>
		(candidate: Candidate) =>
			gate(at, candidate, { allowLoss });

	/**
	 * Runs the gate on a copy of the store before the operation, so that concurrent changes of other remotes don't repeat
	 * the trial.
	 */
	const afterTrial = async <Result>(
		options: WritingOptions,
		act: (at: ReleaseStore, gate?: ReturnType<typeof gateOf>) => Promise<Result>,
	): Promise<Result> => {
		const trial = await storeAsOfNow(store);
		await act(trial, gateOf(options, trial));
		return act(store);
	};

	/** Returns the preview link of a release, and its expiry. */
	const previewOf = async (remote: string, version: string, hours = DEFAULT_HOURS) => {
		const { url, secret } = await site();
		const { id } = await previewSet(store, remote, version);
		const until = Math.floor(Date.now() / 1_000) + hours * 3_600;
		const href = `${url}${PREVIEW_RELEASE_PATH}/${writePass({ set: id, until }, secret)}`;
		return { set: id, until: new Date(until * 1_000).toISOString(), href };
	};

	return {
		async check(remote: string, version: string | undefined, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "only a check");
			// Runs the whole operation on a temporary copy of the store.
			const trial = await storeAsOfNow(store);
			const checked = version ?? (await publishRelease(trial, await build(remote), author)).version;
			const reasons: string[] = [];
			try {
				await goLive(trial, { ...author, releases: { [remote]: checked }, gate: gateOf(options, trial) });
			} catch (error) {
				if (!(error instanceof AdmissionError)) throw error;
				reasons.push(...error.reasons);
			}
			const what = `${remote} ${checked}`;
			const refused = `${what} could not go live:\n${reasons.map((reason) => `- ${reason}`).join("\n")}`;
			return {
				text: reasons.length === 0 ? `${what} can go live` : refused,
				json: { remote, version: checked, reasons },
				ok: reasons.length === 0,
			};
		},

		async publish(remote: string, options: PublishOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "published manually", remote);
			const { record } = await readLive(store);
			// Checked before the build, so that a refusal leaves nothing behind.
			if (options.wait === false && !options.now && !options.candidate && record?.set.releases[remote] !== undefined)
				if (record.canary && record.canary.remote !== remote) throw new CanaryBusyError(record.canary);
			const built = await build(remote);
			// Checked on a copy first, so that a refused release is not stored.
			const trial = await storeAsOfNow(store);
			const { seen: _seen, base: _base, ...onAnyRevision } = author;
			const { version } = await publishRelease(trial, built, author);
			const releases = { [remote]: version };
			// A lock concerns the live release; a candidate may be stored meanwhile.
			if (options.candidate) await unlock(trial, { ...onAnyRevision, remote });
			const candidateAuthor = options.candidate ? onAnyRevision : author;
			await goLive(trial, { ...candidateAuthor, action: "publish", releases, gate: gateOf(options, trial) });
			const { added } = await publishRelease(store, built, author);
			const stored = `${remote} ${version} ${added ? "is in the store" : "was already in the store"}`;
			if (options.candidate) {
				const hasLiveSet = (await readLive(store)).record !== undefined;
				const preview = hasLiveSet ? await previewOf(remote, version) : undefined;
				const previewLine = preview ? `\nThe site with it, until ${moment(preview.until)}:\n${preview.href}` : "";
				return {
					text: stored + previewLine,
					json: { remote, version, added, ...(preview ? { preview: preview.href } : {}) },
				};
			}
			const live = (await readLive(store)).record?.set.releases[remote];
			if (options.now || live === undefined || live === version) {
				const { revision } = await goLive(store, { ...author, action: "publish", releases });
				return {
					text: `${stored}\n${liveLine(remote, version, revision)}`,
					json: { remote, version, added, revision },
				};
			}
			const { percent } = canaries;
			const begin = () => beginCanary(store, { ...author, action: "publish", remote, version, percent, widens: true });
			await (options.wait === false
				? begin()
				: beginWhenFree(begin, OTHERS_TIMEOUT_MS, ({ remote: other, by, at }) =>
						progress(`Waiting for the canary of ${other}, which ${person(by)} published at ${moment(at)}`),
					));
			const canaryLine = `${percent} % of the visitors get ${remote} ${version}`;
			if (options.wait === false)
				return { text: `${stored}\n${canaryLine}`, json: { remote, version, added, percent } };
			progress(
				`${canaryLine}. Waiting until the site puts it live or withdraws it, which it also does if you stop this command`,
			);
			const outcome = await whenCanaryIsOver(store, remote, version, canaries.minutes * 60_000 + DECISION_TIMEOUT_MS);
			return { text: outcomeLine(remote, version, outcome), json: { remote, version, added, ...outcome } };
		},

		async live(remote: string, version: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "put live manually", remote);
			await requireRelease(store, remote, version);
			const record = await afterTrial(options, (at, gate) =>
				goLive(at, { ...author, releases: { [remote]: version }, gate }),
			);
			return {
				text: liveLine(remote, version, record.revision),
				json: { remote, version, revision: record.revision },
			};
		},

		async preview(remote: string, version: string, { hours }: { readonly hours?: number }): Promise<CommandOutput> {
			await requireRelease(store, remote, version);
			const { set, until, href } = await previewOf(remote, version, hours);
			return {
				text: `The site with ${remote} ${version}, for everyone with this link, until ${moment(until)}:\n${href}`,
				json: { remote, version, set, until, href },
			};
		},

		async canary(
			remote: string,
			version: string | undefined,
			{ percent, end = false, ...options }: WritingOptions & { readonly percent?: number; readonly end?: boolean },
		): Promise<CommandOutput> {
			await requireRemote(store, remote);
			const { canary } = (await readLive(store)).record ?? {};
			const own = canary?.remote === remote ? canary : undefined;
			if (end) {
				if (!own) throw new AdmissionError(`${remote} has no canary.`);
				return outputOf(await endCanary(store, await authorOf(options, "ended manually", remote)));
			}
			const tried = version ?? own?.version;
			if (tried === undefined)
				throw new AdmissionError(`Name a version: \`npm run releases -- list\` shows the stored ones of ${remote}.`);
			await requireRelease(store, remote, tried);
			const author = await authorOf(options, "tried on some visitors", remote);
			const widens = own?.version === tried && own.widens;
			const choice = {
				remote,
				version: tried,
				percent: percent ?? own?.percent ?? canaries.percent,
				...(widens ? { widens } : {}),
			};
			const done = await afterTrial(options, (at, gate) => beginCanary(at, { ...author, ...choice, gate }));
			return outputOf(
				done,
				`${choice.percent} % of the visitors get ${remote} ${tried}; the canary ends automatically if it does worse`,
			);
		},

		async rollback(remote: string, version: string | undefined, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "rolled back manually", remote);
			await requireRemote(store, remote);
			if (version !== undefined) await requireRelease(store, remote, version);
			const target = version === undefined ? {} : { version };
			return outputOf(await afterTrial(options, (at, gate) => rollBack(at, { ...author, remote, ...target, gate })));
		},

		async withdraw(remote: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "withdrawn manually", remote);
			await requireRemote(store, remote);
			return outputOf(await withdraw(store, { ...author, remote }));
		},

		async lock(remote: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, requireReason(options), remote);
			await requireRemote(store, remote);
			return outputOf(await lock(store, { ...author, remote }), `${remote} is locked`);
		},

		async unlock(remote: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "unlocked manually", remote);
			await requireRemote(store, remote);
			return outputOf(await unlock(store, { ...author, remote }), `${remote} is unlocked`);
		},

		async revoke(remote: string, version: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, requireReason(options));
			await requireRelease(store, remote, version);
			return outputOf(
				await revoke(store, { ...author, remote, version }),
				`${remote} ${version} is revoked; open tabs do a full load at the next page`,
			);
		},

		async allow(remote: string, version: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, "allowed manually");
			await requireRelease(store, remote, version);
			return outputOf(await allow(store, { ...author, remote, version }), `${remote} ${version} may go live`);
		},

		async trust(
			key: string,
			{ team, remotes, ...options }: WritingOptions & { readonly team: string; readonly remotes: readonly string[] },
		): Promise<CommandOutput> {
			const author = await authorOf(options, `trusted for ${team}`);
			const done = await trustKey(store, { ...author, key, team, remotes });
			return outputOf(done, `Key ${done.id} of ${team} may publish ${remotes.join(", ")}`);
		},

		async distrust(id: string, options: WritingOptions): Promise<CommandOutput> {
			const author = await authorOf(options, requireReason(options));
			return outputOf(await distrustKey(store, { ...author, id }), `Key ${id} may no longer publish`);
		},

		async verify(options: WritingOptions & { readonly repair?: boolean }): Promise<CommandOutput> {
			const faults = options.repair
				? await repair(store, await authorOf(options, "rebuilt from the history"))
				: await verify(store);
			const lines = faults.map(
				({ what, repairable }) =>
					`- ${what}${repairable && !what.includes("--repair") ? " `verify --repair` restores it." : ""}`,
			);
			return {
				text: faults.length === 0 ? "No file in the store is missing or changed." : lines.join("\n"),
				json: { faults },
				ok: faults.length === 0,
			};
		},

		async prune({
			days,
			dryRun = false,
		}: {
			readonly days?: number;
			readonly dryRun?: boolean;
		}): Promise<CommandOutput> {
			const pruned = await prune(store, { ...(days === undefined ? {} : { days }), dry: dryRun });
			const rows = pruned.map(({ remote, version, bytes }) => [remote, version, size(bytes)]);
			const verb = dryRun ? "would be removed" : "removed";
			return {
				text:
					rows.length === 0
						? "There is nothing to remove."
						: `${rows.length} ${verb}\n${table(["remote", "version", "size"], rows)}`,
				json: { pruned, dryRun },
			};
		},
	};
}

function outputOf({ record, changed }: Changed, what?: string): CommandOutput {
	const done = what ? `${what} (revision ${record.revision})` : describeRecord(record);
	return {
		text: changed ? done : `Nothing to change: revision ${record.revision} already has this state.`,
		json: { changed, ...record },
	};
}

function liveLine(remote: string, version: string, revision: number): string {
	return `${remote} ${version} is live at revision ${revision}`;
}

/** @throws AdmissionError if the release was withdrawn, or its outcome is unknown */
function outcomeLine(remote: string, version: string, outcome: CanaryOutcome): string {
	switch (outcome.kind) {
		case "live":
			return liveLine(remote, version, outcome.revision);
		case "tried":
			return `${outcome.percent} % of the visitors still get ${remote} ${version}. Check that the site is running; \`npm run releases -- list\` shows the outcome.`;
		case "ended":
			throw new AdmissionError(
				`${remote} ${version} is no longer a canary (${outcome.action} by ${outcome.by}: ${outcome.why}).`,
			);
		case "unknown":
			throw new AdmissionError(
				`${remote} ${version} is no longer a canary, and the history has no entry about it. \`npm run releases -- verify\` checks for missing entries.`,
			);
	}
}

function requireReason({ why }: WritingOptions): string {
	if (why?.trim()) return why;
	throw new AdmissionError('Give the reason with --why "…": others read it in the history.');
}

async function requireRemote(store: ReleaseStore, remote: string): Promise<void> {
	const remotes = await listRemotes(store);
	if (!remotes.includes(remote))
		throw new AdmissionError(`The store has no remote “${remote}”. It has ${remotes.join(", ") || "none"}.`);
}

async function requireRelease(store: ReleaseStore, remote: string, version: string): Promise<void> {
	await requireRemote(store, remote);
	if (!(await readManifest(store, remote, version)))
		throw new AdmissionError(`${remote} ${version} is not in the store: \`npm run releases -- list\` shows what is.`);
}
