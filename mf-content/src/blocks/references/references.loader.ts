import { industriesOf } from "@hub/content-model/cms/industry";
import { referencesOf } from "@hub/content-model/cms/reference";
import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type ListedReference, toListedReferences } from "../../listed-reference.ts";
import type { ReferencesBlock } from "./references.shape.ts";

/** Loads the references that the editor named, in that order, else the newest. Without any, the block is left out. */
export async function load(
	{ slugs, limit }: ReferencesBlock,
	{ content, locale }: LoaderContext,
): Promise<readonly ListedReference[] | undefined> {
	const [references, industries] = await Promise.all([
		// Any reference may be named, and there are few.
		content.list(referencesOf(locale, { limit: slugs.length > 0 ? 100 : limit })),
		content.list(industriesOf(locale)),
	]);
	const all = toListedReferences(references, industries);
	const named = slugs.flatMap((slug) => all.filter(({ reference }) => reference.slug === slug));
	const shown = (slugs.length > 0 ? named : all).slice(0, limit);
	return shown.length > 0 ? shown : undefined;
}
