import { demoDocuments, prototypeBySlug } from "@hub/content-model/cms/demo";
import { pagesOf } from "@hub/content-model/cms/documents";
import { slugParams, translatedSlug, translationsOf } from "@hub/content-model/cms/translation";
import type { PrototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { found, missing, moved } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { DemosTexts } from "../messages.ts";
import { textsOfPrototype } from "../prototypes/prototype-texts.loader.ts";

/** A longer state is none that a prototype wrote. */
const LONGEST_SEARCH = 2_000;

/** Prototype of a demo in the state of the address. */
export interface PrototypeData {
	readonly title: string;
	readonly settings: PrototypeSettings;
	readonly texts: MessageCatalogue;
	/** The query of the address, with its `?`, or empty. */
	readonly search: string;
}

export async function loadPrototype({ content, locale, t, params, query, href }: RouteLoaderContext<DemosTexts>) {
	const slug = params.slug ?? "";
	const demo = await content.first(prototypeBySlug(locale, slug));
	if (!demo) {
		const translated = await translatedSlug(content, "demos", locale, slug);
		const to = translated && href("prototype", { slug: translated });
		return to ? moved(to, { permanent: false }) : missing();
	}
	const { key, title, description, tone, prototypeSettings: settings } = demo;
	if (!settings) return missing();
	const [texts, translations] = await Promise.all([
		textsOfPrototype(settings.name, locale),
		content.list(translationsOf("demos", key)),
	]);
	const asked = query.toString();
	const data: PrototypeData = {
		title,
		settings,
		texts,
		search: asked && asked.length <= LONGEST_SEARCH ? `?${asked}` : "",
	};
	return found(data, {
		head: { title: t("prototype.title", { demo: title }), description, cover: { seed: key, tone } },
		translations: slugParams(translations),
		lazyChunks: [settings.name],
	});
}

/** The pages of demos that have something to try. */
export const prototypePages = [pagesOf(demoDocuments, { slug: "slug" }, { needs: ["prototype"] })];
