// The layout around a page: menus, settings and the slots that every page shows.

import { menusFrom, navigationDocuments, navigationOf } from "@hub/content-model/cms/navigation";
import { settingsDocuments, siteSettingsOf } from "@hub/content-model/cms/site-settings";
import { LRUCache } from "lru-cache";
import type { Log } from "../base/log.server.ts";
import { outdatedNotice } from "../layout/outdated/outdated-notice.server.ts";
import { LAYOUT_SLOTS, type Layout } from "../page/page-result.ts";
import type { Content } from "../store/content.server.ts";
import type { Render } from "./page-request.server.ts";
import type { RegionLoader } from "./region-loader.server.ts";

/** Loads the layout of a render. Never rejects: a page is useful without menus and settings. */
export type LayoutLoader = (render: Render) => Promise<Layout>;

type LayoutContent = Pick<Layout, "menus" | "settings">;

/** Collections of menus and settings. */
const COLLECTIONS = [navigationDocuments.collection, settingsDocuments.collection];

/** Release sets times languages. */
const MAX_LAYOUTS = 20;

/**
 * Creates the layout loader. It reads menus and settings once per release set, language, and state of content and
 * links.
 */
export function createLayoutLoader(
	regions: RegionLoader,
	content: Pick<Content, "isUnchanged">,
	log: Log,
): LayoutLoader {
	const known = new LRUCache<
		string,
		{ readonly version: number; readonly linksVersion: number; readonly content: LayoutContent }
	>({
		max: MAX_LAYOUTS,
	});
	const readContent = async (render: Render): Promise<LayoutContent> => {
		const { set, locale, use } = render;
		const key = `${set.id} ${locale}`;
		const last = known.get(key);
		for (const collection of COLLECTIONS) use.collections.add(collection);
		if (last && last.linksVersion === use.linksVersion && content.isUnchanged(COLLECTIONS, last.version))
			return last.content;
		try {
			const reader = regions.reader(render);
			const [rows, settings] = await Promise.all([
				reader.list(navigationOf(locale)),
				reader.first(siteSettingsOf(locale)),
			]);
			const content = { menus: menusFrom(rows), settings: settings ?? null };
			known.set(key, { version: use.version, linksVersion: use.linksVersion, content });
			return content;
		} catch (error) {
			log.warn(
				{ locale, error: String(error) },
				"Menus and settings are unavailable; the layout is rendered without them",
			);
			use.incomplete = true;
			return { menus: { header: [], footer: [], legal: [] }, settings: null };
		}
	};
	return async (render) => {
		const [content, slots] = await Promise.all([readContent(render), regions.slots(render, LAYOUT_SLOTS)]);
		const since = render.use.outdatedSince;
		const notice = since === undefined ? {} : { notice: await outdatedNotice(render.locale, since) };
		return { locale: render.locale, ...content, slots, ...notice };
	};
}
