// Offers an answer for keeping, where it is right for everyone.

import type { ContentUsage } from "../content/content-usage.server.ts";
import type { Looked } from "./request-variant.server.ts";
import type { OfferedPage } from "./stored-page.server.ts";

/** An answer that a handler offers for keeping, and what it looked at in the request. */
export interface Offer {
	readonly page: OfferedPage;
	readonly looked: Looked;
	/** Whether nothing is known that says that the address exists. */
	readonly doubtful: boolean;
}

/** An answer, and what it was made of. */
export interface MadeAnswer extends Omit<OfferedPage, "made"> {
	readonly usage: ContentUsage;
	/** The links' version when it was begun, and when that was, in ms. */
	readonly linksVersion: number;
	readonly at: number;
}

/** The offer; undefined where the answer is one visitor's own, or not all that it should be. */
export function offerOf({ usage, linksVersion, at, ...answer }: MadeAnswer, looked: Looked, doubtful: boolean): Offer | undefined {
	if (usage.isPrivate() || usage.isLacking()) return undefined;
	const { version, outdatedSince } = usage;
	const uses = { reads: [...usage.reads.values()], links: [...usage.links], outdatedSince };
	const made = { ...uses, timed: usage.isTimed(), timedReads: usage.hasTimedReads(), at, version, linksVersion, checked: at };
	return { page: { ...answer, made }, looked, doubtful };
}
