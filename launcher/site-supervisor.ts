// Supervises the processes of the site. Several share the port; if one ends, the others respond.

import { type ChildProcess, fork, spawn } from "node:child_process";
import { join } from "node:path";
import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { LauncherMessage, SiteMessage, UploadResult } from "../shell/src/process/messages.ts";
import { loopbackUrl, requireFreePort } from "./free-port.ts";
import type { UploadWork } from "./publish-upload.ts";
import { type SupervisedService, send, supervise } from "./supervisor.ts";

/** `siteProcesses` of the settings is the number of processes. */
export interface SuperviseSiteOptions {
	readonly settings: HostSettings;
	/** Folder of the shell's build. */
	readonly shellDir: string;
	readonly logLevel: string;
	/** Called with its log. Default: the log goes to this process's output. */
	readonly onLog?: ((text: string) => void) | undefined;
	/** Uptime in ms after which the next exit counts as the first one, which is restarted without a pause. */
	readonly stableMs?: number;
}

export interface SupervisedSite {
	/** Process id of the first process; undefined between two. */
	pid(): number | undefined;
	/** Ids of the processes that serve visitors now. */
	pids(): number[];
	/** Stops it permanently, within 3 s. */
	stop(): Promise<void>;
}

/** Limits of the site's processes. Visitors wait for a restart, so pauses are short. */
const LIMITS = {
	/**
	 * The process itself ends code of a remote earlier (shell/src/process/stall-watch.server.ts). This limit is for
	 * native code, for the site's own code and for stopped processes. SQLite waits up to 5 s for a lock only if another
	 * process writes, which takes milliseconds.
	 */
	hungMs: 3_000,
	pausesMs: [0, 250, 1_000, 2_000, 5_000],
	stopMs: 3_000,
} as const;

/** Even a page that crashes the site leaves time for other pages. */
const STABLE_MS = 2_500;

/**
 * Age of earlier exits that are passed to a new process: twice the period in which they count
 * (shell/src/monitoring/crash-guard.server.ts).
 */
const EXITS_COUNT_FOR_MS = 120_000;

/** Environment variables that remotes' code may read: those that Node itself needs, no passwords. */
const PASSED_VARIABLES =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|NODE_\w+|MALLOC_\w+|SSL_CERT_\w+|https?_proxy|no_proxy|SystemRoot|FONTCONFIG_\w+)$/i;

/**
 * Memory limits of a process; the environment may override them. glibc's allocator has two arenas instead of one for
 * each of a dozen threads that compress and read files, because arenas keep their largest size. V8 collects the old
 * space when it has grown by 40 % of its live size; its own heuristics would let it grow by gigabytes. A fixed limit
 * would crash sites with many entries, and one of 400 MB made rendering a page 10 % slower. The young space is 24 MB
 * instead of a hundred, most of which would wait to be collected; twice as much has no measurable benefit.
 */
const ARENAS = { MALLOC_ARENA_MAX: "2" };
const GROWTH = "--heap-growing-percent=40";
/** A third of the young space, in MB. */
const SEMI_SPACE = 8;

/**
 * Starts the site and supervises it.
 * @param report is called when a process was killed or has ended, and when it runs again
 * @throws StepError if the first start of a process fails
 */
export async function superviseSite(
	{ settings, shellDir, logLevel, onLog, stableMs = STABLE_MS }: SuperviseSiteOptions,
	report: (text: string) => void,
): Promise<SupervisedSite> {
	const { siteProcesses } = settings;
	const sites: SupervisedService[] = [];
	/** Processes of the site, including replaced ones that finish their requests. */
	const children = new Set<ChildProcess>();
	let endedAt: number[] = [];

	const startProcess = (message: LauncherMessage): ChildProcess => {
		const child = spawn(process.execPath, [GROWTH, join(shellDir, "node", "site-process.cjs")], {
			env: {
				...ARENAS,
				...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.test(name))),
				// If options are repeated, the last one counts.
				NODE_OPTIONS: [`--max-semi-space-size=${SEMI_SPACE}`, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
			},
			stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit", "ipc"],
			serialization: "advanced",
			windowsHide: true,
		});
		child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
		send(child, message);
		return child;
	};

	const handle = (message: SiteMessage, from: ChildProcess): void => {
		if (message.kind === "peer message") {
			for (const other of children) if (other !== from) send(other, message);
		} else if (message.kind === "release uploaded") {
			const { number, upload } = message;
			void publishUpload({ upload, settings, shellDir }).then((result) =>
				send(from, { kind: "upload processed", number, result }),
			);
		}
	};

	const superviseProcess = (processIndex: number) =>
		supervise(
			{
				...LIMITS,
				stableMs,
				name: siteProcesses === 1 ? "The site" : `Process ${processIndex + 1} of the site`,
				// With several processes, any of them may respond to a health check.
				healthUrl: siteProcesses === 1 ? `${loopbackUrl(settings)}/healthz` : undefined,
				spawn(isFirst) {
					const now = Date.now();
					if (!isFirst) endedAt = [...endedAt.filter((at) => now - at < EXITS_COUNT_FOR_MS), now];
					const child = startProcess({
						kind: "open",
						settings,
						shellDir,
						logLevel,
						warm: isFirst,
						processIndex,
						endedAt,
					});
					children.add(child);
					child.once("exit", () => children.delete(child));
					return child;
				},
				onMessage: handle,
			},
			report,
		);

	const stop = async () => {
		await Promise.all(sites.map((service) => service.stop()));
	};
	try {
		await requireFreePort("PORT", settings.port, settings.host);
		// Starts alone, so that a taken port is reported once and its content store is ready for the others.
		sites.push(await superviseProcess(0));
		const others = Array.from({ length: siteProcesses - 1 }, (_, index) => superviseProcess(index + 1));
		for (const outcome of await Promise.allSettled(others))
			if (outcome.status === "fulfilled") sites.push(outcome.value);
		// Throws if one failed.
		await Promise.all(others);
	} catch (error) {
		await stop();
		throw error;
	}
	return {
		pid: () => sites[0]?.pid(),
		pids: () => sites.flatMap((site) => site.pid() ?? []),
		stop,
	};
}

/** Longest duration of a trial, in ms. */
const UPLOAD_TIMEOUT_MS = 100_000;

/**
 * Tries a release that a team sent and puts it live, in a process that ends afterwards, because a trial takes memory.
 */
function publishUpload(work: UploadWork): Promise<UploadResult> {
	const child = fork(join(import.meta.dirname, "publish-upload.ts"), {
		execArgv: ["--disable-warning=ExperimentalWarning"],
		serialization: "advanced",
		// Less than the site waits, which then says that nothing has changed.
		timeout: UPLOAD_TIMEOUT_MS,
		killSignal: "SIGKILL",
	});
	child.send(work, () => undefined);
	return new Promise((resolve) => {
		child.once("message", resolve as (result: unknown) => void);
		for (const end of ["error", "exit"]) child.once(end, () => resolve({ kind: "failed" }));
	});
}
