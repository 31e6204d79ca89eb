// Supervises the processes of the site. Several share the port; if one ends, the others respond.

import { type ChildProcess, fork, spawn } from "node:child_process";
import { join } from "node:path";
import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { OfferAnswer, Order, Report } from "../shell/src/process/messages.ts";
import { loopbackUrl, requireFreePort } from "./free-port.ts";
import type { OfferWork } from "./publish-offered.ts";
import { type SupervisedService, send, supervise } from "./supervisor.ts";

/** Options of the supervisor. `siteProcesses` of the settings is the number of processes. */
export interface SuperviseSiteOptions {
	readonly settings: HostSettings;
	/** The shell's build. */
	readonly shellDir: string;
	/** A level of the log. */
	readonly logLevel: string;
	/** Is called with its log. Default: the log goes to this process's output. */
	readonly onLog?: ((text: string) => void) | undefined;
	/** After listening for so long, in ms, the next end of a process counts as a first one, which is followed by no pause. */
	readonly stableMs?: number;
}

/** A supervised site. */
export interface SupervisedSite {
	/** Its first process; undefined between two. */
	pid(): number | undefined;
	/** Process ids that serve visitors now. */
	pids(): number[];
	/** Stops it permanently, within 3 s. */
	stop(): Promise<void>;
}

/** Limits of the site's processes. Visitors wait for a restart, so its pauses stay short. */
const LIMITS = {
	/**
	 * A remote's code is ended earlier by the process itself (shell/src/process/stall-watch.server.ts), so this is for native code, for the
	 * site's own and for stopped processes. SQLite waits up to 5 s for a lock only where another process writes, which takes milliseconds.
	 */
	hungMs: 3_000,
	pausesMs: [0, 250, 1_000, 2_000, 5_000],
	stopMs: 3_000,
} as const;

/** Even a page that ends the site leaves time for others. */
const STABLE_MS = 2_500;

/** Age of earlier exits that a new process gets to know: twice as long as they count (shell/src/monitoring/crash-guard.server.ts). */
const EXITS_COUNT_FOR_MS = 120_000;

/** Environment variables that remotes' code may read: those that Node itself needs, and no password. */
const PASSED_VARIABLES =
	/^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|TZ|LANG|LC_\w+|NODE_\w+|MALLOC_\w+|SSL_CERT_\w+|https?_proxy|no_proxy|SystemRoot|FONTCONFIG_\w+)$/i;

/**
 * How much memory a process holds; the environment may say otherwise. The system's allocator (glibc) has two arenas, in place of one for
 * each of a dozen threads that compress and read files, in which what one page needed once would stay for good. V8 collects its old space
 * once it has grown by half of what was alive, and not by its own measure, which lets it wait for gigabytes; with much alive the process
 * itself bounds that further (`heap-growth.server.ts`). A fixed bound would end the process of a site with many entries, and one of 400 MB
 * cost a page that is rendered a tenth. The young space is 24 MB and not a hundred, of which most would only wait to
 * be collected: twice as much gains nothing that could be measured.
 */
const ARENAS = { MALLOC_ARENA_MAX: "2" };
const GROWTH = "--heap-growing-percent=50";
/** A third of the young space, in MB. */
const SEMI_SPACE = 8;

/**
 * Starts the site and supervises it.
 * @param report is called when a process was killed or ended, and when it is back
 * @throws StepError when one of the site cannot be started the first time
 */
export async function superviseSite(
	{ settings, shellDir, logLevel, onLog, stableMs = STABLE_MS }: SuperviseSiteOptions,
	report: (text: string) => void,
): Promise<SupervisedSite> {
	const { siteProcesses } = settings;
	const sites: SupervisedService[] = [];
	/** Processes of the site, those that were replaced and finish their requests included. */
	const children = new Set<ChildProcess>();
	let endedAt: number[] = [];

	const begin = (opening: Order): ChildProcess => {
		const child = spawn(process.execPath, [GROWTH, join(shellDir, "node", "site-process.cjs")], {
			env: {
				...ARENAS,
				...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_VARIABLES.test(name))),
				// The last one of equal options counts.
				NODE_OPTIONS: [`--max-semi-space-size=${SEMI_SPACE}`, process.env.NODE_OPTIONS].filter(Boolean).join(" "),
			},
			stdio: ["ignore", onLog ? "pipe" : "inherit", "inherit", "ipc"],
			serialization: "advanced",
			windowsHide: true,
		});
		child.stdout?.setEncoding("utf8").on("data", (text: string) => onLog?.(text));
		send(child, opening);
		return child;
	};

	const handle = (message: Report, from: ChildProcess): void => {
		if (message.kind === "peer message") {
			for (const other of children) if (other !== from) send(other, message);
		} else if (message.kind === "release offered") {
			const { number, offer } = message;
			void publishOffered({ offer, settings, shellDir }).then((answer) => send(from, { kind: "offer answered", number, answer }));
		}
	};

	const superviseProcess = (processIndex: number) =>
		supervise(
			{
				...LIMITS,
				stableMs,
				name: siteProcesses === 1 ? "The site" : `Process ${processIndex + 1} of the site`,
				// With several processes it is not known which one responds to a health check.
				healthUrl: siteProcesses === 1 ? `${loopbackUrl(settings)}/healthz` : undefined,
				spawn(isFirst) {
					const now = Date.now();
					if (!isFirst) endedAt = [...endedAt.filter((at) => now - at < EXITS_COUNT_FOR_MS), now];
					const child = begin({ kind: "open", settings, shellDir, logLevel, warm: isFirst, processIndex, endedAt });
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
		// The first one alone: a port that is taken is reported once, and what it stores of content is there for the others.
		sites.push(await superviseProcess(0));
		const others = Array.from({ length: siteProcesses - 1 }, (_, index) => superviseProcess(index + 1));
		for (const outcome of await Promise.allSettled(others)) if (outcome.status === "fulfilled") sites.push(outcome.value);
		// Throws if one of them failed.
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

/** Tries a release that a team sent and puts it live, in a process that ends afterwards: a trial takes memory. */
function publishOffered(work: OfferWork): Promise<OfferAnswer> {
	const child = fork(join(import.meta.dirname, "publish-offered.ts"), {
		execArgv: ["--disable-warning=ExperimentalWarning"],
		serialization: "advanced",
	});
	child.send(work, () => undefined);
	return new Promise((resolve) => {
		child.once("message", resolve as (answer: unknown) => void);
		for (const end of ["error", "exit"]) child.once(end, () => resolve({ kind: "failed" }));
	});
}
