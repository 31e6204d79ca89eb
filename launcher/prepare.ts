// Process that prepares a startup and ends: settings, builds, releases with their trials, the database, its schema and
// initial content. It takes hundreds of megabytes, which the launcher (bring-up.ts) would keep. It asks the launcher to
// start long-lived processes.

import { once } from "node:events";
import { join } from "node:path";
import { loadOwnSecrets } from "@hub/cms/access/credentials";
import { isRestoreUnfinished } from "@hub/cms/archive/unfinished-restore";
import type { DirectusCommand } from "@hub/cms/directus/directus-process";
import { checkServiceElsewhere } from "@hub/cms/service-elsewhere";
import { type RunningCms, startCms } from "@hub/cms/start";
import { openReleaseStore } from "@hub/releases/open-store";
import { readSettings, type SettingValues, settingsFor } from "@hub/settings/read-settings";
import { unusedSettings } from "@hub/settings/unused-settings";
import type { HostSettings, Settings } from "../shell/src/base/settings.server.ts";
import type { BringUpOptions } from "./bring-up.ts";
import { buildAll } from "./bundle.ts";
import { openDataFolder } from "./data-folder.ts";
import { loopbackUrl, requireFreePort } from "./free-port.ts";
import type { MailCatcherOptions } from "./mail-catcher/mail-catcher.ts";
import { errorSentence, StepError } from "./progress.ts";
import { publishBuilds, storeShell } from "./publish-builds.ts";
import { releaseBucket } from "./release-bucket.ts";
import { releaseGate } from "./release-gate.ts";

/** First message to the process. */
export type PrepareOptions = Pick<BringUpOptions, "env" | "fromFile" | "packages" | "tryBuilds" | "releases">;

export type PreparedCms = Omit<RunningCms, "pid" | "stop" | "exited">;

export interface Prepared {
	readonly settings: HostSettings;
	readonly shellDir: string;
	/** The embedded content service; undefined if `CMS_URL` names another one. */
	readonly cms: PreparedCms | undefined;
}

/** Message to the launcher, which responds when a request is done. */
export type PrepareMessage =
	| { readonly kind: "progress"; readonly text: string }
	/** Request to lock DATA_DIR. `folder` is its absolute path, `dataDir` its name as the operator wrote it. */
	| { readonly kind: "lock"; readonly folder: string; readonly dataDir: string; readonly port: number }
	| { readonly kind: "start mail catcher"; readonly options: MailCatcherOptions }
	| { readonly kind: "start directus"; readonly command: DirectusCommand }
	| { readonly kind: "prepared"; readonly prepared: Prepared }
	/** @see errorSentence */
	| { readonly kind: "failed"; readonly sentence: string };

function send(message: PrepareMessage): Promise<void> {
	return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

async function request(message: PrepareMessage): Promise<void> {
	const done = once(process, "message");
	await send(message);
	await done;
}

const onProgress = (text: string) => void send({ kind: "progress", text });

process.once("message", async (options: PrepareOptions) => {
	const outcome: PrepareMessage = await prepare(options).then(
		(prepared) => ({ kind: "prepared", prepared }),
		(error: unknown) => ({ kind: "failed", sentence: errorSentence(error) }),
	);
	await send(outcome);
	process.exit(0);
});
// The launcher has ended, so this process is no longer needed.
process.on("disconnect", () => process.exit(1));
// A terminal sends these signals to every process; the launcher handles them.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);

async function prepare({
	env,
	fromFile = [],
	packages: given,
	tryBuilds = false,
	releases,
}: PrepareOptions): Promise<Prepared> {
	const set = readSettings(env);
	await requireFreePort("PORT", set.port, set.host);
	const packages = given ?? (await buildAll());
	const shellDir = packages.find(({ name }) => name === "shell")?.outDir;
	const unused = unusedSettings({ env, fromFile });
	if (unused) onProgress(unused);
	const folder = await openDataFolder(set.dataDir, onProgress);
	await request({ kind: "lock", folder, dataDir: set.dataDir, port: set.port });
	if (isRestoreUnfinished(folder))
		throw new StepError("A restore into DATA_DIR was interrupted: run the same npm run restore again.");
	if (shellDir === undefined) throw new Error("The shell was not built.");
	const siteDir = join(folder, "site");
	const storeSettings = {
		releasesDir: join(folder, releases ?? "releases"),
		releasesBucket: releases === undefined ? releaseBucket(set) : undefined,
	};
	const store = await openReleaseStore(storeSettings);
	await storeShell(store, shellDir);
	await publishBuilds(store, packages, onProgress, tryBuilds ? releaseGate({ shellDir, siteDir }) : undefined);
	const { access, cms } = await prepareContent(set, env, folder);
	const settings = {
		...settingsFor("site", set),
		...access,
		...storeSettings,
		fontsDir: join(folder, "fonts"),
		siteDir,
	};
	return { settings, shellDir, cms };
}

interface PreparedContent {
	/** Access of the site to the content service. */
	readonly access: Pick<Settings, "cmsUrl" | "cmsToken" | "publishSecret" | "sessionKeys">;
	readonly cms: PreparedCms | undefined;
}

/** Prepares the embedded Directus, or checks the one that the settings name. */
async function prepareContent(
	set: SettingValues,
	env: PrepareOptions["env"],
	folder: string,
): Promise<PreparedContent> {
	const { cmsUrl, cmsToken, publicUrl } = set;
	if (cmsUrl && cmsToken) {
		const { publishSecret, sessionKeys } = await loadOwnSecrets(folder, env);
		const check = await checkServiceElsewhere(cmsUrl, cmsToken);
		if (check.kind === "away") onProgress(check.sentence);
		onProgress(
			`The content service at ${cmsUrl} checks addresses with the site: set HUB_HOOK_URL there to ${publicUrl}/_hooks/address, and HUB_PUBLISH_SECRET to ${env.PUBLISH_SECRET ? "PUBLISH_SECRET" : "the PUBLISH_SECRET of credentials.json in DATA_DIR"} (docs/operators.md).`,
		);
		return { access: { cmsUrl, cmsToken, publishSecret, sessionKeys }, cms: undefined };
	}
	const { smtpUrl, mailFrom, mailSmtpPort, mailUiPort, cmsPort } = set;
	if (!smtpUrl)
		await request({
			kind: "start mail catcher",
			options: { dataDir: folder, smtpPort: mailSmtpPort, uiPort: mailUiPort },
		});
	const { pid, stop, exited, ...cms } = await startCms(
		{
			dataDir: folder,
			port: cmsPort,
			env,
			siteHookUrl: `${loopbackUrl(set)}/_hooks/address`,
			siteUrl: publicUrl,
			smtpUrl: smtpUrl ?? `smtp://127.0.0.1:${mailSmtpPort}`,
			mailFrom,
			onProgress,
		},
		async (command) => {
			await request({ kind: "start directus", command });
			// The launcher supervises and stops it.
			return { pid: undefined, stop: async () => undefined, exited: new Promise(() => undefined) };
		},
	);
	const { url, siteToken, publishSecret, sessionKeys } = cms;
	return { access: { cmsUrl: url, cmsToken: siteToken, publishSecret, sessionKeys }, cms };
}
