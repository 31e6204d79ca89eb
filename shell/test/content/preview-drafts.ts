// Drafts that tests of previews look at, and links to them.

import { previewHref, signPreview } from "@hub/content-model/preview/preview-link.server";
import { testSite } from "@hub/e2e/test-site";
import type { Editor } from "../fixtures/editor.ts";

/** A word that stands in the title of each draft, and nowhere else. */
export const CANARY = "Zaunkönigsnest";

/** The moment until which a link holds, in seconds since 1970. */
export const inAMinute = () => Math.floor(Date.now() / 1_000) + 60;

/** Makes a draft of what a published row is, and gives its id. */
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

/** The signed link to an entry's preview; by default in German, of the row as it is stored, for a minute. */
export function linkTo(
	collection: string,
	id: string,
	{ locale = "de", until = inAMinute(), generation = 0, secret = testSite().settings.publishSecret, version = "" } = {},
) {
	return previewHref(signPreview({ collection, id, locale: locale === "en" ? "en" : "de", version, until, generation }, secret));
}
