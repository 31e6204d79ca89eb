// The page's data as it travels in the document. Editors' long texts travel once, as markup: here they are left out, and the
// browser takes them from the page before it hydrates.

import { type RichText, richNodesFromMarkup } from "@hub/shared-contracts/rich-text/rich-text";
import type { LoadedPage } from "./answer.ts";
import type { ClientSet } from "./client-set.ts";

/** Everything a document carries as data. */
export interface PageData {
	readonly set: ClientSet;
	readonly page: LoadedPage;
}

/** JSON for a `script` element of the document whose markup is `html`. */
export function writePageData(data: PageData, html: string): string {
	const text = JSON.stringify(data, (_key, value: unknown) =>
		isRichText(value) && html.includes(`data-rich-text="${value.id}"`) ? { ...value, nodes: null } : value,
	);
	// `<` could end the script element or open a comment in it.
	return text.replaceAll("<", "\\u003c");
}

/** Reads the data back; texts come from the markup of `page`. */
export function readPageData(json: string, page: ParentNode): PageData {
	return JSON.parse(json, (_key, value: unknown) => {
		if (!isRichText(value) || value.nodes !== null) return value;
		const element = page.querySelector(`[data-rich-text="${CSS.escape(value.id)}"]`);
		return { ...value, nodes: element ? richNodesFromMarkup(element) : [] };
	}) as PageData;
}

function isRichText(value: unknown): value is RichText {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "rich-text" && "nodes" in value;
}
