// The page's data as it travels to a browser. Editors' long texts travel once, as markup: what a document shows anyway is left out of
// its data, and the browser takes it from the page before it hydrates.

import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { LoadedPage } from "./answer.ts";
import type { ClientSet } from "./client-set.ts";

/** Everything a document carries as data. */
export interface PageData {
	readonly set: ClientSet;
	readonly page: LoadedPage;
}

/** JSON for a browser: of an editors' text its markup and not its tree, and not even that where `isShown` says that the page has it. */
export function writeBrowserJson(data: unknown, isShown: (text: RichText) => boolean = () => false): string {
	return JSON.stringify(data, (_key, value: unknown) => {
		if (!isRichText(value)) return value;
		const { nodes: _nodes, ...text } = value;
		return isShown(value) ? { ...text, html: null } : text;
	});
}

/** JSON for a `script` element of the document whose markup is `html`. */
export function writePageData(data: PageData, html: string): string {
	// `<` could end the script element or open a comment in it.
	return writeBrowserJson(data, ({ id }) => html.includes(`data-rich-text="${id}"`)).replaceAll("<", "\\u003c");
}

/** Reads the data back; texts come from the markup of `page`. */
export function readPageData(json: string, page: ParentNode): PageData {
	return JSON.parse(json, (_key, value: unknown) => {
		if (!isRichText(value) || value.html !== null) return value;
		return { ...value, html: page.querySelector(`[data-rich-text="${CSS.escape(value.id)}"]`)?.innerHTML ?? "" };
	}) as PageData;
}

function isRichText(value: unknown): value is RichText {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "rich-text" && "html" in value;
}
