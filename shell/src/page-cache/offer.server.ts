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
export interface MadeAnswer extends Omit<OfferedPage, "answers" | "links" | "timed"> {
	readonly usage: ContentUsage;
}

/** The offer; undefined where the answer is older than the content, one visitor's own, or not all that it should be. */
export function offerOf({ usage, ...answer }: MadeAnswer, looked: Looked, doubtful: boolean): Offer | undefined {
	if (usage.isStale() || usage.isPrivate() || usage.isLacking()) return undefined;
	const page = { ...answer, answers: [...usage.answers], links: [...usage.links], timed: usage.isTimed() };
	return { page, looked, doubtful };
}
