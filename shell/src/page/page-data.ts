// The page's data as it travels to a browser. What a document says anyway is left out of its data: editors' long texts and the menus, which
// the browser takes from the markup before it hydrates, and what the head says, which the first page of a tab is not asked for again.

import type { SiteSettings } from "@hub/content-model/cms/site-settings";
import { isRichText, type RichText } from "@hub/shared-contracts/rich-text/rich-text";
import type { Layout, LoadedPage, ShownAnswer } from "./answer.ts";
import type { ClientSet } from "./client-set.ts";
import { menusIn, showsMenus } from "./menus-in-page.ts";
import { type PackedSet, packSet, unpackSet } from "./packed-set.ts";

/** Everything a document carries as data. */
export interface PageData {
	readonly set: ClientSet;
	readonly page: LoadedPage;
}

/** What stands in the document. */
interface WrittenData {
	readonly set: PackedSet;
	readonly page: {
		readonly answer: ShownAnswer;
		/** Without menus where the markup has them, and of the settings what the footer shows: the others are for search engines and loaders. */
		readonly layout: Omit<Layout, "menus" | "settings"> &
			Partial<Pick<Layout, "menus">> & { readonly settings: Pick<SiteSettings, "footerText" | "organisation"> | null };
	};
}

/** JSON for a browser: of an editors' text its markup and not its tree, and not even that where `isShown` says that the page has it. */
export function writeBrowserJson(data: unknown, isShown: (text: RichText) => boolean = () => false): string {
	return JSON.stringify(data, (_key, value: unknown) => {
		if (!isRichText(value)) return value;
		const { headings: _headings, passages: _passages, ...text } = value;
		return isShown(value) ? { ...text, html: null } : text;
	});
}

/**
 * JSON for a `script` element of the document whose markup is `html`.
 * @param set what {@link writeSet} wrote
 */
export function writePageData(set: string, { answer, layout }: LoadedPage, html: string): string {
	const { menus, settings, ...rest } = layout;
	const page: WrittenData["page"] = {
		answer: withoutHead(answer),
		layout: {
			...rest,
			settings: settings && { footerText: settings.footerText, organisation: settings.organisation },
			...(showsMenus(html) ? {} : { menus }),
		},
	};
	const json = writeBrowserJson(page, ({ id }) => html.includes(`data-rich-text="${id}"`));
	return `{"set":${set},"page":${withinScript(json)}}`;
}

/** JSON of a release set for a `script` element; the same for all pages that need the same files. */
export function writeSet(set: ClientSet): string {
	return withinScript(JSON.stringify(packSet(set)));
}

/** `<` could end the script element or open a comment in it. */
function withinScript(json: string): string {
	return json.replaceAll("<", "\\u003c");
}

/** Reads the data back; texts and menus come from the markup of `page`, and what the document's head says stays there. */
export function readPageData(json: string, page: ParentNode): PageData {
	// It was written above, by the server of the same shell.
	const {
		set,
		page: { answer, layout },
	} = JSON.parse(json, (_key, value: unknown) => {
		if (!isRichText(value) || value.html !== null) return value;
		return { ...value, html: page.querySelector(`[data-rich-text="${CSS.escape(value.id)}"]`)?.innerHTML ?? "" };
	}) as WrittenData;
	const settings = layout.settings && { claim: "", description: "", policyVersion: "", ...layout.settings };
	return { set: unpackSet(set), page: { answer, layout: { ...layout, settings, menus: layout.menus ?? menusIn(page) } } };
}

/** The title stays: the tab speaks of the page by it. */
function withoutHead<Kind extends ShownAnswer>(answer: Kind): Kind {
	const bare = { ...answer, head: { title: answer.head.title, description: "" }, addresses: undefined };
	return bare.kind === "page" ? { ...bare, sharePicture: undefined } : bare;
}
