// The layout around a page: menus, settings and the slots that every page shows.

import { menusFrom, navigationOf } from "@hub/shared-contracts/cms/navigation";
import { siteSettingsOf } from "@hub/shared-contracts/cms/site-settings";
import { CONTENT_PATIENCE, ROUTE_DEADLINE, withinDeadline } from "../base/deadline.server.ts";
import type { Log } from "../base/log.server.ts";
import { outdatedNotice } from "../outdated/outdated-notice.server.ts";
import { LAYOUT_SLOTS, type Layout } from "../page/answer.ts";
import type { Render } from "./page-request.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

/** Loads the layout of a render. Never rejects: without menus and settings a page is still a page. */
export type LayoutLoader = (render: Render) => Promise<Layout>;

/** Makes what loads layouts. */
export function createLayoutLoader(regions: RegionLoader, log: Log): LayoutLoader {
	const menusAndSettings = async (render: Render): Promise<Pick<Layout, "menus" | "settings">> => {
		const { locale } = render;
		const result = await withinDeadline(
			ROUTE_DEADLINE,
			async (signal, clock) => {
				const { content: reader } = regions.context(render, "shell", signal, clock);
				const [rows, settings] = await Promise.all([reader.list(navigationOf(locale)), reader.first(siteSettingsOf(locale))]);
				return { menus: menusFrom(rows), settings: settings ?? null };
			},
			CONTENT_PATIENCE,
		).catch((error: unknown) => {
			log.warn({ locale, error: String(error) }, "Menus and settings are unavailable; the layout goes without");
			return { kind: "timeout" as const };
		});
		if (result.kind !== "done") render.use.lacking = true;
		return result.kind === "done" ? result.value : { menus: { header: [], footer: [], legal: [] }, settings: null };
	};
	return async (render) => {
		const [words, slots] = await Promise.all([menusAndSettings(render), regions.slots(render, LAYOUT_SLOTS)]);
		const since = render.use.outdatedSince;
		const notice = since === undefined ? {} : { notice: await outdatedNotice(render.locale, since) };
		return { locale: render.locale, ...words, slots, ...notice };
	};
}
