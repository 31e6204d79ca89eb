// Verbs that change what is live, or what the store has.

import { AdmissionError, CanaryTaken } from "../admission-error.ts";
import { beginInTurn, type CanaryOutcome, whenCanaryIsOver } from "../canary-outcome.ts";
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
import type { Answer } from "./answer.ts";
import { moment, person, size, table } from "./table.ts";

/** Dependencies of the commands. */
export interface WritingDeps {
	readonly store: ReleaseStore;
	/** Returns the default author. */
	readonly author: () => Promise<Omit<Author, "why">>;
	/** Builds a remote of this checkout. @throws AdmissionError where there is none of this name */
	readonly build: (remote: string) => Promise<BuiltRelease>;
	/** Checks that a release has to pass before it goes live. */
	readonly gate: Gate;
	/** The site's address, without a slash at its end, and what it signs with. */
	readonly site: () => Promise<{ readonly url: string; readonly secret: string }>;
	readonly canaries: CanarySettings;
	/** Shows what a command waits for. */
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
	 * False to wait for no canary: the release is refused with CanaryTaken while another remote has one, and its own is
	 * not decided on when the command ends. Default true.
	 */
	readonly wait?: boolean;
}

/** The verbs. */
export function createWritingVerbs({ store, author, build, gate, site, canaries, progress }: WritingDeps) {
	/**
	 * Returns the author, and the state that the change is based on: the given revision, else the remote as it is when
	 * the command begins.
	 */
	const acting = async ({ by, why, revision }: WritingOptions, what: string, remote?: string) => ({
		...(await author()),
		...(by === undefined ? {} : { by }),
		why: why ?? what,
		...(revision === undefined ? {} : { seen: revision }),
		...(remote === undefined ? {} : { base: { remote, record: (await readLive(store)).record } }),
	});
	const gateOf =
		({ allowLoss = false }: WritingOptions, at: ReleaseStore) =>
		(candidate: Candidate) =>
			gate(at, candidate, { allowLoss });

	/**
	 * Tries an operation by the gate before it is done, so that changes of other remotes in between don't repeat the
	 * trial.
	 */
	const afterTrial = async <Result>(
		options: WritingOptions,
		act: (at: ReleaseStore, judge?: ReturnType<typeof gateOf>) => Promise<Result>,
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
		async check(remote: string, version: string | undefined, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "only a check");
			// Everything as if it went live, in a store that is thrown away.
			const trial = await storeAsOfNow(store);
			const checked = version ?? (await publishRelease(trial, await build(remote), who)).version;
			const reasons: string[] = [];
			try {
				await goLive(trial, { ...who, releases: { [remote]: checked }, gate: gateOf(options, trial) });
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

		async publish(remote: string, options: PublishOptions): Promise<Answer> {
			const who = await acting(options, "published manually", remote);
			const { record } = await readLive(store);
			// Before the build, so that it leaves nothing behind.
			if (options.wait === false && !options.now && !options.candidate && record?.set.releases[remote] !== undefined)
				if (record.canary && record.canary.remote !== remote) throw new CanaryTaken(record.canary);
			const built = await build(remote);
			// Before it is in the store: what is refused leaves nothing behind.
			const trial = await storeAsOfNow(store);
			const { seen: _seen, base: _base, ...unseen } = who;
			const { version } = await publishRelease(trial, built, who);
			const releases = { [remote]: version };
			// A lock holds what is live; a candidate may wait for its end.
			if (options.candidate) await unlock(trial, { ...unseen, remote });
			const acts = options.candidate ? unseen : who;
			await goLive(trial, { ...acts, action: "publish", releases, gate: gateOf(options, trial) });
			const { added } = await publishRelease(store, built, who);
			const stored = `${remote} ${version} ${added ? "is in the store" : "was in the store already"}`;
			if (options.candidate) {
				const isSomethingLive = (await readLive(store)).record !== undefined;
				const preview = isSomethingLive ? await previewOf(remote, version) : undefined;
				const seen = preview ? `\nThe site with it, until ${moment(preview.until)}:\n${preview.href}` : "";
				return { text: stored + seen, json: { remote, version, added, ...(preview ? { preview: preview.href } : {}) } };
			}
			const live = (await readLive(store)).record?.set.releases[remote];
			if (options.now || live === undefined || live === version) {
				const { revision } = await goLive(store, { ...who, action: "publish", releases });
				return {
					text: `${stored}\n${liveLine(remote, version, revision)}`,
					json: { remote, version, added, revision },
				};
			}
			const { percent } = canaries;
			const begin = () => beginCanary(store, { ...who, action: "publish", remote, version, percent, widens: true });
			await (options.wait === false
				? begin()
				: beginInTurn(begin, OTHERS_TIMEOUT_MS, ({ remote: other, by, at }) =>
						progress(`Waiting for the canary of ${other}, which ${person(by)} published at ${moment(at)}`),
					));
			const tried = `${percent} % of the visitors get ${remote} ${version}`;
			if (options.wait === false) return { text: `${stored}\n${tried}`, json: { remote, version, added, percent } };
			progress(
				`${tried}. Waiting until the site puts it live or withdraws it, which it also does if you stop this command`,
			);
			const outcome = await whenCanaryIsOver(store, remote, version, canaries.minutes * 60_000 + DECISION_TIMEOUT_MS);
			return { text: outcomeLine(remote, version, outcome), json: { remote, version, added, ...outcome } };
		},

		async live(remote: string, version: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "put live manually", remote);
			await requireRelease(store, remote, version);
			const record = await afterTrial(options, (at, judge) =>
				goLive(at, { ...who, releases: { [remote]: version }, gate: judge }),
			);
			return {
				text: liveLine(remote, version, record.revision),
				json: { remote, version, revision: record.revision },
			};
		},

		async preview(remote: string, version: string, { hours }: { readonly hours?: number }): Promise<Answer> {
			await requireRelease(store, remote, version);
			const { set, until, href } = await previewOf(remote, version, hours);
			return {
				text: `The site with ${remote} ${version}, for all who have this link, until ${moment(until)}:\n${href}`,
				json: { remote, version, set, until, href },
			};
		},

		async canary(
			remote: string,
			version: string | undefined,
			{ percent, end = false, ...options }: WritingOptions & { readonly percent?: number; readonly end?: boolean },
		): Promise<Answer> {
			await requireRemote(store, remote);
			const { canary } = (await readLive(store)).record ?? {};
			const own = canary?.remote === remote ? canary : undefined;
			if (end) {
				if (!own) throw new AdmissionError(`${remote} has no canary.`);
				return answerOf(await endCanary(store, await acting(options, "ended manually", remote)));
			}
			const tried = version ?? own?.version;
			if (tried === undefined)
				throw new AdmissionError(`Name a version: \`npm run releases -- list\` shows the stored ones of ${remote}.`);
			await requireRelease(store, remote, tried);
			const who = await acting(options, "tried on some visitors", remote);
			const widens = own?.version === tried && own.widens;
			const choice = {
				remote,
				version: tried,
				percent: percent ?? own?.percent ?? canaries.percent,
				...(widens ? { widens } : {}),
			};
			const done = await afterTrial(options, (at, judge) => beginCanary(at, { ...who, ...choice, gate: judge }));
			return answerOf(
				done,
				`${choice.percent} % of the visitors get ${remote} ${tried}; the canary ends automatically if it does worse`,
			);
		},

		async rollback(remote: string, version: string | undefined, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "rolled back manually", remote);
			await requireRemote(store, remote);
			if (version !== undefined) await requireRelease(store, remote, version);
			const target = version === undefined ? {} : { version };
			return answerOf(
				await afterTrial(options, (at, judge) => rollBack(at, { ...who, remote, ...target, gate: judge })),
			);
		},

		async withdraw(remote: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "withdrawn manually", remote);
			await requireRemote(store, remote);
			return answerOf(await withdraw(store, { ...who, remote }));
		},

		async lock(remote: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, requireReason(options), remote);
			await requireRemote(store, remote);
			return answerOf(await lock(store, { ...who, remote }), `${remote} is locked`);
		},

		async unlock(remote: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "unlocked manually", remote);
			await requireRemote(store, remote);
			return answerOf(await unlock(store, { ...who, remote }), `${remote} is unlocked`);
		},

		async revoke(remote: string, version: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, requireReason(options));
			await requireRelease(store, remote, version);
			return answerOf(
				await revoke(store, { ...who, remote, version }),
				`${remote} ${version} is revoked; tabs that were opened with it load their next page as a whole`,
			);
		},

		async allow(remote: string, version: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, "allowed manually");
			await requireRelease(store, remote, version);
			return answerOf(await allow(store, { ...who, remote, version }), `${remote} ${version} may go live`);
		},

		async trust(
			key: string,
			{ team, remotes, ...options }: WritingOptions & { readonly team: string; readonly remotes: readonly string[] },
		): Promise<Answer> {
			const who = await acting(options, `trusted for ${team}`);
			const done = await trustKey(store, { ...who, key, team, remotes });
			return answerOf(done, `Key ${done.id} of ${team} may publish ${remotes.join(", ")}`);
		},

		async distrust(id: string, options: WritingOptions): Promise<Answer> {
			const who = await acting(options, requireReason(options));
			return answerOf(await distrustKey(store, { ...who, id }), `Key ${id} may no longer publish`);
		},

		async verify(options: WritingOptions & { readonly repair?: boolean }): Promise<Answer> {
			const faults = options.repair
				? await repair(store, await acting(options, "rebuilt from the history"))
				: await verify(store);
			const words = faults.map(
				({ what, repairable }) =>
					`- ${what}${repairable && !what.includes("--repair") ? " `verify --repair` writes it back." : ""}`,
			);
			return {
				text: faults.length === 0 ? "No file in the store is missing or changed." : words.join("\n"),
				json: { faults },
				ok: faults.length === 0,
			};
		},

		async prune({ days, dryRun = false }: { readonly days?: number; readonly dryRun?: boolean }): Promise<Answer> {
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

function answerOf({ record, changed }: Changed, what?: string): Answer {
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
