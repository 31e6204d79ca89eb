// The document around the markup: head, styles, the first script, what comes late, and the data to hydrate with.

import type { LocaleStrategy } from "@hub/shared-contracts/language/locale";
import { inLocale, localeEntry } from "@hub/shared-contracts/language/locale";
import type { ChunkFiles, RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { feedHeadLinks } from "../discovery/feeds.server.ts";
import { type LoadedPage, withoutSearchEngineData } from "../page/answer.ts";
import { type ClientSet, LATE_SCRIPTS_ID, type LateScript, PAGE_DATA_ID } from "../page/client-set.ts";
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
	const { styles, scripts, entries } = filesOf(set, page);
	const { iso, dir } = localeEntry(answer.locale);
	const graph = structuredDataOf(page, placeOf(set, page, strategy));
	const feeds = answer.kind === "page" ? feedHeadLinks(set, answer.route, answer.locale, publicUrl) : [];
	const head = [
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		// Before the styles, for which it would have to wait.
		...shell.early.map((file) => scriptTag(file)),
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
	];
	const data = writePageData(
		{ set: clientSet(set, strategy, entries), page: { ...page, answer: withoutSearchEngineData(answer) } },
		html,
	);
	const late = JSON.stringify(
		[...shell.program(answer.locale), ...scripts].map(({ href, integrity }): LateScript => [href, integrity]),
	);
	return `<!DOCTYPE html>
<html lang="${iso.slice(0, 2)}" dir="${dir}">
<head>
${head.join("\n")}
</head>
<body>
<div id="app">${html}</div>
<script type="application/json" id="${PAGE_DATA_ID}">${data}</script>
<script type="application/json" id="${LATE_SCRIPTS_ID}">${late}</script>
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

/** A set as its browsers need it. @param entries the files that hold a remote's entry, where it is not the entry alone */
function clientSet(set: LoadedSet, strategy: LocaleStrategy, entries: ReadonlyMap<string, string>): ClientSet {
	const running = [...set.remotes.values()].filter(({ server }) => server);
	return {
		id: set.id,
		strategy,
		routes: [...set.table.routes.values()],
		remotes: running.map(({ manifest }) => {
			const { href, integrity } = fileOf(manifest, entries.get(manifest.name) ?? manifest.entry);
			return { name: manifest.name, entry: href, integrity };
		}),
		still: running.flatMap(({ manifest }) => Object.keys(manifest.slots).filter((name) => manifest.slots[name]?.still)),
		slots: Object.fromEntries(set.slots),
		services: Object.fromEntries(
			running.flatMap(({ manifest }) => Object.keys(manifest.services).map((service) => [service, manifest.name])),
		),
	};
}

/** What a page needs of remotes. */
interface PageFiles {
	readonly styles: readonly File[];
	readonly scripts: readonly File[];
	/** Remote to the pack in which its entry is. */
	readonly entries: ReadonlyMap<string, string>;
}

/** What the browser needs of remotes for this page, each file once: of each remote one pack, and what is not in it. */
function filesOf(set: LoadedSet, { answer, layout }: LoadedPage): PageFiles {
	const styles = new Map<string, File>();
	const scripts = new Map<string, File>();
	const entries = new Map<string, string>();
	const add = (manifest: RemoteManifest, chunks: ChunkFiles | undefined) => {
		for (const file of chunks?.css ?? []) styles.set(address(manifest, file), fileOf(manifest, file));
		for (const file of chunks?.js ?? []) scripts.set(address(manifest, file), fileOf(manifest, file));
	};
	const open = (manifest: RemoteManifest, part: { chunks: ChunkFiles; packs: RemoteManifest["routes"][number]["packs"] }) => {
		const pack = entries.has(manifest.name) ? undefined : inLocale(part.packs, answer.locale);
		if (pack) {
			entries.set(manifest.name, pack);
			add(manifest, { js: [pack], css: part.chunks.css });
			return;
		}
		if (!entries.has(manifest.name)) {
			add(manifest, { js: [manifest.entry], css: [] });
			add(manifest, inLocale(manifest.messages, answer.locale));
		}
		add(manifest, part.chunks);
	};
	if (answer.kind === "page") {
		const manifest = set.remotes.get(answer.remote)?.manifest;
		const route = manifest?.routes.find(({ key }) => key === answer.route);
		if (manifest && route) {
			open(manifest, route);
			for (const name of answer.lazyChunks ?? []) add(manifest, manifest.lazyChunks[name]?.chunks);
		}
	}
	for (const name of [...Object.keys(layout.slots), ...(answer.kind === "page" ? Object.keys(answer.slots) : [])]) {
		const manifest = set.remotes.get(set.slots.get(name) ?? "")?.manifest;
		const slot = manifest?.slots[name];
		if (!manifest || !slot) continue;
		if (slot.still) add(manifest, { js: [], css: slot.chunks.css });
		else open(manifest, slot);
	}
	return { styles: [...styles.values()], scripts: [...scripts.values()], entries };
}

function fileOf(manifest: RemoteManifest, file: string): File {
	return { href: address(manifest, file), integrity: manifest.files[file] ?? "" };
}

function address({ name, version }: RemoteManifest, file: string): string {
	return `/r/${name}/${version}/${file}`;
}

function scriptTag({ href, integrity }: File): string {
	return `<script src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** Text for markup and attributes. */
function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
