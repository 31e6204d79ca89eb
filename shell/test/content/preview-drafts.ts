// Drafts for tests of previews, and links to them.

import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import { testSite } from "@hub/e2e/test-site";
import type { Editor } from "../fixtures/editor.ts";

/** Word in the title of each draft, and nowhere else. */
export const CANARY = "Zaunkönigsnest";

/** Expiry of a link that is valid for a minute, in seconds since 1970. */
export const inAMinute = () => Math.floor(Date.now() / 1_000) + 60;

/** Creates a draft of a published row and returns its id. */
export async function draftOf(
	editor: Editor,
	collection: string,
	change: Record<string, unknown>,
): Promise<{ id: string; slug: string }> {
	const [row = {}] = await editor.read(collection, { locale: { _eq: "de" }, status: { _eq: "published" } });
	const { id: _id, user_created, date_created, user_updated, date_updated, speakers: _speakers, ...own } = row;
	const slug = `canary-${collection.replaceAll("_", "-")}`;
	const made = { ...own, status: "draft", translation_key: slug, slug, title: `${CANARY} ${collection}`, ...change };
	return { id: await editor.create(collection, made), slug };
}

/** Returns the signed link to an entry's preview. Default: the stored row in German, valid for a minute. */
export function linkTo(
	collection: string,
	id: string,
	{ locale = "de", until = inAMinute(), generation = 0, secret = testSite().settings.publishSecret, version = "" } = {},
) {
	return previewHref(
		signPreview({ collection, id, locale: locale === "en" ? "en" : "de", version, until, generation }, secret),
	);
}
