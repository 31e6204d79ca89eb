// Whether what was made of content is still right: as long as all answers of the content service that it was made of are, while each link in
// it would be written as it is, and, where it shows what is past and what is to come, for some seconds.

import { type ContentCache, TIMED_FRESH_FOR } from "../content/content-cache.server.ts";
import type { ReadAnswer } from "../content/read-registry.server.ts";
import type { SiteLinks } from "../discovery/site-links.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";

/**
 * What may be done with what was made. `fresh`: it is right. `renew`: it is to be served stale and renewed meanwhile. `stale`: it may be out of
 * date, and the content service is away.
 */
export type Standing = "fresh" | "renew" | "stale";

/** What something was made of. */
export interface Made {
	readonly answers: readonly ReadAnswer[];
	/** The links in it: as they were meant, and as they were written. */
	readonly links: readonly (readonly [string, string])[];
	/** The links' version for which that holds. */
	linksVersion: number;
	/** Whether it changes with time alone. */
	readonly timed: boolean;
	/** When it was made, in ms. */
	readonly at: number;
}

/** How what was made of a set's content stands; undefined: it is not to be given. */
export type StandingOf = (set: LoadedSet, made: Made) => Standing | undefined;

/** Dependencies. */
export interface StandingOptions {
	readonly content: Pick<ContentCache, "isAway">;
	/** The links of a set as they are written now, and whether all changes that were reported are in them. */
	readonly pages: { links(set: LoadedSet): SiteLinks; isSettled(set: LoadedSet): boolean };
	/** The time in ms, for tests. */
	readonly now?: () => number;
}

/** After how long, in ms, it is renewed in any case, as reads are, and until when it is served meanwhile. */
const RENEW_AFTER = 600_000;
const GIVEN_FOR = 3_600_000;

/** For how long, in ms, what changes with time is served while it is renewed. */
const TIMED_GIVEN_FOR = 2 * TIMED_FRESH_FOR;

/** For how long, in ms, it is given while the content service is away. */
const STALE_FOR = 48 * 3_600_000;

/** Makes what tells how things stand. */
export function createStandingOf({ content, pages, now = Date.now }: StandingOptions): StandingOf {
	let links = { version: 0, written: new Map<string, string>() };
	/** How a link is written now; each is asked for once for as long as nothing changes. */
	const writtenNow = (current: SiteLinks, meant: string): string => {
		if (links.version !== current.version) links = { version: current.version, written: new Map() };
		let written = links.written.get(meant);
		if (written === undefined) {
			written = current.editorsHref(meant);
			links.written.set(meant, written);
		}
		return written;
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
		if (age < 0) return undefined;
		let outdated = false;
		for (const { state } of made.answers) {
			if (state === "current") continue;
			// What is to be gone by now must not be shown, even while the content service is away.
			if (state === "due") return undefined;
			outdated = true;
		}
		if (outdated || !pages.isSettled(set)) return content.isAway() && !made.timed && age < STALE_FOR ? "stale" : undefined;
		if (!hasRightLinks(set, made)) return undefined;
		if (age < (made.timed ? TIMED_FRESH_FOR : RENEW_AFTER)) return "fresh";
		return age < (made.timed ? TIMED_GIVEN_FOR : GIVEN_FOR) ? "renew" : undefined;
	};
}
