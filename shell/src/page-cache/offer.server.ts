// Offers an answer to the cache, where it is right for everyone.

import type { ContentUsage } from "../content/content-usage.server.ts";
import type { VaryBy } from "./request-variant.server.ts";
import type { OfferedPage } from "./stored-page.server.ts";

/** An answer that a handler offers to the cache, and what it varies by. */
export interface Offer {
	readonly page: OfferedPage;
	readonly varyBy: VaryBy;
	/** Whether nothing is known that says that the address exists. */
	readonly doubtful: boolean;
}

/** An answer, and what it used. */
export interface RenderedAnswer extends Omit<OfferedPage, "dependsOn"> {
	readonly usage: ContentUsage;
	/** The links' version when it was begun, and when that was, in ms. */
	readonly linksVersion: number;
	readonly at: number;
}

/** The offer; undefined where the answer is one visitor's own, or not all that it should be. */
export function offerOf(
	{ usage, linksVersion, at, ...answer }: RenderedAnswer,
	varyBy: VaryBy,
	doubtful: boolean,
): Offer | undefined {
	if (usage.isPrivate() || usage.isLacking()) return undefined;
	const { version, outdatedSince } = usage;
	const uses = { reads: [...usage.reads.values()], links: [...usage.links], outdatedSince };
	const dependsOn = { ...uses, timed: usage.isTimed(), timedReads: usage.hasTimedReads(), at, version, linksVersion, checked: at };
	return { page: { ...answer, dependsOn }, varyBy, doubtful };
}
