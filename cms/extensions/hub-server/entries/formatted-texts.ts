// Reads and changes the formatted texts and links of a row, in its fields and blocks.

import { type DescribedShape, describedShape, entryShape, fieldShapes } from "@hub/content-model/cms/described-shape";
import type { CollectionDefinition } from "@hub/content-model/collections/collection";
import { parseRichText } from "@hub/content-model/rich-text/rich-text-parser";
import { blockShape, parseBlocks } from "@hub/mf-content/blocks";
import { type Row, textOf } from "./row.ts";

const blocks = describedShape(blockShape.array());

/** Returns the formatted texts in a field of a row, in order. */
export function formattedTextsIn({ fields }: CollectionDefinition, field: string, value: unknown): string[] {
	const found: string[] = [];
	const record = (html: string) => {
		found.push(html);
		return html;
	};
	changed(fields[field]?.kind, value, record);
	return found;
}

/** Returns values with changed formatted texts. Other values are unchanged. */
export function withFormattedTexts(
	{ fields }: CollectionDefinition,
	values: Row,
	change: (html: string) => string,
): Row {
	return Object.fromEntries(
		Object.entries(values).map(([field, value]) => [field, changed(fields[field]?.kind, value, change)]),
	);
}

function changed(kind: string | undefined, value: unknown, change: (html: string) => string): unknown {
	if (kind === "blocks") return changedWithin(blocks, value, change);
	return kind === "rich-text" && typeof value === "string" ? change(value) : value;
}

function changedWithin(
	described: DescribedShape | undefined,
	value: unknown,
	change: (html: string) => string,
): unknown {
	if (described === undefined) return value;
	if (typeof value === "string") return described.form === "formatted" ? change(value) : value;
	if (Array.isArray(value)) return value.map((entry, at) => changedWithin(entryShape(described, at), entry, change));
	if (typeof value !== "object" || value === null) return value;
	const shapes = new Map(Object.entries(fieldShapes(described, value) ?? {}));
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, changedWithin(shapes.get(name), inner, change)]),
	);
}

/** Returns the addresses of this site in a field of a row, as written, each once. Uses the site's own parsers. */
export function linksIn(row: Row, field: string, { fields }: CollectionDefinition): string[] {
	const found = new Set<string>();
	const record = (href: string) => {
		if (/^\/(?!\/)/.test(href)) found.add(href);
		return href;
	};
	if (field === "blocks") parseBlocks(row.blocks, "", { canonicalHref: record });
	else if (field === "href") record(textOf(row, field));
	else if (fields[field]?.kind === "rich-text") parseRichText(textOf(row, field), field, { canonicalHref: record });
	return [...found];
}
