// Publishes the builds of a checkout at startup: stores all of them and puts some of them live.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { type Candidate, changeLive } from "@hub/releases/change-live";
import type { Gate } from "@hub/releases/gate/gate";
import { type History, lastChangeOf, readHistory } from "@hub/releases/history";
import { readLive } from "@hub/releases/live";
import { type LiveRecord, releaseKey } from "@hub/releases/live-record";
import { mapParallel } from "@hub/releases/map-parallel";
import { recordPublication } from "@hub/releases/publication";
import { publishRelease } from "@hub/releases/publish";
import { recordShell } from "@hub/releases/shell-record";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { releaseFiles } from "../build/release-files.ts";
import type { BuiltPackage } from "./bundle.ts";
import { workspaceAuthor } from "./workspace-author.ts";

/**
 * Stores built remotes, and puts those live that follow the checkout: remotes without a live release, and remotes whose
 * last change was a start or a `publish` of this checkout. Releases from elsewhere, rollbacks, withdrawals and locks
 * stay, and revoked releases stay revoked (PF-6). If a build may not go live, the live release stays, and a message
 * says why.
 * @param gate checks of builds. Default: only that they are complete and fit the shell
 * @throws AdmissionError if there is no live release that could stay
 */
export async function publishBuilds(
	store: ReleaseStore,
	packages: readonly BuiltPackage[],
	onProgress: (text: string) => void = () => undefined,
	gate?: Gate,
): Promise<void> {
	const { record, fault } = await readLive(store);
	if (fault) onProgress(fault);
	const history = await readHistory(store);
	const author = { ...(await workspaceAuthor()), why: "built at startup" };
	const releases: Record<string, string> = {};
	for (const pkg of packages) {
		if (pkg.name === "shell") continue;
		const built = { manifest: join(pkg.outDir, MANIFEST_FILE), files: releaseFiles(pkg.outDir) };
		const { remote, version } = await publishRelease(store, built, author);
		if (record?.set.releases[remote] === version) continue;
		const stays = reasonToStay({ remote, version }, record, history, author.from);
		if (stays) onProgress(stays);
		else releases[remote] = version;
	}
	if (Object.keys(releases).length > 0) {
		const boundGate = gate && ((candidate: Candidate) => gate(store, candidate, { allowLoss: false }));
		await changeLive(store, { ...author, action: "start", releases, ...(boundGate ? { gate: boundGate } : {}) }).catch(
			(error: unknown) => {
				if (!(error instanceof AdmissionError) || !record) throw error;
				onProgress(`The build does not go live, and the live release stays. ${error.message}`);
			},
		);
	} else if (fault && record) await changeLive(store, { ...author, action: "restore", why: fault });
}

/** Returns why a startup keeps a remote's live release, in one sentence; undefined if its build goes live. */
function reasonToStay(
	{ remote, version }: { readonly remote: string; readonly version: string },
	record: LiveRecord | undefined,
	history: History,
	from: string,
): string | undefined {
	if (record && Object.hasOwn(record.revoked, releaseKey(remote, version)))
		return `${remote} ${version} was revoked and does not go live.`;
	const live = `${record?.set.releases[remote] ?? "nothing"} of ${remote} stays live`;
	const remedy = `\`npm run releases -- live ${remote} ${version}\` puts this build live.`;
	const lock = record?.locks[remote];
	if (lock) return `${live}: it is locked since ${lock.at} by ${lock.by} (${lock.why}). ${remedy}`;
	const last = lastChangeOf(remote, history);
	if (!last || last.action === "start" || (last.action === "publish" && last.from === from)) return undefined;
	return `${live}: ${last.by} decided this on ${last.at} (${last.action}: ${last.why}). ${remedy}`;
}

/**
 * Records the shell's shared packages for releases that go live from now on, and stores its files beside theirs, so
 * that tabs with an older shell still find them after an update.
 * @param outDir folder of the shell's build
 */
export async function storeShell(store: ReleaseStore, outDir: string): Promise<void> {
	const described = await readFile(join(outDir, SHELL_FILE));
	const shell = shellDescriptionSchema.parse(JSON.parse(described.toString()));
	await recordShell(store, shell);
	const description = KEYS.file("shell", shell.version, SHELL_FILE);
	if (await store.get(description)) return;
	let bytes = described.length;
	const files = Object.entries(releaseFiles(outDir)).filter(([file]) => !file.endsWith(".cjs"));
	await mapParallel(files, async ([file, path]) => {
		const content = await readFile(path);
		bytes += content.length;
		await store.putIfAbsent(KEYS.file("shell", shell.version, file), content);
	});
	await store.putIfAbsent(description, described);
	await recordPublication(store, "shell", shell.version, {
		at: new Date().toISOString(),
		...(await workspaceAuthor()),
		bytes,
	});
}
