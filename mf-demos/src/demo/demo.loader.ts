import type { Demo } from "@hub/shared-contracts/cms/demo";
import { demoBySlug, demoEntries } from "@hub/shared-contracts/cms/demo";
import { entriesOf, pageRows } from "@hub/shared-contracts/cms/entry";
import { slugParams, translatedSlug, translationsOf } from "@hub/shared-contracts/cms/translation";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { DemosMessage } from "../messages.ts";

/** What a demo is about, and the way to what can be tried. */
export interface DemoData {
	readonly demo: Demo;
}

export async function loadDemo({ content, locale, params, href }: RouteLoaderContext<DemosMessage>) {
	const slug = params.slug ?? "";
	const demo = await content.first(demoBySlug(locale, slug));
	if (!demo) {
		const translated = await translatedSlug(content, "demos", locale, slug);
		const to = translated && href("demo", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { key, title, description, tone } = demo;
	const translations = await content.list(translationsOf("demos", key));
	const data: DemoData = { demo };
	return found(data, {
		head: { title, description, cover: { seed: key, tone }, type: "article" },
		translations: slugParams(translations),
	});
}

/** The pages of demos. */
export const listDemos = entriesOf(pageRows(demoEntries, ({ slug }) => ({ slug })));
