// Verbs that change nothing: list, show, history.

import { AdmissionError } from "../admission-error.ts";
import { damagedFiles } from "../admit.ts";
import { describeChange, isAbout } from "../change-live.ts";
import { readHistory } from "../history.ts";
import { readLive } from "../live.ts";
import { type ReleaseLine, type RemoteOverview, readOverview } from "../overview.ts";
import { printable } from "../printable.ts";
import { readManifest } from "../read.ts";
import type { ReleaseStore } from "../store.ts";
import type { CommandOutput } from "./command-output.ts";
import { age, moment, person, size, table } from "./table.ts";

/** Lists every remote: its live release, and those in the store, newest first. */
export async function listReleases(store: ReleaseStore): Promise<CommandOutput> {
	const overview = await readOverview(store);
	const { revision, last, fault, remotes } = overview;
	const first = last
		? `revision ${revision} of ${moment(last.at)} by ${person(last.by)}: ${last.why}`
		: "Nothing is live yet: `npm start` puts its builds live.";
	const parts = [...(fault ? [`! ${fault}`] : []), first, ...remotes.map(remoteTable)];
	return { text: parts.join("\n\n"), json: overview };
}

function remoteTable({ remote, live, lock, percent, releases }: RemoteOverview): string {
	const canary = percent === undefined ? [] : [`a canary for ${percent} % of the visitors`];
	const states = [...(live ? [] : ["not live"]), ...canary, ...(lock ? [`locked by ${lock.by}: ${lock.why}`] : [])];
	const head = `${remote}${states.length > 0 ? ` (${states.join("; ")})` : ""}`;
	const rows = releases.map((release) => [
		`  ${release.version}`,
		release.state,
		moment(release.at),
		age(release.at),
		size(release.bytes),
		person(release.by),
		release.commit ?? "–",
	]);
	return `${head}\n${table(["  version", "state", "published", "age", "size", "by", "commit"], rows)}`;
}

/**
 * Shows one release: its content, publisher, and whether it is complete.
 * @param version default: the live one
 * @throws AdmissionError if the store does not have it
 */
export async function showRelease(store: ReleaseStore, remote: string, version?: string): Promise<CommandOutput> {
	const { remotes } = await readOverview(store);
	const overview = remotes.find((entry) => entry.remote === remote);
	const shown = version ?? overview?.live;
	if (shown === undefined)
		throw new AdmissionError(`${remote} is not live. Which version? \`npm run releases -- list\` shows them.`);
	const manifest = await readManifest(store, remote, shown);
	const line = overview?.releases.find((release) => release.version === shown);
	if (!manifest || !line)
		throw new AdmissionError(`${remote} ${shown} is not in the store: \`npm run releases -- list\` shows what is.`);
	const damaged = await damagedFiles(store, manifest);
	const { routes, slots, services, api, contractVersion, shared, files } = manifest;
	const rows: [string, string][] = [
		["state", stateOf(line)],
		["published", `${moment(line.at)} by ${line.by ?? "–"}, from ${line.from ?? "–"}, commit ${line.commit ?? "–"}`],
		["size", `${size(line.bytes)} in ${Object.keys(files).length} files`],
		["contract", String(contractVersion)],
		[
			"needs",
			Object.entries(shared)
				.map((range) => range.join(" "))
				.join(", "),
		],
		["routes", routes.map(({ key, path }) => `${key} ${path}`).join(", ") || "none"],
		["slots", Object.keys(slots).join(", ") || "none"],
		["services", Object.keys(services).join(", ") || "none"],
		["api", api.map((path) => `/api/${path}`).join(", ") || "none"],
		...damaged.map((what): [string, string] => ["damaged", what]),
	];
	return {
		text: `${remote} ${shown}\n${table(
			["", ""],
			rows.map(([name, value]) => [`  ${name}`, value]),
		).replace(/^\s*\n/, "")}`,
		json: {
			...line,
			contractVersion,
			shared,
			routes: routes.map(({ key, path }) => ({ key, path })),
			slots: Object.keys(slots),
			services: Object.keys(services),
			api,
			files: Object.keys(files),
			damaged,
		},
	};
}

function stateOf({ state, revoked }: ReleaseLine): string {
	return revoked ? `revoked on ${moment(revoked.at)} by ${revoked.by}: ${revoked.why}` : state;
}

/** Lists every change, newest first. @param remote only changes of this remote */
export async function showHistory(store: ReleaseStore, remote?: string): Promise<CommandOutput> {
	const { records, damaged } = await readHistory(store);
	const shown = records.filter((record) => remote === undefined || isAbout(record, remote));
	const lines = shown.flatMap((record) => {
		const revision = String(record.revision).padStart(6);
		const commit = record.commit ? `, commit ${record.commit}` : "";
		return [
			printable(`${revision}  ${moment(record.at)}  ${describeChange(record)}`),
			printable(`        ${person(record.by)}${commit}: ${record.why}`),
		];
	});
	const damagedLines = damaged.map((key) => `! ${key} is damaged.`);
	return { text: [...lines, ...damagedLines].join("\n"), json: { records: shown, damaged } };
}

/** Lists the teams' keys. */
export async function showKeys(store: ReleaseStore): Promise<CommandOutput> {
	const keys = Object.entries((await readLive(store)).record?.keys ?? {});
	const rows = keys.map(([id, { team, remotes, at, by }]) => [id, team, remotes.join(", "), moment(at), person(by)]);
	return {
		text:
			rows.length > 0
				? table(["key", "team", "remotes", "trusted", "by"], rows)
				: "No team publishes over the network.",
		json: { keys: Object.fromEntries(keys) },
	};
}
