// The page's data in a document, without the head and without editors' long texts, which the browser reads from the
// markup before it hydrates.

import type { SiteSettings } from "@hub/content-model/cms/site-settings";
import { isRichText, type RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { ClientSet } from "./client-set.ts";
import type { Layout, LoadedPage, ShownResult } from "./page-result.ts";

export interface PageData {
	readonly set: ClientSet;
	readonly page: LoadedPage;
}

/** The data as written into the document. */
interface WrittenData {
	readonly set: ClientSet;
	readonly page: {
		readonly result: ShownResult;
		/** Of the settings only what the footer shows. */
		readonly layout: Omit<Layout, "settings"> & {
			readonly settings: Pick<SiteSettings, "footerText" | "organisation"> | null;
		};
	};
}

/**
 * Writes JSON for a browser. Leaves out the server's parts of rich texts, and their markup where `isShown` returns true
 * because the document contains it.
 */
export function writeBrowserJson(data: unknown, isShown: (text: RichText) => boolean = () => false): string {
	return JSON.stringify(data, (_key, value: unknown) => {
		if (!isRichText(value)) return value;
		const { headings: _headings, passages: _passages, ...text } = value;
		return isShown(value) ? { ...text, html: null } : text;
	});
}

/**
 * Writes JSON for a `script` element of the document with the markup `html`.
 * @param set from {@link writeSet}
 */
export function writePageData(set: string, { result, layout }: LoadedPage, html: string): string {
	const { settings } = layout;
	const page: WrittenData["page"] = {
		result: withoutHead(result),
		layout: {
			...layout,
			settings: settings && { footerText: settings.footerText, organisation: settings.organisation },
		},
	};
	const json = writeBrowserJson(page, ({ id }) => html.includes(`data-rich-text="${id}"`));
	return `{"set":${set},"page":${withinScript(json)}}`;
}

/** Writes a release set as JSON for a `script` element; equal for all pages that need the same files. */
export function writeSet(set: ClientSet): string {
	return withinScript(JSON.stringify(set));
}

/** Escapes `<`, which could end the script element or open a comment in it. */
function withinScript(json: string): string {
	return json.replaceAll("<", "\\u003c");
}

/** Reads the data back; texts come from the markup of `page`, and the head stays as it is. */
export function readPageData(json: string, page: ParentNode): PageData {
	// Written above, by the server of the same shell.
	const {
		set,
		page: { result, layout },
	} = JSON.parse(json, (_key, value: unknown) => {
		if (!isRichText(value) || value.html !== null) return value;
		return { ...value, html: page.querySelector(`[data-rich-text="${CSS.escape(value.id)}"]`)?.innerHTML ?? "" };
	}) as WrittenData;
	const settings = layout.settings && { claim: "", description: "", policyVersion: "", ...layout.settings };
	return { set, page: { result, layout: { ...layout, settings } } };
}

/** Removes the head except the title, which the tab shows. */
function withoutHead<Kind extends ShownResult>(result: Kind): Kind {
	const bare = { ...result, head: { title: result.head.title, description: "" }, addresses: undefined };
	return bare.kind === "page" ? { ...bare, sharePicture: undefined } : bare;
}
