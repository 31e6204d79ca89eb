// Writes documents: head, styles, first script, markup, and the data and the list of scripts for hydration.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { localeEntry } from "@hub/shared-contracts/language/locale";
import { escapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import type { Asset, ShellAssets } from "../files/shell-assets.server.ts";
import { LATE_SCRIPTS_ID, PAGE_DATA_ID } from "../page/client-set.ts";
import { writePageData } from "../page/page-data.ts";
import { type LoadedPage, withoutSearchEngineData } from "../page/page-result.ts";
import { shareTags } from "../page/share-tags.ts";
import { type PageParents, structuredDataOf, writeStructuredData } from "../page/structured-data.ts";
import { fullTitle, titleOf } from "../page/title.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";
import { routeHref } from "../router/address.ts";
import { releaseParts } from "./release-parts.server.ts";
import { type PageRendering, renderPage } from "./render.server.tsx";

export interface DocumentOptions extends PageRendering {
	readonly shell: ShellAssets;
	readonly publicUrl: string;
}

/** A document, and the page that it shows: without regions that failed. */
export interface RenderedDocument {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly page: LoadedPage;
}

/** Renders a page at its address. */
export async function renderDocument(
	set: LoadedSet,
	page: LoadedPage,
	url: URL,
	options: DocumentOptions,
): Promise<RenderedDocument> {
	const { html, page: shown } = await renderPage(set, page, url, options);
	return { bytes: Buffer.from(writeDocument(set, shown, html, options)), page: shown };
}

/** Writes a document. @param html the markup of the page */
function writeDocument(
	set: LoadedSet,
	page: LoadedPage,
	html: string,
	{ shell, strategy, publicUrl }: DocumentOptions,
): string {
	const { result } = page;
	const parts = releaseParts(set, page, { shell, strategy, publicUrl });
	const { iso, dir } = localeEntry(result.locale);
	const graph = structuredDataOf(page, parentsOf(set, page, strategy));
	const head = [
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		// Before the styles: a script after them would wait until they are loaded.
		...shell.early.map((file) => scriptTag(file)),
		`<title>${escapeMarkup(fullTitle(titleOf(result, set.i18n)))}</title>`,
		...(result.head.description
			? [`<meta name="description" content="${escapeMarkup(result.head.description)}">`]
			: []),
		...(result.kind !== "page" || result.head.noIndex ? ['<meta name="robots" content="noindex">'] : []),
		...(result.addresses
			? [
					`<link rel="canonical" href="${escapeMarkup(result.addresses.canonical)}">`,
					...result.addresses.alternates.map(
						({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}">`,
					),
				]
			: []),
		...parts.feeds,
		...shareTags(result).map(({ key, name, content }) => `<meta ${key}="${name}" content="${escapeMarkup(content)}">`),
		...(graph ? [`<script type="application/ld+json">${writeStructuredData(graph)}</script>`] : []),
		'<meta name="color-scheme" content="light dark">',
		// With sizes, so that browsers use the inlined SVG, and only those that cannot draw it fetch the file.
		'<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
		`<link rel="icon" href="${shell.favicon}" type="image/svg+xml" sizes="any">`,
		'<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
		'<link rel="manifest" href="/site.webmanifest">',
		...shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
		...parts.styles,
	];
	const data = writePageData(parts.set, { ...page, result: withoutSearchEngineData(result) }, html);
	return `<!DOCTYPE html>
<html lang="${iso.slice(0, 2)}" dir="${dir}">
<head>
${head.join("\n")}
</head>
<body>
<div id="app">${html}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>
<script type="application/json" id="${LATE_SCRIPTS_ID}">${parts.late}</script>
</body>
</html>
`;
}

/** Returns the home page and the list that a page belongs to, for its breadcrumb. */
function parentsOf({ table }: LoadedSet, { result }: LoadedPage, strategy: LocaleStrategy): PageParents {
	const parent = result.kind === "page" ? table.routes.get(table.routes.get(result.route)?.parent ?? "") : undefined;
	const isList = parent && parent.key !== "home" && !parent.path.includes(":");
	return {
		home: routeHref(table, strategy, "home", {}, result.locale) ?? "/",
		parent: isList ? routeHref(table, strategy, parent.key, {}, result.locale) : undefined,
	};
}

function scriptTag({ href, integrity }: Asset): string {
	return `<script src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}
