// Starts all parts of a site: a process prepares it (prepare.ts), then this one supervises Directus, the site and the
// mail catcher. `npm start`, `npm run dev` and tests of whole sites use it. Its imports stay few, because it lives as
// long as the site.

import { fork, spawn } from "node:child_process";
import { join } from "node:path";
import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { BuiltPackage } from "./bundle.ts";
import { superviseCms } from "./cms-supervisor.ts";
import { restrictUmask } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import type { MailCatcherOptions } from "./mail-catcher/mail-catcher.ts";
import type { Prepared, PreparedCms, PrepareMessage, PrepareOptions } from "./prepare.ts";
import { StepError } from "./progress.ts";
import { type SupervisedSite, superviseSite } from "./site-supervisor.ts";
import { type SupervisedService, supervise } from "./supervisor.ts";

export interface RunningSite {
	readonly settings: HostSettings;
	/** The embedded content service; undefined if `CMS_URL` names another one. */
	readonly cms: (PreparedCms & { pid(): number | undefined }) | undefined;
	/** Processes of the site; none if it was started by `startSite`. */
	readonly site: Pick<SupervisedSite, "pid" | "pids">;
	/** Page with the caught mails; undefined if `SMTP_URL` names a mail server, or the content service runs elsewhere. */
	readonly mailsUrl: string | undefined;
	/** Stops the site, then the content service and the mail catcher, within 10 s. */
	stop(): Promise<void>;
}

export interface BringUpOptions {
	readonly env: Readonly<Record<string, string | undefined>>;
	/** The names of `env` that come from `.env`. Default none. */
	readonly fromFile?: readonly string[];
	/** Default: they are built. */
	readonly packages?: readonly BuiltPackage[];
	readonly onProgress?: (text: string) => void;
	/** A level of the site's log; default `info`. */
	readonly logLevel?: string;
	/**
	 * True to try builds before they replace what is live. Default false: development and tests have nothing to lose.
	 */
	readonly tryBuilds?: boolean;
	/** The release store's folder in DATA_DIR. Default: the bucket that the settings name, else `releases`. */
	readonly releases?: string;
	/** Starts the site. Default: it is supervised in a separate process. */
	readonly startSite?: (settings: HostSettings, shellDir: string) => Promise<Pick<SupervisedSite, "stop">>;
	/** Time in ms after which a hung Directus is killed; default as in `superviseCms`. */
	readonly cmsHungMs?: number;
}

const NODE_FLAGS = ["--disable-warning=ExperimentalWarning"];

/** Starts all parts. @throws StepError with one clear sentence */
export async function bringUp({
	onProgress = () => undefined,
	logLevel = "info",
	cmsHungMs,
	startSite,
	...options
}: BringUpOptions): Promise<RunningSite> {
	let mails: SupervisedService | undefined;
	let cms: SupervisedService | undefined;
	let mailsUrl: string | undefined;
	let unlock: (() => void) | undefined;
	/** @param after resolves when the last user of these services has ended */
	const stopServices = async (after?: Promise<void>) => {
		await Promise.all([cms?.stop(after), mails?.stop(after)]);
		unlock?.();
	};
	try {
		const prepared = await prepare(options, async (message) => {
			if (message.kind === "progress") onProgress(message.text);
			else if (message.kind === "lock") {
				restrictUmask();
				unlock = await lockDataFolder(message.folder, message.dataDir, message.port);
			} else if (message.kind === "start mail catcher") {
				mails = await superviseMails(message.options, onProgress);
				mailsUrl = `http://localhost:${message.options.uiPort}`;
			} else if (message.kind === "start directus") cms = await superviseCms(message.command, onProgress, cmsHungMs);
		});
		const { settings, shellDir } = prepared;
		const site = startSite
			? { pid: () => undefined, pids: () => [], ...(await startSite(settings, shellDir)) }
			: await superviseSite({ settings, shellDir, logLevel }, onProgress);
		return {
			settings,
			cms: prepared.cms && { ...prepared.cms, pid: () => cms?.pid() },
			site,
			mailsUrl,
			stop: () => stopServices(site.stop()),
		};
	} catch (error) {
		await stopServices();
		throw error;
	}
}

/** Runs the preparing process to its end. @param handle handles its requests */
async function prepare(options: PrepareOptions, handle: (message: PrepareMessage) => Promise<void>): Promise<Prepared> {
	const child = fork(join(import.meta.dirname, "prepare.ts"), { execArgv: NODE_FLAGS, serialization: "advanced" });
	try {
		return await new Promise((resolve, reject) => {
			child.on("message", (message: PrepareMessage) => {
				if (message.kind === "prepared") return resolve(message.prepared);
				if (message.kind === "failed") return reject(new StepError(message.sentence));
				handle(message).then(() => message.kind !== "progress" && child.connected && child.send("done"), reject);
			});
			child.once("error", reject);
			child.once("exit", (code, signal) =>
				reject(new StepError(`The preparation of the start ended early (${signal ?? `exit ${code}`}).`)),
			);
			child.send(options satisfies PrepareOptions, () => undefined);
		});
	} finally {
		child.kill("SIGKILL");
	}
}

function superviseMails({ dataDir, smtpPort, uiPort }: MailCatcherOptions, report: (text: string) => void) {
	const program = join(import.meta.dirname, "mail-catcher", "mail-process.ts");
	return supervise(
		{
			name: "The mail catcher",
			spawn: () =>
				spawn(process.execPath, [...NODE_FLAGS, program, dataDir, String(smtpPort), String(uiPort)], {
					stdio: ["ignore", "inherit", "inherit", "ipc"],
					windowsHide: true,
				}),
			pausesMs: [500, 5_000, 30_000],
			stableMs: 60_000,
			stopMs: 1_000,
		},
		report,
	);
}

/** Returns the last line of a startup, with the addresses that people open. */
export function readyLine({ settings, mailsUrl }: Pick<RunningSite, "settings" | "mailsUrl">): string {
	const addresses = [
		`site ${settings.publicUrl}`,
		`studio ${settings.studioUrl}/admin`,
		...(mailsUrl ? [`mails ${mailsUrl}`] : []),
	];
	return `ready  ${addresses.join("  ")}\n`;
}
