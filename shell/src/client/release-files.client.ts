// Loads scripts and styles of releases, each only as its release has it.

import { sheetsIn } from "../page/combined-styles.ts";

/** How long a file may take, in ms; after that it counts as failed. */
const DEADLINE = 120_000;

/** A file of a release did not come, or is not what it was. */
export class ChunkLoadError extends Error {
	override readonly name = "ChunkLoadError";

	constructor(url: string) {
		super(`The file ${url} did not come.`);
	}
}

const digests = new Map<string, Promise<Readonly<Record<string, string>>>>();
const styles = new Map<string, Promise<void>>();

/** The integrity of a file, from the list of its release, which is loaded once; `listDigest` is the list's own. */
async function integrityOf(url: string, listDigest: string): Promise<string> {
	const split = url.lastIndexOf("/") + 1;
	const list = `${url.slice(0, split)}digests.json`;
	const known =
		digests.get(list) ??
		fetch(list, { integrity: listDigest }).then(async (response) => {
			if (!response.ok) throw new ChunkLoadError(list);
			// Its digest says that the release's build wrote it.
			return (await response.json()) as Record<string, string>;
		});
	digests.set(list, known);
	try {
		const integrity = (await known)[url.slice(split)];
		if (integrity) return integrity;
	} catch {
		// It may come the next time.
		digests.delete(list);
	}
	throw new ChunkLoadError(url);
}

/** Runs a script. Rejects with a ChunkLoadError. */
export function loadScript(url: string, integrity: string): Promise<void> {
	return added(url, Object.assign(document.createElement("script"), { src: url, integrity, crossOrigin: "anonymous" }));
}

/** Runs a script of a release whose list of digests has this digest. */
export async function loadListedScript(url: string, listDigest: string): Promise<void> {
	await loadScript(url, await integrityOf(url, listDigest));
}

/** Adds a style of a release, unless the page has it. Rejects with a ChunkLoadError. */
export function loadListedStyle(url: string, listDigest: string): Promise<void> {
	const known = styles.get(url) ?? (isLinked(url) ? Promise.resolve() : addStyle(url, listDigest));
	styles.set(url, known);
	known.catch(() => styles.delete(url));
	return known;
}

/** Whether the page has a style, by itself or in one file with others. */
function isLinked(url: string): boolean {
	const hrefs = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href") ?? "");
	return hrefs.some((href) => href === url || sheetsIn(href)?.includes(url));
}

async function addStyle(url: string, listDigest: string): Promise<void> {
	const integrity = await integrityOf(url, listDigest);
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url, integrity, crossOrigin: "anonymous" });
	await added(url, link).catch((error: unknown) => {
		link.remove();
		throw error;
	});
}

async function added(url: string, element: HTMLElement): Promise<void> {
	const late = new Promise<never>((_, reject) => setTimeout(() => reject(new ChunkLoadError(url)), DEADLINE));
	const done = new Promise<void>((resolve, reject) => {
		element.onload = () => resolve();
		element.onerror = () => reject(new ChunkLoadError(url));
	});
	document.head.append(element);
	await Promise.race([done, late]);
}
