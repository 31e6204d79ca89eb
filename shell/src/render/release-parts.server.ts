// Parts of documents that depend only on the release set, the route and the language. They are created once.

import { integrityOf } from "@hub/releases/integrity";
import { inLocale, type LocaleStrategy } from "@hub/shared-contracts/language/locale";
import type { ChunkFiles, RemoteManifest } from "@hub/shared-contracts/remote/remote-manifest";
import { escapeMarkup } from "@hub/shared-contracts/rich-text/rich-text-markup";
import { canCombine, combineStyles } from "../files/combine-styles.server.ts";
import type { Asset, ShellAssets, StyleAsset } from "../files/shell-assets.server.ts";
import { feedHeadLinks } from "../links/feed-links.server.ts";
import { type ClientSet, type LateScript, tabSet } from "../page/client-set.ts";
import { combinedAddress } from "../page/combined-styles.ts";
import { writeSet } from "../page/page-data.ts";
import type { Layout, LoadedPage } from "../page/page-result.ts";
import type { LoadedSet } from "../remotes/load-set.server.ts";

/** Parts of a document, as markup and JSON. */
export interface ReleaseParts {
	/** Tags of stylesheets, and links to feeds, for the head. */
	readonly styles: readonly string[];
	readonly feeds: readonly string[];
	/** The set for the browser, as JSON. */
	readonly set: string;
	/** Scripts that load after the largest paint. */
	readonly late: string;
}

export interface ReleasePartsOptions {
	readonly shell: ShellAssets;
	readonly strategy: LocaleStrategy;
	readonly publicUrl: string;
}

const partsBySet = new WeakMap<LoadedSet, Map<string, ReleaseParts>>();

/** Returns the parts of a page's document. */
export function releaseParts(set: LoadedSet, page: LoadedPage, options: ReleasePartsOptions): ReleaseParts {
	const known = partsBySet.get(set) ?? new Map<string, ReleaseParts>();
	partsBySet.set(set, known);
	const { result, layout } = page;
	const own = result.kind === "page" ? [result.route, Object.keys(result.slots), result.lazyChunks] : [];
	const key = JSON.stringify([
		result.locale,
		Object.entries(layout.slots).map(([name, data]) => [name, isLive(data)]),
		...own,
	]);
	const parts = known.get(key) ?? createParts(set, page, options);
	known.set(key, parts);
	return parts;
}

/** True if a document of the set links stylesheets at an address. */
export function linksStylesheet(set: LoadedSet | undefined, address: string): boolean {
	const known = set && partsBySet.get(set);
	return (
		known !== undefined && [...known.values()].some(({ styles }) => styles.some((tag) => tag.includes(`"${address}"`)))
	);
}

function createParts(
	set: LoadedSet,
	page: LoadedPage,
	{ shell, strategy, publicUrl }: ReleasePartsOptions,
): ReleaseParts {
	const { result, layout } = page;
	const { styles, scripts, entries } = filesOf(set, page);
	// The client bundle adds those of error pages itself when it shows one.
	const ofErrors = result.kind === "page" ? [] : shell.errorPageStyles;
	const feeds = result.kind === "page" ? feedHeadLinks(set, result.route, result.locale, publicUrl) : [];
	return {
		styles: [...inOneFile([...shell.styles, ...styles]), ...ofErrors].map(
			({ href, integrity }) =>
				`<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
		),
		feeds: feeds.map(
			({ type, title, href }) =>
				`<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${escapeMarkup(href)}">`,
		),
		set: writeSet(clientSet(set, layout, { strategy, entries, shell })),
		late: JSON.stringify(
			[...shell.clientBundle(result.locale), ...scripts].map(({ href, integrity }): LateScript => [href, integrity]),
		),
	};
}

/**
 * Returns a set without its server parts.
 * @param entries files with a remote's entry, if it is not the entry alone
 */
function clientSet(
	set: LoadedSet,
	layout: Layout,
	{
		strategy,
		entries,
		shell,
	}: Pick<ReleasePartsOptions, "strategy" | "shell"> & { readonly entries: ReadonlyMap<string, string> },
): ClientSet {
	const running = [...set.remotes.values()].filter(({ server }) => server);
	return {
		id: tabSet(set.id, shell.version),
		strategy,
		routes: [...set.table.routes.values()].map(({ key, remote, path, paths, scrollToTop }) => ({
			key,
			remote,
			path,
			scrollToTop,
			...(paths ? { paths } : {}),
		})),
		remotes: running.map(({ manifest }) => {
			const { href, integrity } = fileOf(manifest, entries.get(manifest.name) ?? manifest.entry);
			return { name: manifest.name, entry: href, integrity };
		}),
		staticSlots: running.flatMap(({ manifest }) =>
			Object.keys(manifest.slots).filter((name) => isStatic(manifest.slots[name]?.still, layout, name)),
		),
		slots: Object.fromEntries(set.slots),
		services: Object.fromEntries(
			running.flatMap(({ manifest }) => Object.keys(manifest.services).map((service) => [service, manifest.name])),
		),
	};
}

/** True if a slot declares that it needs no script, and its data for this visitor does not require one. */
function isStatic(still: boolean | undefined, { slots }: Layout, name: string): boolean {
	return still === true && !isLive(slots[name]);
}

function isLive(data: unknown): boolean {
	return typeof data === "object" && data !== null && "live" in data && data.live === true;
}

/** Combines stylesheets into one file if their texts are known. */
function inOneFile(styles: readonly StyleAsset[]): readonly Asset[] {
	const sheets = styles.flatMap(({ href, css }) => (css === undefined ? [] : [{ href, css }]));
	if (sheets.length < styles.length || !canCombine(sheets)) return styles;
	const integrity = integrityOf(new TextEncoder().encode(combineStyles(sheets)));
	return [{ href: combinedAddress(sheets.map(({ href }) => href)), integrity }];
}

/** Chunks of remotes that a page needs. */
interface PageFiles {
	readonly styles: readonly StyleAsset[];
	readonly scripts: readonly Asset[];
	/** Pack with the entry, by remote. */
	readonly entries: ReadonlyMap<string, string>;
}

/** Returns the files of remotes that a page needs: the pack of each remote, and files that are not in it. */
function filesOf(set: LoadedSet, { result, layout }: LoadedPage): PageFiles {
	const styles = new Map<string, StyleAsset>();
	const scripts = new Map<string, Asset>();
	const entries = new Map<string, string>();
	const add = (manifest: RemoteManifest, chunks: ChunkFiles | undefined) => {
		const { sheets } = set.remotes.get(manifest.name) ?? {};
		for (const file of chunks?.css ?? [])
			styles.set(address(manifest, file), { ...fileOf(manifest, file), css: sheets?.get(file) });
		for (const file of chunks?.js ?? []) scripts.set(address(manifest, file), fileOf(manifest, file));
	};
	const open = (
		manifest: RemoteManifest,
		part: { chunks: ChunkFiles; packs: RemoteManifest["routes"][number]["packs"] },
	) => {
		const pack = entries.has(manifest.name) ? undefined : inLocale(part.packs, result.locale);
		if (pack) {
			entries.set(manifest.name, pack);
			add(manifest, { js: [pack], css: part.chunks.css });
			return;
		}
		if (!entries.has(manifest.name)) {
			add(manifest, { js: [manifest.entry], css: [] });
			add(manifest, inLocale(manifest.messages, result.locale));
		}
		add(manifest, part.chunks);
	};
	if (result.kind === "page") {
		const manifest = set.remotes.get(result.remote)?.manifest;
		const route = manifest?.routes.find(({ key }) => key === result.route);
		if (manifest && route) {
			open(manifest, route);
			for (const name of result.lazyChunks ?? []) add(manifest, manifest.lazyChunks[name]?.chunks);
		}
	}
	for (const name of [...Object.keys(layout.slots), ...(result.kind === "page" ? Object.keys(result.slots) : [])]) {
		const manifest = set.remotes.get(set.slots.get(name) ?? "")?.manifest;
		const slot = manifest?.slots[name];
		if (!manifest || !slot) continue;
		if (isStatic(slot.still, layout, name)) add(manifest, { js: [], css: slot.chunks.css });
		else open(manifest, slot);
	}
	return { styles: [...styles.values()], scripts: [...scripts.values()], entries };
}

function fileOf(manifest: RemoteManifest, file: string): Asset {
	return { href: address(manifest, file), integrity: manifest.files[file] ?? "" };
}

function address({ name, version }: RemoteManifest, file: string): string {
	return `/r/${name}/${version}/${file}`;
}
