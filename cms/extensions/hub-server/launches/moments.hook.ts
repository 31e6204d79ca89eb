import type { HookConfig } from "@directus/types";
import { isMomentAllowed, momentHref, signMoment } from "@hub/content-model/preview/moment-link.server";
import { readMoment } from "@hub/content-model/preview/moment-operation";
import { PREVIEW_LIFETIME_SECONDS } from "@hub/content-model/preview/preview-link.server";
import { z } from "zod";
import { openOperations, operationRoute } from "../../../src/operations.ts";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { isPublicField } from "../previews/public-fields.ts";
import { openSite } from "../site/site.ts";
import { launchesOf, rowsAtMoment } from "./moment-rows.ts";

const momentQuery = z.union([
	z.object({ at: z.iso.datetime({ offset: true }).transform(Date.parse) }),
	z.object({ launch: z.uuid().toLowerCase() }),
]);

/** Signs links to the whole site at a moment, and serves the site what changes by then (CT-12). */
const momentsHook: HookConfig = (hook, context) => {
	const { logger } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const { HUB_PUBLISH_SECRET: secret, HUB_SITE_URL: siteUrl } = process.env;
	if (!secret) return;

	openStaffRoutes(hook, context, [
		{
			method: "get",
			path: "/hub-moments/link",
			async handle({ query }) {
				const moment = momentQuery.safeParse(query).data;
				if (!moment || !siteUrl) return { kind: "unknown" };
				const until = Math.floor(Date.now() / 1_000) + PREVIEW_LIFETIME_SECONDS;
				const href = momentHref(signMoment({ ...moment, until }, secret));
				return { kind: "found", data: { href: siteUrl.replace(/\/+$/, "") + href, until } };
			},
		},
	]);

	const site = openSite(logger);
	openOperations(hook, context, "site", [
		operationRoute(readMoment, async ({ claim, fields, known }) => {
			const isPublic = Object.entries(fields).every(([collection, paths]) =>
				paths.every((path) => isPublicField(collection, path.split("."))),
			);
			if (!isPublic || !isMomentAllowed(claim, secret, Date.now())) return { kind: "unknown" };
			const { launches, stamp } = await launchesOf(context.database, claim);
			if (stamp === known) return { kind: "same" };
			const launch = "launch" in claim ? (launches[0]?.launch.name ?? null) : null;
			return { kind: "rows", stamp, launch, ...(await rowsAtMoment(context, launches, fields, site)) };
		}),
	]);
};

export default momentsHook;
