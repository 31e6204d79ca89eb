// Whether a page is still right: as long as each of its reads gives the same rows, each link in it would be written as it is, and, where a
// loader looked at the clock, for some seconds.

import type { Content } from "../content/content.server.ts";
import { digestOf, type NotedRead } from "../content/content-usage.server.ts";
import type { SiteLinks } from "../page-index/site-links.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";

/** What a page depends on. */
export interface PageDependencies {
	reads: readonly NotedRead[];
	/** The links in it: as they were meant, and as they were written. */
	links: readonly (readonly [string, string])[];
	/** Since when the content was outdated, in ms, which the page says; undefined: it was not. */
	readonly outdatedSince: number | undefined;
	/** Whether it is right for a moment only. */
	readonly timed: boolean;
	/** Whether its reads give others with time alone. */
	readonly timedReads: boolean;
	/** When it was rendered, in ms. */
	readonly at: number;
	/** The content's version, the links' version and the moment, in ms, for which all that is known to hold. */
	version: number;
	linksVersion: number;
	checked: number;
}

/** Whether a page of a set may be sent. */
export type IsFresh = (set: LoadedSet, dependsOn: PageDependencies) => boolean;

/** Dependencies. */
export interface FreshnessOptions {
	readonly content: Pick<Content, "version" | "readNow" | "outdatedSince">;
	/** The links of a set as they are written now, and whether all changes are in them. */
	readonly pages: { links(set: LoadedSet): SiteLinks; isSettled(set: LoadedSet): boolean };
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** For how long, in ms, what changes with time is taken as fresh. */
const TIMED_FOR = 15_000;

/** Tells whether pages are fresh. */
export function createFreshness({ content, pages, now = Date.now }: FreshnessOptions): IsFresh {
	let links = { version: 0, written: new Map<string, string>() };
	/** How a link is written now; each is looked up once for as long as nothing changes. */
	const writtenNow = (current: SiteLinks, meant: string): string => {
		if (links.version !== current.version) links = { version: current.version, written: new Map() };
		let written = links.written.get(meant);
		if (written === undefined) {
			written = current.editorsHref(meant);
			links.written.set(meant, written);
		}
		return written;
	};

	const hasSameRows = (dependsOn: PageDependencies): boolean => {
		const version = content.version();
		const moment = now();
		if (dependsOn.version === version && !(dependsOn.timedReads && moment - dependsOn.checked >= TIMED_FOR)) return true;
		if (!dependsOn.reads.every(({ read, digest }) => digestOf(content.readNow(read)) === digest)) return false;
		dependsOn.version = version;
		dependsOn.checked = moment;
		return true;
	};

	const hasSameLinks = (set: LoadedSet, dependsOn: PageDependencies): boolean => {
		const current = pages.links(set);
		if (dependsOn.linksVersion === current.version) return true;
		if (dependsOn.links.some(([meant, written]) => writtenNow(current, meant) !== written)) return false;
		dependsOn.linksVersion = current.version;
		return true;
	};

	return (set, dependsOn) => {
		const age = now() - dependsOn.at;
		// A clock that was set back says nothing about an age.
		if (age < 0 || (dependsOn.timed && age >= TIMED_FOR)) return false;
		if (content.outdatedSince() !== dependsOn.outdatedSince) return false;
		return hasSameRows(dependsOn) && pages.isSettled(set) && hasSameLinks(set, dependsOn);
	};
}
