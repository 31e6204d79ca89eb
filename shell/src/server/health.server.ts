// Health endpoints for operators and load balancers.

import { DEFAULT_LOCALE } from "@hub/shared-contracts/language/locale";
import { Hono } from "hono";
import type { ContentCache } from "../content/content-cache.server.ts";
import { ContentRefused, type ContentSource, READINESS_READ } from "../content/directus-source.server.ts";
import { COMPARE_EVERY, type LostChanges } from "../content/lost-changes.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { PageSearch } from "../search/page-search.ts";
import { withinDeadline } from "./deadline.server.ts";
import type { Surroundings } from "./surroundings.server.ts";
import type { UnavailableCount } from "./unavailable-count.server.ts";

/** What the endpoints tell of. */
export interface HealthDeps {
	readonly live: Pick<LiveSet, "current">;
	readonly content: Pick<ContentCache, "read" | "health">;
	/** What is read past all that is kept: whether a read succeeds now is known by none that succeeded before. */
	readonly source: ContentSource;
	readonly changes: Pick<LostChanges, "state">;
	readonly search: Pick<PageSearch, "find">;
	readonly unavailable: Pick<UnavailableCount, "counts">;
}

/** How long a read may take that tells whether reads succeed, in ms: less than what watches the site waits for its answer. */
const READ_PATIENCE = 2_000;

/** For how long, in ms, what came of it is told again: many may watch. */
const TOLD_FOR = 1_000;

/** After how many comparisons that failed it is told. */
const FAILED_COMPARISONS = 3;

/** For how long, in ms, it is told that reports were lost. */
const LOST_FOR = 10 * 60_000;

/** Nothing can be read: the token is wrong, or it is another Directus. */
const REFUSED =
	"The content service refuses what the site asks: its token is not known there (CMS_TOKEN), or it has not the site's collections.";

const SEARCH_LACKS = "The search has no answer yet, or does not know all pages: its page says so.";

/** `/healthz` and `/readyz`. */
export function createHealth({ live, content, source, changes, search, unavailable }: HealthDeps): Hono<Surroundings> {
	let last: { readonly at: number; readonly answers: Promise<boolean> } | undefined;

	/** Whether a read succeeds now, or is refused, which is an answer. */
	const answers = async (): Promise<boolean> => {
		try {
			return (await withinDeadline(READ_PATIENCE, () => source.read(READINESS_READ))).kind === "done";
		} catch (error) {
			return error instanceof ContentRefused;
		}
	};
	const answersLately = (): Promise<boolean> => {
		if (!last || performance.now() - last.at > TOLD_FOR) last = { at: performance.now(), answers: answers() };
		return last.answers;
	};

	/** What of changes does not arrive, a sentence each. */
	const lateChanges = (): readonly string[] => {
		const { comparedAgo, unreportedAgo } = changes.state();
		const late =
			comparedAgo > FAILED_COMPARISONS * COMPARE_EVERY
				? `Whether something changed could not be found out for ${seconds(comparedAgo)}: a change of which the report is lost is not seen.`
				: undefined;
		const lost =
			unreportedAgo !== undefined && unreportedAgo < LOST_FOR
				? `Changes were found ${seconds(unreportedAgo)} ago that the content service had not reported: they show half a minute late where HUB_HOOK_URL there does not lead here.`
				: undefined;
		return [late, lost].filter((one) => one !== undefined);
	};

	const app = new Hono<Surroundings>();
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.get("/readyz", async (context) => {
		const isAnswering = await answersLately();
		// Keeps something to tell by, and notes what is refused.
		if (!content.health().reachable) await withinDeadline(READ_PATIENCE, () => content.read(READINESS_READ)).catch(() => undefined);
		const { kept, refused } = content.health();
		const trouble = isAnswering ? undefined : "The content service does not answer";
		const reasons = [
			...(live.current() ? [] : ["No release set is live yet."]),
			...(trouble && kept === 0 ? [`${trouble}, and nothing of it is kept.`] : []),
			...(kept === 0 && refused.includes(READINESS_READ.collection) ? [REFUSED] : []),
		];
		const knowsPages = !isAnswering || (await search.find(DEFAULT_LOCALE, { words: "", limit: 1 })).complete;
		// Reasons for an alert, but not for taking the site out of service.
		const warnings = [
			...(trouble && kept > 0 ? [`${trouble}; pages show what is kept of it.`] : []),
			...refused.map((collection) => `The content service refuses reads of ${collection}; the log says why.`),
			...(isAnswering ? lateChanges() : []),
			...(knowsPages ? [] : [SEARCH_LACKS]),
		];
		return context.json(
			{
				ready: reasons.length === 0,
				reasons,
				...(warnings.length > 0 ? { warnings } : {}),
				...(Object.keys(unavailable.counts()).length > 0 ? { unavailable: unavailable.counts() } : {}),
			},
			reasons.length === 0 ? 200 : 503,
		);
	});
	return app;
}

function seconds(ms: number): string {
	return `${Math.round(ms / 1_000)} s`;
}
