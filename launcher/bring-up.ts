// Everything of a running site, in order: settings, builds, content service, releases, the site itself. `npm start` and the tests
// that need the whole use the same steps.

import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { RunningCms } from "@hub/cms/start";
import { folderStore } from "@hub/releases/folder-store";
import { goLive } from "@hub/releases/go-live";
import { notePublished, type Published, publishRelease } from "@hub/releases/publish";
import { readLive, readSet } from "@hub/releases/read";
import { readRevoked } from "@hub/releases/revoked";
import { noteShell } from "@hub/releases/shell-record";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE, shellDescriptionSchema } from "@hub/shared-contracts/remote/shell-description";
import { readSettings, settingsFor } from "@hub/shared-contracts/settings/read-settings";
import { unusedSettings } from "@hub/shared-contracts/settings/unused-settings";
import type * as ShellServer from "../shell/src/server/main.tsx";
import { type BuiltPackage, releaseFiles } from "./bundle.ts";
import { type ContentService, openContentService } from "./content-service.ts";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import type { MailCatcher } from "./mail-catcher/mail-catcher.ts";
import { type SupervisedSite, superviseSite } from "./site-supervisor.ts";

/** A whole site that listens. */
export interface RunningSite {
	readonly settings: ShellServer.Settings;
	/** The embedded content service; undefined where `CMS_URL` names one that runs elsewhere. */
	readonly cms: RunningCms | undefined;
	readonly site: SupervisedSite;
	readonly store: ReleaseStore;
	/** Where mails end up that are sent; none where `SMTP_URL` names a mail server, or the content service runs elsewhere. */
	readonly mails: MailCatcher | undefined;
	/** Stops the site, then the content service, then the mail catcher; at most 10 s. */
	stop(): Promise<void>;
}

/** What to bring up. */
export interface BringUpOptions {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** The names of `env` that come of `.env`. Default none. */
	readonly fromFile?: readonly string[];
	readonly packages: readonly BuiltPackage[];
	readonly onProgress?: (text: string) => void;
	/** A level of the site's log; default `info`. */
	readonly logLevel?: string;
	/** Another build of the shell than that of `packages`, e.g. one with React's warnings. */
	readonly shellDir?: string;
	/** The release store's folder in DATA_DIR. Default `releases`. */
	readonly releases?: string;
	/** The longest time without a heartbeat of the content service, in ms; default as in `superviseCms`. */
	readonly cmsSilence?: number;
}

/**
 * Brings everything up.
 * @throws SettingsError, CmsStartError or StepError with one clear sentence
 */
export async function bringUp({
	env,
	fromFile = [],
	packages,
	onProgress = () => undefined,
	logLevel = "info",
	shellDir,
	releases = "releases",
	cmsSilence,
}: BringUpOptions): Promise<RunningSite> {
	const set = readSettings(env);
	const unused = unusedSettings({ env, fromFile });
	if (unused) onProgress(unused);
	const folder = await openDataFolder(set.dataDir, onProgress);
	const unlock = await lockDataFolder(folder, set.dataDir, set.port);
	let content: ContentService | undefined;
	try {
		const releasesDir = join(folder, releases);
		const store = folderStore(releasesDir);
		await keepShell(store, packages);
		await publishBuilds(store, packages, onProgress);
		const service = await openContentService({ set, env, folder, onProgress, cmsSilence });
		content = service;
		const settings: ShellServer.Settings = {
			...settingsFor("site", set),
			...service.access,
			releasesDir,
			fontsDir: join(folder, "fonts"),
			siteDir: join(folder, "site"),
		};
		const site = await superviseSite({ settings, shellDir: shellDir ?? outDirOf(packages, "shell"), logLevel }, onProgress);
		return {
			settings,
			get cms() {
				return service.embedded?.current();
			},
			site,
			store,
			mails: service.mails,
			async stop() {
				await site.stop();
				await service.stop();
				unlock();
			},
		};
	} catch (error) {
		await content?.stop();
		unlock();
		throw error;
	}
}

/** The line that ends a start, with the addresses that a person may open. */
export function readyLine({ settings, mails }: Pick<RunningSite, "settings" | "mails">): string {
	const addresses = [
		`site ${settings.publicUrl}`,
		`studio ${settings.studioUrl}/admin`,
		...(mails ? [`mails ${mails.uiUrl}`] : []),
	];
	return `ready  ${addresses.join("  ")}\n`;
}

/**
 * Puts built remotes into the store. One that is another than was published before it goes live, and so does one of a remote that has
 * nothing live; where an operator rolled back and the same is built again, the older one stays. What was revoked stays away.
 */
export async function publishBuilds(
	store: ReleaseStore,
	packages: readonly BuiltPackage[],
	onProgress: (text: string) => void = () => undefined,
): Promise<void> {
	const live = await readLive(store);
	const current = live && (await readSet(store, live.record.set));
	const revoked = await readRevoked(store);
	const releases: Record<string, string> = {};
	const published: Published[] = [];
	for (const pkg of packages) {
		if (pkg.name === "shell") continue;
		const built = { manifest: join(pkg.outDir, MANIFEST_FILE), files: releaseFiles(pkg.outDir) };
		const one = await publishRelease(store, built);
		const { remote, version, differs } = one;
		published.push(one);
		if (!differs && current?.releases[remote]) continue;
		if (Object.hasOwn(revoked, `${remote}/${version}`)) onProgress(`${remote} ${version} was revoked and does not go live.`);
		else releases[remote] = version;
	}
	if (Object.keys(releases).length > 0) await goLive(store, { releases, by: userInfo().username, why: "built at the start" });
	for (const one of published) await notePublished(store, one);
}

/**
 * Notes what the shell shares, for releases that go live from now on, and keeps its files beside theirs, so that tabs of an older shell
 * still find them after an update.
 */
export async function keepShell(store: ReleaseStore, packages: readonly BuiltPackage[]): Promise<void> {
	const outDir = outDirOf(packages, "shell");
	const described = await readFile(join(outDir, SHELL_FILE));
	const shell = shellDescriptionSchema.parse(JSON.parse(described.toString()));
	await noteShell(store, shell);
	const description = KEYS.file("shell", shell.version, SHELL_FILE);
	if (await store.get(description)) return;
	for (const [file, path] of Object.entries(releaseFiles(outDir))) {
		if (!file.endsWith(".cjs")) await store.putIfAbsent(KEYS.file("shell", shell.version, file), await readFile(path));
	}
	await store.putIfAbsent(description, described);
}

function outDirOf(packages: readonly BuiltPackage[], name: string): string {
	const pkg = packages.find((candidate) => candidate.name === name);
	if (!pkg) throw new Error(`The package ${name} was not built.`);
	return pkg.outDir;
}
