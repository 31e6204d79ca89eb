// Supervises the processes of the site and of its search: each is restarted when it ends, and killed first when it hangs in code that
// never yields. Several of the site share the port; where one ends, the others answer.

import type { HostSettings } from "../shell/src/base/settings.server.ts";
import type { OfferAnswer, OfferedRelease } from "../shell/src/process/messages.ts";
import type { ShutOut } from "../shell/src/remotes/load-set.server.ts";
import { loopbackUrl, requireFreePort } from "./free-port.ts";
import { createNewsRelay } from "./news-relay.ts";
import { createSearchRelay } from "./search-relay.ts";
import { endProcess, type ProcessOptions, type SupervisedProcess, startProcess } from "./supervised-process.ts";

/** What the site is started with; `siteProcesses` of the settings says how many processes it has. */
export interface SuperviseSiteOptions extends Pick<ProcessOptions, "shellDir" | "onLog"> {
	readonly settings: HostSettings;
	/** A level of the log. */
	readonly logLevel: string;
	/** Takes releases that teams send over the network. Default: they fail. */
	readonly onOffer?: (offer: OfferedRelease) => Promise<OfferAnswer>;
	/** Called when a process of the site ended by itself; says which releases the next one is not to run. Default none. */
	readonly onCrash?: () => Promise<readonly ShutOut[]>;
}

/** A supervised site. */
export interface SupervisedSite {
	/** Its first process now, for who watches it; undefined between two. */
	pid(): number | undefined;
	/** All processes that answer visitors now. */
	pids(): number[];
	/** The process of its search now; undefined between two. */
	searchPid(): number | undefined;
	/** Stops it for good: with SIGTERM, after 3 s with SIGKILL. */
	stop(): Promise<void>;
}

/** How long a process may take to end, in ms: when all is stopped, and when another has taken its place. */
const STOP_PATIENCE = 3_000;
const DRAIN_PATIENCE = 10_000;

/** After a hung process the next one may be hung for twice as long, up to this factor: where restarts don't help, the machine is why. */
const MAX_PATIENCE = 16;

/** For how long, in ms, a hung process counts. */
const HUNG_LATELY_MS = 600_000;

/** How long to wait before each new start, in ms; the last one counts for all that follow. Visitors wait as well, so it stays short. */
const PAUSES = [0, 250, 1_000, 2_000, 5_000];

/** After listening for so long, in ms, the next end counts as a first one: even a page that ends the site leaves time for others. */
const WELL_AFTER = 2_500;

/**
 * Starts the site and supervises it.
 * @param report is told when a process ended and when it is back
 * @throws StepError when one of the site cannot be started the first time
 */
export async function superviseSite(
	{ settings, logLevel, onCrash = async () => [], onOffer, ...options }: SuperviseSiteOptions,
	report: (text: string) => void,
): Promise<SupervisedSite> {
	let stopping = false;
	const all = new Set<SupervisedProcess>();
	const news = createNewsRelay();
	const questions = createSearchRelay();
	const { siteProcesses, releasesDir, releasesBucket, siteDir } = settings;
	const { shellDir } = options;
	const current: (SupervisedProcess | undefined)[] = [];
	let search: SupervisedProcess | undefined;
	const hungAt: { readonly program: string; readonly at: number }[] = [];
	// With several processes it is not known which one responds to a health check.
	const healthUrl = siteProcesses === 1 ? `${loopbackUrl(settings)}/healthz` : undefined;
	const begin = (what: Pick<ProcessOptions, "name" | "program" | "opening" | "healthUrl">): SupervisedProcess => {
		const lately = hungAt.filter(({ program, at }) => program === what.program && performance.now() - at < HUNG_LATELY_MS);
		const process = startProcess({
			...options,
			...what,
			patience: Math.min(2 ** lately.length, MAX_PATIENCE),
			onHung(how) {
				hungAt.push({ program: what.program, at: performance.now() });
				report(`${what.name} ${how}; its log says where. It is ended.`);
			},
		});
		all.add(process);
		void process.gone.then(() => all.delete(process));
		return process;
	};
	const siteName = (place: number) => (siteProcesses === 1 ? "The site" : `Process ${place + 1} of the site`);
	const beginSite = (place: number, warm: boolean, shutOut: readonly ShutOut[] = []): SupervisedProcess => {
		const opening = { kind: "open", settings, shellDir, logLevel, warm, place, shutOut } as const;
		const process = begin({ name: siteName(place), program: "site-process.cjs", opening, healthUrl });
		news.add(process);
		questions.addAsking(process);
		process.onReport((told) => {
			if (told.kind !== "release offered") return;
			const { number, offer } = told;
			const answered = onOffer?.(offer) ?? Promise.resolve<OfferAnswer>({ kind: "failed" });
			void answered.then((answer) => process.order({ kind: "offer answered", number, answer }));
		});
		current[place] = process;
		return process;
	};
	const beginSearch = (): SupervisedProcess => {
		const opening = { kind: "open search", settings: { releasesDir, releasesBucket, siteDir }, shellDir, logLevel } as const;
		const process = begin({ name: "The search", program: "search-process.cjs", opening });
		questions.answerBy(process);
		search = process;
		return process;
	};
	const endAll = () => Promise.all([...all].map((process) => endProcess(process, STOP_PATIENCE)));

	const follow = async (name: string, first: SupervisedProcess, again: () => SupervisedProcess | Promise<SupervisedProcess>) => {
		let process = first;
		let failures = 0;
		let since: number | undefined = performance.now();
		while (!stopping) {
			const how = await process.leaving;
			if (stopping) return;
			const former = process;
			// One that never listened has nothing under way.
			if (since === undefined) void endProcess(former, 0, { ask: false });
			if (since !== undefined && performance.now() - since > WELL_AFTER) failures = 0;
			const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
			failures += 1;
			report(`${name} ${how}. Starting it again${pause > 0 ? ` in ${pause / 1_000} s` : ""}.`);
			const began = performance.now();
			if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
			if (stopping) return;
			process = await again();
			since = undefined;
			try {
				await process.listening;
				since = performance.now();
				former.order({ kind: "taken over" });
				void endProcess(former, DRAIN_PATIENCE, { ask: false });
				report(`${name} is back after ${Math.round(since - began)} ms.`);
			} catch (error) {
				if (!stopping) report(error instanceof Error ? error.message : String(error));
			}
		}
	};

	try {
		await requireFreePort("PORT", settings.port, settings.host);
		// The first one alone: a port that is taken is reported once, and what it stores of content is there for the others.
		const first = beginSite(0, true);
		await first.listening;
		// Visitors first: what is searched for is read once they may come.
		const searching = beginSearch();
		searching.listening.catch((error: unknown) => {
			if (!stopping) report(error instanceof Error ? error.message : String(error));
		});
		void follow("The search", searching, beginSearch);
		const others = Array.from({ length: siteProcesses - 1 }, (_, index) => beginSite(index + 1, true));
		await Promise.all(others.map(({ listening }) => listening));
		for (const [place, process] of [first, ...others].entries())
			void follow(siteName(place), process, async () => beginSite(place, false, await onCrash()));
	} catch (error) {
		stopping = true;
		await endAll();
		throw error;
	}
	const pidOf = (process: SupervisedProcess | undefined) => {
		const child = process?.child;
		return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
	};
	return {
		pid: () => pidOf(current[0]),
		pids: () => current.flatMap((process) => pidOf(process) ?? []),
		searchPid: () => pidOf(search),
		async stop() {
			stopping = true;
			await endAll();
		},
	};
}
