// What a render used, so that it can be known later whether it would come out the same.

import type { ReadAnswer } from "./read-registry.server.ts";

/** What a render depends on besides its address and its release set. */
export interface ContentUsage {
	/** The answers that it read. */
	readonly answers: ReadonlySet<ReadAnswer>;
	/**
	 * Links within this site: the address as it was meant, and the one that was rendered, which is empty where no page answers. A render
	 * is out of date when one of them would be rendered differently.
	 */
	readonly links: ReadonlyMap<string, string>;
	/** Whether some of the content is older than the last publish, because the content service was slow or unavailable. */
	isStale(): boolean;
	/** Whether it changes with time alone. */
	isTimed(): boolean;
	/** Whether it holds what was asked for one visitor alone. */
	isPrivate(): boolean;
	/** Whether a part of it was left out that will be there another time. */
	isLacking(): boolean;
}

/** A record that one render writes into. */
export interface UsageRecord extends ContentUsage {
	noteAnswer(answer: ReadAnswer): void;
	noteLink(meant: string, written: string): void;
	noteStale(): void;
	noteTime(): void;
	notePrivate(): void;
	noteLacking(): void;
}

/** An empty record. */
export function createUsageRecord(): UsageRecord {
	const answers = new Set<ReadAnswer>();
	const links = new Map<string, string>();
	const noted = { stale: false, time: false, private: false, lacking: false };
	return {
		answers,
		links,
		isStale: () => noted.stale,
		isTimed: () => noted.time,
		isPrivate: () => noted.private,
		isLacking: () => noted.lacking,
		noteAnswer(answer) {
			answers.add(answer);
			if (answer.facts.timed) noted.time = true;
		},
		noteLink: (meant, written) => void links.set(meant, written),
		noteStale: () => {
			noted.stale = true;
		},
		noteTime: () => {
			noted.time = true;
		},
		notePrivate: () => {
			noted.private = true;
		},
		noteLacking: () => {
			noted.lacking = true;
		},
	};
}
