// Whether what was made of content is still right: as long as each read of it gives the same rows, each link in it would be written as it
// is, and, where a loader looked at the clock, for some seconds.

import type { Content } from "../content/content.server.ts";
import { digestOf, type NotedRead } from "../content/content-usage.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";

/** What something was made of. */
export interface Made {
	reads: readonly NotedRead[];
	/** The links in it: as they were meant, and as they were written. */
	links: readonly (readonly [string, string])[];
	/** Since when the content was outdated, in ms, which the page says; undefined: it was not. */
	readonly outdatedSince: number | undefined;
	/** Whether it is right for a moment only. */
	readonly timed: boolean;
	/** Whether its reads give others with time alone. */
	readonly timedReads: boolean;
	/** When it was made, in ms. */
	readonly at: number;
	/** The content's version, the links' version and the moment, in ms, for which all that is known to hold. */
	version: number;
	linksVersion: number;
	checked: number;
}

/** Whether what was made of a set's content may be given. */
export type IsRight = (set: LoadedSet, made: Made) => boolean;

/** Dependencies. */
export interface StandingOptions {
	readonly content: Pick<Content, "version" | "readNow" | "outdatedSince">;
	/** The links of a set as they are written now, and whether all changes are in them. */
	readonly pages: { links(set: LoadedSet): SiteLinks; isSettled(set: LoadedSet): boolean };
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** For how long, in ms, what changes with time is taken as right. */
const TIMED_FOR = 15_000;

/** Makes what tells whether things are right. */
export function createStanding({ content, pages, now = Date.now }: StandingOptions): IsRight {
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

	const hasRightRows = (made: Made): boolean => {
		const version = content.version();
		const moment = now();
		if (made.version === version && !(made.timedReads && moment - made.checked >= TIMED_FOR)) return true;
		if (!made.reads.every(({ read, digest }) => digestOf(content.readNow(read)) === digest)) return false;
		made.version = version;
		made.checked = moment;
		return true;
	};

	const hasRightLinks = (set: LoadedSet, made: Made): boolean => {
		const current = pages.links(set);
		if (made.linksVersion === current.version) return true;
		if (made.links.some(([meant, written]) => writtenNow(current, meant) !== written)) return false;
		made.linksVersion = current.version;
		return true;
	};

	return (set, made) => {
		const age = now() - made.at;
		// A clock that was set back says nothing about an age.
		if (age < 0 || (made.timed && age >= TIMED_FOR)) return false;
		if (content.outdatedSince() !== made.outdatedSince) return false;
		return hasRightRows(made) && pages.isSettled(set) && hasRightLinks(set, made);
	};
}
