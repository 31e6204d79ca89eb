// The document of a page, as bytes. What is around the page's own region (head, header, footer, data) follows from what was loaded: of a page
// that is kept loaded it is written once, and a request draws the page's own region anew (decision 047).

import type { LoadedPage, ShownAnswer } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { type DocumentOptions, writeDocument } from "./document.server.ts";
import type { Log } from "./log.server.ts";
import { renderPage, renderRegion } from "./render.server.tsx";

/** A document, and the page that it shows: without regions that failed. */
export interface RenderedDocument {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly page: LoadedPage;
}

/** What is known of a page that was rendered before. */
interface Before {
	readonly layout: LoadedPage["layout"];
	/** Its path and query: menus mark where one is. */
	readonly place: string;
	/** What is around the page's own region; null where that cannot be told apart, undefined until it was asked for again. */
	around: { readonly before: Uint8Array; readonly after: Uint8Array } | null | undefined;
}

/** By the answer, of which kept loads give the same object; all others are gone with their request. */
const renderedBefore = new WeakMap<ShownAnswer, Before>();

/** What documents are rendered with. */
export interface DocumentRendering extends DocumentOptions {
	readonly log: Log;
}

function before(page: LoadedPage, url: URL): Before | undefined {
	const known = renderedBefore.get(page.answer);
	return known?.layout === page.layout && known.place === placeOf(url) ? known : undefined;
}

function placeOf({ pathname, search }: URL): string {
	return pathname + search;
}

/** The document of a page that was rendered before, rendered without waiting; undefined where that cannot be. */
export function renderAgain(
	set: LoadedSet,
	page: LoadedPage,
	url: URL,
	{ strategy }: DocumentRendering,
): RenderedDocument | undefined {
	const around = before(page, url)?.around;
	if (!around) return undefined;
	const region = renderRegion(set, page, url, strategy);
	if (region === undefined) return undefined;
	return { bytes: Buffer.concat([around.before, Buffer.from(region), around.after]), page };
}

/** Renders a page at its address. */
export async function renderDocument(
	set: LoadedSet,
	page: LoadedPage,
	url: URL,
	options: DocumentRendering,
): Promise<RenderedDocument> {
	const { answer, layout } = page;
	const { html, page: shown } = await renderPage(set, page, url, options.strategy, options.log);
	const text = writeDocument(set, shown, html, options);
	if (shown.answer === answer && shown.layout === layout) {
		const known = before(page, url);
		if (!known) renderedBefore.set(answer, { layout, place: placeOf(url), around: undefined });
		else if (known.around === undefined) known.around = aroundRegion(text, renderRegion(set, page, url, options.strategy));
	}
	return { bytes: Buffer.from(text), page: shown };
}

/** What is around a region in a document; null where it is not there, exactly once, as it is rendered alone. */
function aroundRegion(text: string, region: string | undefined): Before["around"] {
	const at = region ? text.indexOf(region) : -1;
	if (!region || at < 0 || text.indexOf(region, at + 1) >= 0) return null;
	return { before: Buffer.from(text.slice(0, at)), after: Buffer.from(text.slice(at + region.length)) };
}
