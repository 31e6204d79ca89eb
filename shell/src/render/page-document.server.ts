// The document of a page, as bytes.

import type { Log } from "../base/log.server.ts";
import type { FailureRecord } from "../monitoring/failure-record.server.ts";
import type { LoadedPage } from "../page/answer.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { type DocumentOptions, writeDocument } from "./document.server.ts";
import { renderPage } from "./render.server.tsx";

/** A document, and the page that it shows: without regions that failed. */
export interface RenderedDocument {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly page: LoadedPage;
}

export interface DocumentRendering extends DocumentOptions {
	readonly log: Log;
	readonly failures: FailureRecord;
}

/** Renders a page at its address. */
export async function renderDocument(
	set: LoadedSet,
	page: LoadedPage,
	url: URL,
	options: DocumentRendering,
): Promise<RenderedDocument> {
	const { html, page: shown } = await renderPage(set, page, url, options);
	return { bytes: Buffer.from(writeDocument(set, shown, html, options)), page: shown };
}
