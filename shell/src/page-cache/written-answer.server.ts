// An answer as its handler has written it: what is sent, and what the cache needs to send it to others.

import type { ContentUsage } from "../content/content-usage.server.ts";
import type { VaryBy } from "./request-variant.server.ts";
import type { CacheablePage } from "./stored-page.server.ts";

/** An answer that is written, and neither compressed nor sent. */
export interface WrittenAnswer {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly status: number;
	/** By lower-case names: all but those of its encoding. */
	readonly headers: Readonly<Record<string, string>>;
	/** The `Set-Cookie` for who asked. */
	readonly cookie?: string | undefined;
	/** What it is cached by; undefined where it is one visitor's own, or not all that it should be. */
	readonly cacheable: Cacheable | undefined;
}

/** What an answer is cached by. */
export interface Cacheable extends Omit<CacheablePage, "status" | "bytes"> {
	readonly varyBy: VaryBy;
	/** Whether nothing is known that says that the address exists. */
	readonly unconfirmed: boolean;
}

/** What an answer used, and how it may be cached. */
export interface AnswerUse extends Omit<Cacheable, "dependsOn"> {
	readonly usage: ContentUsage;
	/** The links' version when it was begun, and when that was, in ms. */
	readonly linksVersion: number;
	readonly at: number;
}

/** What an answer is cached by that used some content; undefined where it is one visitor's own, or lacks something. */
export function cacheableBy({ usage, linksVersion, at, ...rest }: AnswerUse): Cacheable | undefined {
	if (usage.isPrivate() || usage.isLacking()) return undefined;
	const { version, outdatedSince } = usage;
	const uses = { reads: [...usage.reads.values()], links: [...usage.links], outdatedSince };
	const dependsOn = { ...uses, timed: usage.isTimed(), timedReads: usage.hasTimedReads(), at, version, linksVersion, checked: at };
	return { ...rest, dependsOn };
}
