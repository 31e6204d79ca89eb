// A model of what a load needs: arithmetic on recorded figures. docs/scale.md says what it assumes.

import type { Measured } from "./measured.ts";

/** What is planned for. Shares are from 0 to 1. */
export interface PlannedLoad {
	/** A day. */
	readonly visitors: number;
	readonly publishes: number;
	readonly releases: number;
	/** Forms that are sent, a day: each is written by Directus. */
	readonly forms: number;
	/** Different pages that visitors ask for. */
	readonly pages: number;
	/** Pages in a visit; at least 1. */
	readonly pagesEach: number;
	/** The share of visitors whose browsers have none of the site's files. */
	readonly newShare: number;
	/** The share of page views that is rendered each time: search, accounts, previews. */
	readonly personalShare: number;
	/** The share of a day's visitors that comes in its busiest hour. */
	readonly peakHour: number;
	/** How many times the mean of that hour its busiest second has. */
	readonly burst: number;
	/** The share of requests for files that a CDN answers. */
	readonly cdnShare: number;
	/** MB that a publish adds to the uploads, and that a release has. */
	readonly uploadSize: number;
	readonly releaseSize: number;
	/** For how many days storage is planned. */
	readonly days: number;
}

/** What it needs. */
export interface LoadPlan {
	/** A second, in the busiest one. */
	readonly peak: { readonly pages: number; readonly rendered: number; readonly files: number };
	/** Of all sites together: processors, and as many processes. */
	readonly cores: number;
	/** Hosts that serve it, each with `processesEach`. */
	readonly hosts: number;
	readonly processesEach: number;
	/** MB of a host, without Directus. */
	readonly memoryEach: number;
	/** Pages that are rendered in a day: personal ones, and in each process what publishes change, and all after each release. */
	readonly renderedADay: number;
	/** Of Directus, a day: what it writes, and how often it is asked what has changed. Pages cost it nothing. */
	readonly directus: { readonly writes: number; readonly changeReads: number };
	/** GB a month from the sites, and Mbit/s in the busiest second; with a CDN, also what that sends. */
	readonly withoutCdn: { readonly month: number; readonly peak: number };
	readonly withCdn: { readonly month: number; readonly peak: number; readonly fromCdn: number };
	/** GB after the planned days. */
	readonly storage: { readonly uploads: number; readonly releases: number };
}

/** What is neither measured nor asked for; docs/scale.md gives each reason. */
export const ASSUMED = {
	/** Requests of a page that is navigated to: its data, and its code. */
	requestsOfNavigation: 2,
	/** In s: how soon after a release all pages have been asked for again, where there are visitors enough. */
	warmUp: 60,
	/** How busy a processor may be in the busiest second. */
	utilisation: 0.6,
	/** Fewer would not survive one that goes away. */
	leastHosts: 2,
	/** Processors of a host. */
	coresOfHost: 4,
	/** MB for a release that is tried, on each host. */
	trial: 512,
	/** MB of Directus where a host has one: the most that was seen, with 100,000 posts (bench/measured.md). */
	directus: 640,
	/** Pages that show what a publish changes: itself, lists, feeds. */
	pagesOfPublish: 12,
	daysOfMonth: 30,
} as const;

/** Plans. */
export function planLoad(load: PlannedLoad, measured: Measured): LoadPlan {
	const visitsAtPeak = (load.visitors * load.peakHour * load.burst) / 3_600;
	const pages = visitsAtPeak * load.pagesEach;
	const navigations = load.pagesEach - 1;
	const requestsOfVisit = load.newShare * measured.requests + (1 - load.newShare) + navigations * ASSUMED.requestsOfNavigation;
	const files = Math.max(0, visitsAtPeak * requestsOfVisit - pages);
	const personal = pages * load.personalShare;
	// Each process renders all pages once after a release, if it is asked for so many; who asks for the same at once shares one.
	const shared = pages - personal;
	const renderedByEach = load.releases > 0 ? load.pages / ASSUMED.warmUp : 0;
	const ofOneMore = 1 / measured.rendered - 1 / measured.fromMemory;
	const busyBefore = personal / measured.rendered + (shared + files) / measured.fromMemory;
	// As many processes as have the time for it: at most where all that is asked for is rendered, fewer where each is done sooner.
	const whereAllIs = (busyBefore + shared * ofOneMore) / ASSUMED.utilisation;
	const leftOfEach = ASSUMED.utilisation - renderedByEach * ofOneMore;
	const whereEachIsDone = leftOfEach > 0 ? busyBefore / leftOfEach : Number.POSITIVE_INFINITY;
	const cores = Math.max(1, Math.ceil(Math.min(whereAllIs, whereEachIsDone)));
	const hosts = Math.max(ASSUMED.leastHosts, Math.ceil(cores / ASSUMED.coresOfHost));
	const processesEach = Math.ceil(cores / hosts);
	const processes = hosts * processesEach;
	const rendered = personal + Math.min(shared, renderedByEach * processes);

	const filesOfVisit =
		load.newShare * measured.files +
		(1 - load.newShare) * Math.min(1, load.releases) * measured.ownScripts +
		navigations * measured.ownScripts;
	const documentsOfVisit = load.pagesEach * measured.document;
	const month = (kibOfVisit: number) => (kibOfVisit * 1_024 * load.visitors * ASSUMED.daysOfMonth) / 1e9;
	const atPeak = (kibOfVisit: number) => (kibOfVisit * 1_024 * 8 * visitsAtPeak) / 1e6;
	const passed = documentsOfVisit + filesOfVisit * (1 - load.cdnShare);
	return {
		peak: { pages, rendered, files },
		cores,
		hosts,
		processesEach,
		memoryEach: processesEach * measured.processMemory + measured.searchMemory + ASSUMED.trial,
		renderedADay:
			load.visitors * load.pagesEach * load.personalShare +
			processes * (load.publishes * Math.min(load.pages, ASSUMED.pagesOfPublish) + load.releases * load.pages),
		directus: {
			writes: load.publishes + load.forms,
			// Each process has a replica of its own, which reads each change once.
			changeReads: load.publishes * processes,
		},
		withoutCdn: { month: month(documentsOfVisit + filesOfVisit), peak: atPeak(documentsOfVisit + filesOfVisit) },
		withCdn: { month: month(passed), peak: atPeak(passed), fromCdn: month(filesOfVisit * load.cdnShare) },
		storage: {
			uploads: (load.publishes * load.uploadSize * load.days) / 1_000,
			releases: (load.releases * load.releaseSize * load.days) / 1_000,
		},
	};
}
