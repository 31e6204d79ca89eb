import { demoDocuments, prototypeBySlug } from "@hub/content-model/cms/demo";
import { pagesOf } from "@hub/content-model/cms/documents";
import { redirectToTranslation, slugParams, translationsOf } from "@hub/content-model/cms/translation";
import type { PrototypeSettings } from "@hub/shared-contracts/content/prototype-settings";
import type { MessageCatalogue } from "@hub/shared-contracts/language/messages";
import { found, missing } from "@hub/shared-contracts/remote/outcome";
import type { RouteLoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { DemosTexts } from "../messages.ts";
import { textsOfPrototype } from "../prototypes/prototype-texts.loader.ts";

/** Longer queries are not written by any prototype and are ignored. */
const MAX_SEARCH_LENGTH = 2_000;

/** Prototype of a demo in the state of the address. */
export interface PrototypeData {
	readonly title: string;
	readonly settings: PrototypeSettings;
	readonly texts: MessageCatalogue;
	/** The query of the address, with its `?`, or empty. */
	readonly search: string;
}

export async function loadPrototype(context: RouteLoaderContext<DemosTexts>) {
	const { content, locale, t, params, query, href } = context;
	const slug = params.slug ?? "";
	const demo = await content.first(prototypeBySlug(locale, slug));
	if (!demo) return redirectToTranslation(context, "demos", slug, (slug) => href("prototype", { slug }));
	const { key, title, description, tone, prototypeSettings: settings } = demo;
	if (!settings) return missing();
	const [texts, translations] = await Promise.all([
		textsOfPrototype(settings.name, locale),
		content.list(translationsOf("demos", key)),
	]);
	const search = query.toString();
	const data: PrototypeData = {
		title,
		settings,
		texts,
		search: search && search.length <= MAX_SEARCH_LENGTH ? `?${search}` : "",
	};
	return found(data, {
		head: { title: t("prototype.title", { demo: title }), description, cover: { seed: key, tone } },
		translations: slugParams(translations),
		lazyChunks: [settings.name],
	});
}

/** The pages of demos that have something to try. */
export const prototypePages = [pagesOf(demoDocuments, { slug: "slug" }, { needs: ["prototype"] })];
