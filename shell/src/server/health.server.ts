// Health endpoints for operators and load balancers.

import { Hono } from "hono";
import type { ContentCache } from "../content/content-cache.server.ts";
import { READINESS_READ } from "../content/directus-source.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { Surroundings } from "./surroundings.server.ts";
import type { UnavailableCount } from "./unavailable-count.server.ts";

/** What the endpoints tell of. */
export interface HealthDeps {
	readonly live: LiveSet;
	readonly content: ContentCache;
	readonly unavailable: Pick<UnavailableCount, "counts">;
}

/** Nothing can be read: the token is wrong, or it is another Directus. */
const REFUSED =
	"The content service refuses what the site asks: its token is not known there (CMS_TOKEN), or it has not the site's collections.";

/** `/healthz` and `/readyz`. */
export function createHealth({ live, content, unavailable }: HealthDeps): Hono<Surroundings> {
	const app = new Hono<Surroundings>();
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.get("/readyz", async (context) => {
		if (!content.health().reachable) await content.read(READINESS_READ).catch(() => undefined);
		const { reachable, kept, refused } = content.health();
		const trouble = reachable ? undefined : "The content service does not answer";
		const reasons = [
			...(live.current() ? [] : ["No release set is live yet."]),
			...(trouble && kept === 0 ? [`${trouble}, and nothing of it is kept.`] : []),
			...(kept === 0 && refused.includes(READINESS_READ.collection) ? [REFUSED] : []),
		];
		// Reasons for an alert, but not for taking the site out of service.
		const warnings = [
			...(trouble && kept > 0 ? [`${trouble}; pages show what is kept of it.`] : []),
			...refused.map((collection) => `The content service refuses reads of ${collection}; the log says why.`),
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
