// GET /r/<remote>/<version>/<file>: immutable files of releases and of the shell, cached for a year. A missing one is a plain 404,
// one of a revoked release a plain 410. While the store or the release's manifest cannot be read, it is a plain 503.
// GET /r/styles/<remote>/<version>/<file>+…: stylesheets of them as one.

import { extname } from "node:path";
import { COMPRESSED_AT_BUILD, compressedName } from "@hub/releases/compressed-files";
import { isIntact } from "@hub/releases/integrity";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE } from "@hub/shared-contracts/remote/shell-description";
import type { Log } from "../base/log.server.ts";
import { chooseEncoding, compress, type Encoding } from "../http/compression.server.ts";
import { strongEtag } from "../http/entity-tag.server.ts";
import type { ProtectionHeaders } from "../http/security.server.ts";
import { sheetsIn } from "../page/combined-styles.ts";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { combineStyles } from "./combine-styles.server.ts";
import { createReadyFiles, type DirectAnswer, type ReadyFile, readyResponse } from "./ready-files.server.ts";
import type { ShellAssets } from "./shell-assets.server.ts";

const TYPES: Readonly<Record<string, string>> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml",
	".png": "image/png",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".map": "application/json",
	".json": "application/json",
	".txt": "text/plain; charset=utf-8",
};

/** How many stylesheets a page has at most; a longer address was made up. */
const MOST_SHEETS = 12;

/** Dependencies. */
export interface ReleaseFileDeps {
	readonly store: ReleaseStore;
	readonly shell: ShellAssets;
	readonly live: Pick<LiveSet, "manifestOf" | "isRevoked">;
	/** Whether a document of the live set names stylesheets at an address. */
	readonly isWritten: (address: string) => boolean;
	/** What every answer of the site says. */
	readonly siteHeaders: Promise<ProtectionHeaders>;
	readonly log: Log;
}

/** Serves release files, each as its release's manifest has it: one that was changed in the store is not there. */
export function serveReleaseFiles({ store, shell, live, isWritten, siteHeaders, log }: ReleaseFileDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	/** Sends a file that was asked for before. */
	readonly direct: DirectAnswer;
} {
	const ready = createReadyFiles(siteHeaders);
	/** Files that are being read, so that each is read, and compressed, once. */
	const underWay = new Map<string, Promise<ReadyFile | undefined>>();

	const read = async ({ remote, version, file }: FileName): Promise<Uint8Array | undefined> => {
		if (remote === "shell" && version === shell.version) return shell.files.get(file);
		const manifest = remote === "shell" ? undefined : await live.manifestOf(remote, version);
		// Older releases have no compressed files.
		if (file.endsWith(".br") || file.endsWith(".gz")) {
			if (remote !== "shell" && !(manifest && Object.hasOwn(manifest.files, file))) return undefined;
		}
		const bytes = await store.get(KEYS.file(remote, version, file));
		// Files of an older shell have no manifest; the documents that name them hold their integrity.
		if (remote === "shell" || !bytes) return bytes;
		if (manifest && Object.hasOwn(manifest.files, file) && isIntact(bytes, manifest.files[file])) return bytes;
		log.error({ remote, version, file }, "A file in the release store is not what its release says, and is not served");
		return undefined;
	};

	/** Stylesheets in one file; undefined where one is missing. */
	const readCombined = async (names: readonly FileName[]): Promise<Uint8Array | undefined> => {
		const sheets = await Promise.all(
			names.map(async (name) => ({ href: `/r/${name.remote}/${name.version}/${name.file}`, bytes: await read(name) })),
		);
		const found = sheets.flatMap(({ href, bytes }) => (bytes ? [{ href, css: new TextDecoder().decode(bytes) }] : []));
		return found.length === names.length ? new TextEncoder().encode(combineStyles(found)) : undefined;
	};

	/** The build writes what nearly all browsers take. */
	const readCompressed = (name: FileName, encoding: Encoding) =>
		encoding === "br" || encoding === "gzip"
			? read({ ...name, file: compressedName(name.file, encoding) }).then((bytes) => bytes && { bytes, encoding })
			: undefined;

	const bring = async (wanted: Wanted, encoding: Encoding): Promise<ReadyFile | undefined> => {
		const made = wanted.kind === "file" ? await readCompressed(wanted.name, encoding) : undefined;
		const bytes = made?.bytes ?? (wanted.kind === "file" ? await read(wanted.name) : await readCombined(wanted.names));
		if (!bytes) return undefined;
		const body = new Uint8Array(made ? bytes : await compress(bytes, encoding, wanted.isLasting ? "best" : "quick"));
		return {
			body,
			headers: {
				"content-type": wanted.type,
				"content-length": String(body.length),
				"cache-control": "public, max-age=31536000, immutable",
				etag: strongEtag(body),
				vary: "Accept-Encoding",
				...(encoding === "identity" ? {} : { "content-encoding": encoding }),
			},
		};
	};

	const isRevoked = (address: string) =>
		(sheetsIn(address) ?? [address])
			.flatMap((file) => nameAt(file) ?? [])
			.some(({ remote, version }) => live.isRevoked(remote, version));

	const serve = async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		const wanted = wantedAt(pathname, isWritten);
		if (!wanted) return notFound();
		if (isRevoked(pathname)) return gone();
		const encoding: Encoding = wanted.packs ? chooseEncoding(request.headers.get("accept-encoding")) : "identity";
		const known = ready.get(pathname, encoding);
		if (known) return readyResponse(request, known);
		const key = `${encoding} ${pathname}`;
		let running = underWay.get(key);
		if (!running) {
			running = bring(wanted, encoding).finally(() => underWay.delete(key));
			underWay.set(key, running);
		}
		let found: ReadyFile | undefined;
		try {
			found = await running;
		} catch (error) {
			log.error({ path: pathname, error: String(error) }, "A file of a release could not be read from the store");
			return plain("Not available right now\n", 503, { "retry-after": "30" });
		}
		if (!found) return notFound();
		if (wanted.isLasting) ready.put(pathname, wanted.packs ? encoding : "only", found);
		return readyResponse(request, found);
	};
	return { serve, direct: (incoming, outgoing) => !isRevoked(incoming.url ?? "") && ready.direct(incoming, outgoing) };
}

/** A file of a release. */
interface FileName {
	readonly remote: string;
	readonly version: string;
	readonly file: string;
}

/** What an address asks for. */
type Wanted = (
	| { readonly kind: "file"; readonly name: FileName }
	| { readonly kind: "styles"; readonly names: readonly FileName[] }
) & {
	readonly type: string;
	/** Whether compressing makes it smaller. */
	readonly packs: boolean;
	/** Whether it is worth caching: anyone can make up files to be made of others. */
	readonly isLasting: boolean;
};

/** Undefined for an address under which there is nothing, whatever the store holds. */
function wantedAt(pathname: string, isWritten: (address: string) => boolean): Wanted | undefined {
	const sheets = sheetsIn(pathname);
	const names = (sheets ?? [pathname]).flatMap((address) => nameAt(address) ?? []);
	const type = TYPES[extname(pathname)];
	const [name] = names;
	if (!name || !type || names.length < (sheets?.length ?? 1)) return undefined;
	if (!sheets) {
		const packs = COMPRESSED_AT_BUILD.has(extname(pathname)) || extname(pathname) === ".map";
		return { kind: "file", name, type, packs, isLasting: true };
	}
	if (names.length > MOST_SHEETS || names.some(({ file }) => extname(file) !== ".css")) return undefined;
	return { kind: "styles", names, type, packs: true, isLasting: isWritten(pathname) };
}

function nameAt(address: string): FileName | undefined {
	const [, , remote = "", version = "", file = "", ...rest] = address.split("/");
	const safe = [remote, version, file].every((part) => /^[\w][\w.-]*$/.test(part));
	// Neither the server's code nor the descriptions of builds are meant for browsers.
	const described = file === MANIFEST_FILE || file === SHELL_FILE;
	return safe && rest.length === 0 && !described ? { remote, version, file } : undefined;
}

function notFound(): Response {
	return plain("Not found\n", 404);
}

/** A tab that has parts of a revoked release left loads its target as a whole. */
function gone(): Response {
	return plain("This release was revoked\n", 410);
}

function plain(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
	return new Response(text, {
		status,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
	});
}
