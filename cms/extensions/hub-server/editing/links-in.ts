import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { parseBlocks } from "@hub/mf-content/blocks";
import { type Row, textOf } from "./row.ts";

/** Returns the addresses of this site in a field of a row, as written, each once. Uses the site's own parsers. */
export function linksIn(row: Row, field: string, { fields }: CollectionDefinition): string[] {
	const found = new Set<string>();
	const note = (href: string) => {
		if (/^\/(?!\/)/.test(href)) found.add(href);
		return href;
	};
	if (field === "blocks") parseBlocks(row.blocks, "", { canonicalHref: note });
	else if (field === "href") note(textOf(row, field));
	else if (fields[field]?.kind === "rich-text") parseRichText(textOf(row, field), field, { canonicalHref: note });
	return [...found];
}
