// The document around the markup: head, styles, scripts to fetch early, and the data to hydrate with.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { inLocale, localeEntry } from "@hub/shared-contracts/language/locale";
import type { ChunkFiles, RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { feedHeadLinks } from "../discovery/feeds.server.ts";
import { type LoadedPage, withoutSearchEngineData } from "../page/answer.ts";
import { type ClientSet, PAGE_DATA_ID } from "../page/client-set.ts";
import { writePageData } from "../page/page-data.ts";
import { shareTags } from "../page/share-tags.ts";
import { type PagePlace, structuredDataOf, writeStructuredData } from "../page/structured-data.ts";
import { fullTitle, titleOf } from "../page/title.ts";
import type { LoadedSet } from "../remotes/live-set.server.ts";
import { routeHref } from "../router/address.ts";
import type { ShellAssets } from "./shell-assets.server.ts";

interface File {
	readonly href: string;
	readonly integrity: string;
}

/** A whole document. */
export function writeDocument({
	set,
	page,
	html,
	shell,
	strategy,
	publicUrl,
}: {
	set: LoadedSet;
	page: LoadedPage;
	html: string;
	shell: ShellAssets;
	strategy: LocaleStrategy;
	publicUrl: string;
}): string {
	const { answer } = page;
	const { styles, scripts } = filesOf(set, page);
	const { iso, dir } = localeEntry(answer.locale);
	const graph = structuredDataOf(page, placeOf(set, page, strategy));
	const feeds = answer.kind === "page" ? feedHeadLinks(set, answer.route, answer.locale, publicUrl) : [];
	const head = [
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escapeHtml(fullTitle(titleOf(answer, set.translator.translate)))}</title>`,
		...(answer.head.description ? [`<meta name="description" content="${escapeHtml(answer.head.description)}">`] : []),
		...(answer.kind !== "page" || answer.head.noIndex ? ['<meta name="robots" content="noindex">'] : []),
		...(answer.addresses
			? [
					`<link rel="canonical" href="${escapeHtml(answer.addresses.canonical)}">`,
					...answer.addresses.alternates.map(
						({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
					),
				]
			: []),
		...feeds.map(
			({ type, title, href }) => `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
		),
		...shareTags(answer).map(({ key, name, content }) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`),
		...(graph ? [`<script type="application/ld+json">${writeStructuredData(graph)}</script>`] : []),
		'<meta name="color-scheme" content="light dark">',
		`<link rel="icon" href="${shell.favicon}" type="image/svg+xml">`,
		...shell.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
		...[...shell.styles, ...styles].map(
			({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
		),
		// The theme is chosen before the first paint; everything else waits for the markup.
		...shell.early.map((file) => scriptTag(file, "")),
		...shell.main.map((file) => scriptTag(file, " defer")),
		...scripts.map(
			({ href, integrity }) => `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
		),
	];
	const data = writePageData({ set: clientSet(set, strategy), page: { ...page, answer: withoutSearchEngineData(answer) } }, html);
	return `<!DOCTYPE html>
<html lang="${iso.slice(0, 2)}" dir="${dir}">
<head>
${head.join("\n")}
</head>
<body>
<div id="app">${html}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>
</body>
</html>
`;
}

/** Where a page belongs among those of its language. */
function placeOf({ table }: LoadedSet, { answer }: LoadedPage, strategy: LocaleStrategy): PagePlace {
	const parent = answer.kind === "page" ? table.routes.get(table.routes.get(answer.route)?.parent ?? "") : undefined;
	const isList = parent && parent.key !== "home" && !parent.path.includes(":");
	return {
		home: routeHref(table, strategy, "home", {}, answer.locale) ?? "/",
		parent: isList ? routeHref(table, strategy, parent.key, {}, answer.locale) : undefined,
	};
}

/** A set as its browsers need it. */
function clientSet(set: LoadedSet, strategy: LocaleStrategy): ClientSet {
	const running = [...set.remotes.values()].filter(({ server }) => server);
	return {
		id: set.id,
		strategy,
		routes: [...set.table.routes.values()],
		remotes: running.map(({ manifest }) => ({
			name: manifest.name,
			entry: address(manifest, manifest.entry),
			integrity: manifest.files[manifest.entry] ?? "",
		})),
		slots: Object.fromEntries(set.slots),
		services: Object.fromEntries(
			running.flatMap(({ manifest }) => Object.keys(manifest.services).map((service) => [service, manifest.name])),
		),
	};
}

/** What the browser needs of remotes for this page, each file once. */
function filesOf(set: LoadedSet, { answer, layout }: LoadedPage): { styles: File[]; scripts: File[] } {
	const styles = new Map<string, File>();
	const scripts = new Map<string, File>();
	const add = (manifest: RemoteManifest, chunks: ChunkFiles | undefined) => {
		for (const file of chunks?.css ?? []) styles.set(address(manifest, file), fileOf(manifest, file));
		for (const file of chunks?.js ?? []) scripts.set(address(manifest, file), fileOf(manifest, file));
	};
	const open = (manifest: RemoteManifest) => {
		add(manifest, { js: [manifest.entry], css: [] });
		add(manifest, manifest.door);
		add(manifest, inLocale(manifest.messages, answer.locale));
	};
	if (answer.kind === "page") {
		const manifest = set.remotes.get(answer.remote)?.manifest;
		if (manifest) {
			open(manifest);
			add(manifest, manifest.routes.find(({ key }) => key === answer.route)?.chunks);
			for (const name of answer.lazyChunks ?? []) add(manifest, manifest.lazyChunks[name]?.chunks);
		}
	}
	for (const name of [...Object.keys(layout.slots), ...(answer.kind === "page" ? Object.keys(answer.slots) : [])]) {
		const manifest = set.remotes.get(set.slots.get(name) ?? "")?.manifest;
		if (!manifest) continue;
		open(manifest);
		add(manifest, manifest.slots[name]?.chunks);
	}
	return { styles: [...styles.values()], scripts: [...scripts.values()] };
}

function fileOf(manifest: RemoteManifest, file: string): File {
	return { href: address(manifest, file), integrity: manifest.files[file] ?? "" };
}

function address({ name, version }: RemoteManifest, file: string): string {
	return `/r/${name}/${version}/${file}`;
}

function scriptTag({ href, integrity }: File, how: string): string {
	return `<script src="${href}" integrity="${integrity}" crossorigin="anonymous"${how}></script>`;
}

/** Text for markup and attributes. */
function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
