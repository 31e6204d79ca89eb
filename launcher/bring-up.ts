// Everything of a running site, in order: settings, builds, content service, releases, the site itself. `npm start` and the tests
// that need the whole use the same steps.

import { join } from "node:path";
import { isHalfRestored } from "@hub/cms/archive/unfinished-restore";
import type { RunningCms } from "@hub/cms/start";
import { openReleaseStore } from "@hub/releases/open-store";
import type { ReleaseStore } from "@hub/releases/store";
import { readSettings, settingsFor } from "@hub/shared-contracts/settings/read-settings";
import { unusedSettings } from "@hub/shared-contracts/settings/unused-settings";
import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { BuiltPackage } from "./bundle.ts";
import { type ContentService, openContentService } from "./content-service.ts";
import { guardCrashes } from "./crash-guard.ts";
import { openDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import type { MailCatcher } from "./mail-catcher/mail-catcher.ts";
import { StepError } from "./progress.ts";
import { publishBuilds, storeShell } from "./publish-builds.ts";
import { publishOffered } from "./publish-offered.ts";
import { releaseBucket } from "./release-bucket.ts";
import { releaseGate } from "./release-gate.ts";
import { type SupervisedSite, superviseSite } from "./site-supervisor.ts";

/** A whole site that listens. */
export interface RunningSite {
	readonly settings: HostSettings;
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
	/**
	 * Whether builds are tried before they take the place of what is live. Default false: development and tests have nothing to lose.
	 */
	readonly tryBuilds?: boolean;
	/** The release store's folder in DATA_DIR. Default: the bucket that the settings name, else `releases`. */
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
	releases,
	tryBuilds = false,
	cmsSilence,
}: BringUpOptions): Promise<RunningSite> {
	const set = readSettings(env);
	const unused = unusedSettings({ env, fromFile });
	if (unused) onProgress(unused);
	const folder = await openDataFolder(set.dataDir, onProgress);
	const unlock = await lockDataFolder(folder, set.dataDir, set.port);
	let content: ContentService | undefined;
	try {
		if (isHalfRestored(folder))
			throw new StepError("A restore into DATA_DIR was cut off: run npm run restore once more, as before.");
		const place = {
			releasesDir: join(folder, releases ?? "releases"),
			releasesBucket: releases === undefined ? releaseBucket(set) : undefined,
		};
		const store = await openReleaseStore(place);
		const ownShell = outDirOf(packages, "shell");
		const siteDir = join(folder, "site");
		await storeShell(store, ownShell);
		await publishBuilds(store, packages, onProgress, tryBuilds ? releaseGate({ shellDir: ownShell, siteDir }) : undefined);
		const service = await openContentService({ set, env, folder, onProgress, cmsSilence });
		content = service;
		const settings: HostSettings = {
			...settingsFor("site", set),
			...service.access,
			...place,
			fontsDir: join(folder, "fonts"),
			siteDir,
		};
		const onCrash = guardCrashes({ store, siteDir, report: onProgress });
		const onOffer = publishOffered({
			store,
			gate: releaseGate({ shellDir: ownShell, siteDir }),
			site: { url: settings.publicUrl, secret: settings.publishSecret },
			report: onProgress,
		});
		const site = await superviseSite({ settings, shellDir: shellDir ?? ownShell, logLevel, onCrash, onOffer }, onProgress);
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

function outDirOf(packages: readonly BuiltPackage[], name: string): string {
	const pkg = packages.find((candidate) => candidate.name === name);
	if (!pkg) throw new Error(`The package ${name} was not built.`);
	return pkg.outDir;
}
