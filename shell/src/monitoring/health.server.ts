// Health endpoints for operators and load balancers.

import { Hono } from "hono";
import { withinDeadline } from "../base/deadline.server.ts";
import { ContentRefused, type ContentSource, READINESS_READ } from "../directus/directus-source.server.ts";
import type { Surroundings } from "../http/surroundings.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { SiteSearch } from "../search/search.server.ts";
import type { Content } from "../store/content.server.ts";
import type { UnavailableCount } from "./unavailable-count.server.ts";

export interface HealthDeps {
	readonly live: Pick<LiveSet, "current" | "faults">;
	readonly content: Pick<Content, "count">;
	readonly service: ContentSource;
	/** Age, in ms, of the last confirmation that the content is complete; undefined: never. */
	readonly age: () => number | undefined;
	readonly search: Pick<SiteSearch, "isComplete">;
	readonly unavailable: Pick<UnavailableCount, "counts">;
}

/** Timeout of the readiness read, in ms: less than that of a monitor. */
const READ_TIMEOUT_MS = 2_000;

/** Time in which the result is reused, in ms: there may be many monitors. */
const CACHE_MS = 1_000;

/**
 * Age of the content, in ms, from which on a warning says that changes do not arrive. The feed confirms the content
 * every 3 s.
 */
const LATE = 10_000;

/** Every read fails: the token is wrong, or it is another Directus. */
const REFUSED =
	"The content service refuses what the site asks: its token is not known there (CMS_TOKEN), or it has not the site's collections.";

const SEARCH_LACKS = "The search has no answer yet, or does not know all pages: its page says so.";

type Answers = "yes" | "no" | "refused";

/** `/healthz` and `/readyz`. */
export function createHealth({ live, content, service, age, search, unavailable }: HealthDeps): Hono<Surroundings> {
	let last: { readonly at: number; readonly answers: Promise<Answers> } | undefined;

	const answers = async (): Promise<Answers> => {
		try {
			return (await withinDeadline(READ_TIMEOUT_MS, () => service.read(READINESS_READ))).kind === "done" ? "yes" : "no";
		} catch (error) {
			return error instanceof ContentRefused ? "refused" : "no";
		}
	};
	const recentAnswers = (): Promise<Answers> => {
		if (!last || performance.now() - last.at > CACHE_MS) last = { at: performance.now(), answers: answers() };
		return last.answers;
	};
	const hasContent = (): boolean => {
		try {
			content.count({ collection: "site_settings", part: "list" });
			return true;
		} catch {
			return false;
		}
	};

	const app = new Hono<Surroundings>();
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.get("/readyz", async (context) => {
		const answered = await recentAnswers();
		const isThere = hasContent();
		const late = age();
		const trouble = { yes: undefined, refused: REFUSED, no: "The content service does not answer" }[answered];
		const reasons = [
			...(live.current() ? [] : ["No release set is live yet."]),
			...(isThere
				? []
				: [trouble === REFUSED ? REFUSED : `${trouble ?? "The content is being read"}; there is no content yet.`]),
		];
		const knowsPages = answered === "no" || (await search.isComplete());
		// Reasons for an alert, but not for taking the site out of service.
		const warnings = [
			...live.faults(),
			...(isThere && trouble ? [`${trouble}; pages show what was published until then.`] : []),
			...(isThere && late !== undefined && late > LATE
				? [`Changes do not arrive: the content is as it was ${inWords(late)} ago.`]
				: []),
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

/** Formats an age in ms as seconds, minutes or hours, the larger units from two on. */
function inWords(age: number): string {
	if (age < 120_000) return `${Math.round(age / 1_000)} s`;
	const minutes = Math.round(age / 60_000);
	return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
