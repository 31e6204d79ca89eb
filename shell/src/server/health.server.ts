// Health endpoints for operators and load balancers.

import { Hono } from "hono";
import type { ContentCache } from "../content/content-cache.server.ts";
import { READINESS_READ } from "../content/directus-source.server.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import type { Surroundings } from "./surroundings.server.ts";

/** `/healthz` and `/readyz`. */
export function createHealth({ live, content }: { readonly live: LiveSet; readonly content: ContentCache }): Hono<Surroundings> {
	const app = new Hono<Surroundings>();
	app.get("/healthz", (context) => context.json({ status: "ok" }));
	app.get("/readyz", async (context) => {
		if (!content.health().reachable) await content.read(READINESS_READ).catch(() => undefined);
		const { reachable, kept, refused } = content.health();
		const reasons = [
			...(live.current() ? [] : ["No release set is live yet."]),
			...(reachable || kept > 0 ? [] : ["The content service has not answered yet, and nothing of it is kept."]),
		];
		// A reason for an alert, but not for taking the site out of service.
		const warnings = refused.map((collection) => `The content service refuses reads of ${collection}; the log says why.`);
		return context.json(
			{ ready: reasons.length === 0, reasons, ...(warnings.length > 0 ? { warnings } : {}) },
			reasons.length === 0 ? 200 : 503,
		);
	});
	return app;
}
