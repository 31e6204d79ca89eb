// The server entry: what the launcher and the tests start.

import { join } from "node:path";
import regular from "@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf";
import bold from "@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf";
import { AdmissionError } from "@hub/releases/admission-error";
import type { ReleaseName } from "@hub/releases/evaluate";
import { readLive } from "@hub/releases/live";
import { openReleaseStore } from "@hub/releases/open-store";
import { endCanary, widenCanary } from "@hub/releases/operations";
import type { ReleaseStore } from "@hub/releases/store";
import { SettingsError } from "@hub/settings/setting";
import { createLog, type Log } from "../base/log.server.ts";
import type { Settings } from "../base/settings.server.ts";
import { readShellAssets } from "../files/shell-assets.server.ts";
import { shellMessages } from "../layout/shell-catalogues.ts";
import { watchCanary } from "../monitoring/canary-watch.server.ts";
import { judgeCrashes } from "../monitoring/crash-guard.server.ts";
import { createFailureRecord } from "../monitoring/failure-record.server.ts";
import { createMetrics } from "../monitoring/metrics.server.ts";
import { listenForMetrics } from "../monitoring/serve-metrics.server.ts";
import type { Peers } from "../process/peers.server.ts";
import type { PublishUpload } from "../process/release-uploads.server.ts";
import { createUnhandledFailures, type UnhandledFailures } from "../process/unhandled-failures.server.ts";
import { followLiveSet, type LoadedCanary } from "../remotes/live-set.server.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { lacksDescriptors } from "../remotes/running-release.server.ts";
import { sharedModules } from "../remotes/shared-modules.server.ts";
import { createFormLimiter } from "../render/form-limiter.server.ts";
import { createSearch } from "../search/search.server.ts";
import { openContent } from "../store/content.server.ts";
import { createSiteApp, type SiteApp } from "./app.server.ts";
import { type Listener, listen } from "./listener.server.ts";

export { boundConsole } from "../base/log.server.ts";
export type { LogLine, TrialFault } from "./try-remotes.server.ts";
export { tryRemotes } from "./try-remotes.server.ts";
export type { Settings, SiteApp };
export { SettingsError };

/**
 * True if a process can listen on the port while another still does (`SO_REUSEPORT`), so that one takes over from the
 * other.
 */
const CAN_SHARE_PORT = process.platform === "linux";

const HOUR = 3_600_000;

/** An open site, listening or not. */
export interface OpenSite extends SiteApp {
	/** Listens on the settings' port. @throws SettingsError when it is taken */
	listen(): Promise<void>;
	/** Reads the live record now. */
	refresh(): Promise<void>;
	/** Loads a live release again, during development. @throws if that fails: what was loaded before stays */
	reload(remote: string): Promise<void>;
	/** Resolves when everything published before the call can be read, or reading it failed. */
	catchUp(): Promise<void>;
	/** Resolves once stored content can be read, which takes seconds after an update. False if there is none. */
	hasContent(): Promise<boolean>;
	/** The release set for new requests; undefined before the first was loaded. */
	current(): LoadedSet | undefined;
	/**
	 * Stops following changes and listening, and waits for requests in flight.
	 * @param timeout in ms, after which remaining connections are closed. Default 2 s
	 * @param takenOver settles when another process accepts requests; until then this one does, if they can share the port
	 */
	close(timeout?: number, takenOver?: Promise<void>): Promise<void>;
	/** Unhandled failures, reported by the process in which the site runs. */
	readonly unhandled: UnhandledFailures;
	/** The release whose code last failed because there were no file descriptors left. */
	lacksDescriptors(): ReleaseName | undefined;
}

/** The shell's build and the log level. */
export interface OpenOptions {
	/** The folder with `web/` and `shell.json`. */
	readonly shellDir: string;
	/** The release store. Default: the settings' own. */
	readonly store?: ReleaseStore | undefined;
	/** A level of pino; default `info`. */
	readonly logLevel?: string;
	/** The index of this process of the site; each has a store of its own. Default 0. */
	readonly processIndex?: number;
	/** Times in ms when earlier processes ended in the last minutes. Default: none. */
	readonly endedAt?: readonly number[];
	/** Accepts releases of teams. Default: none are accepted. */
	readonly publishUpload?: PublishUpload | undefined;
	/** The site's other processes. Default: none. */
	readonly peers?: Peers | undefined;
	/** Default: to stdout. */
	readonly log?: Log | undefined;
	/** True if a missing text is an error instead of its key, for trials. Default false. */
	readonly strictTexts?: boolean;
	/** True to warm caches before the site opens; otherwise call `warmUp` later. Default true. */
	readonly warm?: boolean;
}

/** Opens the site: reads the shell's files and the live set. */
export async function openSite(
	settings: Settings,
	{
		shellDir,
		store: given,
		logLevel = "info",
		log = createLog(logLevel),
		strictTexts = false,
		warm = true,
		processIndex = 0,
		endedAt = [],
		publishUpload,
		peers,
	}: OpenOptions,
): Promise<OpenSite> {
	const store = given ?? (await openReleaseStore(settings));
	const { siteDir } = settings;
	const folder = siteDir && (processIndex === 0 ? siteDir : join(siteDir, `process-${processIndex + 1}`));
	const shell = await readShellAssets(shellDir);
	const { content, service, age, outdatedRows, copy, ...reading } = openContent(settings, log, {
		folder,
		build: shell.version,
		outdatedAfter: settings.outdatedAfter * HOUR,
	});
	const quarantined = siteDir ? await judgeCrashes({ store, siteDir, endedAt, log }) : [];
	const live = followLiveSet({
		store,
		shared: sharedModules,
		shell: shell.description,
		log,
		shellMessages,
		strictTexts,
		canaries: true,
		quarantined,
	});
	await live.refresh();
	const search = createSearch({ content, live, folder, codeFolder: join(shellDir, "node"), log });
	const endIfStill = async ({ remote, version }: Pick<LoadedCanary, "remote" | "version">, why: string) => {
		const { record } = await readLive(store);
		// An operator, or another process of the site, may have been faster.
		if (record?.canary?.remote !== remote || record.canary.version !== version) return;
		await endCanary(store, { by: "the site", why, base: { remote, record } });
		await live.refresh();
	};
	const watch = watchCanary({
		live,
		peers,
		end: endIfStill,
		async widen(canary) {
			try {
				await widenCanary(store, canary);
			} catch (error) {
				// Another remote's release took one of its addresses meanwhile, for example.
				if (!(error instanceof AdmissionError)) throw error;
				return endIfStill(canary, error.message);
			}
			await live.refresh();
		},
		enough: { pages: settings.canaryPages, minutes: settings.canaryMinutes },
		log,
	});
	const own = createFormLimiter(peers);
	const { redis } = settings;
	const limiter = redis
		? (await import("../render/redis-form-limiter.server.ts")).createRedisFormLimiter({ url: redis, own, log })
		: own;
	const { metricsPort, metricsToken } = settings;
	const metrics =
		metricsPort || metricsToken
			? createMetrics({ processIndex, age, outdatedRows, live, isShared: limiter.isShared })
			: undefined;
	const endpoint = settings.otelExporterOtlpEndpoint;
	const spans = endpoint
		? (await import("../monitoring/open-telemetry.server.ts")).recordSpans({ endpoint, processIndex, log })
		: undefined;
	const site = createSiteApp({
		settings,
		store,
		live,
		content,
		copyContent: copy,
		service,
		age,
		shell,
		fonts: { bold, regular },
		peers,
		limiter,
		search,
		failures: createFailureRecord(folder, log, metrics?.failure),
		metrics,
		spans,
		watch,
		publishUpload,
		log,
	});
	let isWarm = false;
	let endMetrics: (() => void) | undefined;
	let listener: Listener | undefined;
	/** Starts the search once the site listens and its caches are warm. */
	const beginSearch = () => {
		if (isWarm && listener) search.begin();
	};
	const warmUp = async () => {
		try {
			await content.ready();
			await site.warmUp();
		} catch (error) {
			// The site also starts while there is no content yet.
			log.warn({ error: String(error) }, "The content service does not answer yet");
		}
		isWarm = true;
		beginSearch();
	};
	if (warm) await warmUp();
	return {
		fetch: site.fetch,
		direct: site.direct,
		receive: site.receive,
		warmUp,
		unhandled: createUnhandledFailures(log),
		lacksDescriptors,
		refresh: live.refresh,
		reload: live.reload,
		catchUp: reading.catchUp,
		hasContent: reading.hasStored,
		current: live.current,
		async listen() {
			listener = await listen(site.fetch, {
				...settings,
				direct: site.direct,
				shared: CAN_SHARE_PORT || settings.siteProcesses > 1,
			}).catch((error: NodeJS.ErrnoException) => {
				throw portTrouble(error, settings);
			});
			if (metrics && metricsPort) endMetrics = await listenForMetrics(metrics, metricsPort + processIndex);
			beginSearch();
		},
		async close(timeout, takenOver) {
			live.stop();
			watch.stop();
			endMetrics?.();
			await metrics?.stop();
			await reading.stop();
			if (CAN_SHARE_PORT) await takenOver;
			await listener?.close(timeout);
			limiter.close();
			site.close();
			await spans?.stop();
			await search.stop();
			reading.close();
		},
	};
}

/** Returns why the port cannot be bound, as a sentence for operators. */
function portTrouble(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
	if (error.code === "EADDRINUSE")
		return new SettingsError(`Port ${port} is taken on ${host}. Stop what uses it, or set PORT to another.`);
	if (error.code === "ENOTSUP" || error.code === "EINVAL")
		return new SettingsError(
			"SITE_PROCESSES is above 1, but processes cannot share a port on this system. Leave it out.",
		);
	if (error.code === "EACCES")
		return new SettingsError(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
	if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
		return new SettingsError(`HOST is “${host}”, which is not an address of this machine.`);
	return error;
}
