import type { HookConfig } from "@directus/types";
import { momentHref, signMoment } from "@hub/content-model/preview/moment-link.server";
import { PREVIEW_LIFETIME_SECONDS } from "@hub/content-model/preview/preview-link.server";
import { z } from "zod";
import { openStaffRoutes } from "../../../src/staff-routes.ts";
import { readLaunches } from "./launches-table.ts";

const momentQuery = z.object({
	at: z.iso.datetime({ offset: true }).transform(Date.parse).optional(),
	launch: z.uuid().toLowerCase().optional(),
});

/** Signs links to the whole site at a moment (CT-12). */
const momentsHook: HookConfig = (hook, context) => {
	const { database } = context;
	// Read from the environment: Directus' copy converts some texts to numbers.
	const { HUB_PUBLISH_SECRET: secret, HUB_SITE_URL: siteUrl } = process.env;
	if (!secret || !siteUrl) return;

	openStaffRoutes(hook, context, [
		{
			method: "get",
			// Without `at`, the moment is that of the launch; of a launch that is not planned, now.
			path: "/hub-moments/link",
			async handle({ query }) {
				const input = momentQuery.safeParse(query).data;
				if (!input?.at && !input?.launch) return { kind: "unknown" };
				const { launch: id } = input;
				const [launch] = id ? await readLaunches(database, (query) => void query.where({ id })) : [];
				if (id && !launch) return { kind: "unknown" };
				const until = Math.floor(Date.now() / 1_000) + PREVIEW_LIFETIME_SECONDS;
				const claim = signMoment({ at: input.at ?? launch?.at ?? Date.now(), launch: id, until }, secret);
				return { kind: "found", data: { href: siteUrl.replace(/\/+$/, "") + momentHref(claim), until } };
			},
		},
	]);
};

export default momentsHook;
