// GET /r/<remote>/<version>/<file>: immutable files of releases and of the shell, cached for a year. Plain text for
// errors: 404 for a missing file, 410 for a revoked release, 503 while the store or the manifest cannot be read. GET
// /r/styles/<remote>/<version>/<file>+…: combined stylesheets.

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
import { createReadyFiles, type DirectHandler, type ReadyFile, readyResponse } from "./ready-files.server.ts";
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

/** Stylesheets per page; a longer address is made up. */
const MAX_SHEETS = 12;

export interface ReleaseFileDeps {
	readonly store: ReleaseStore;
	readonly shell: ShellAssets;
	readonly live: Pick<LiveSet, "manifestOf" | "isRevoked">;
	/** True if a document of the live set links combined stylesheets at an address. */
	readonly isWritten: (address: string) => boolean;
	readonly siteHeaders: Promise<ProtectionHeaders>;
	readonly log: Log;
}

/** Serves release files. A file that differs from its manifest is not served. */
export function serveReleaseFiles({ store, shell, live, isWritten, siteHeaders, log }: ReleaseFileDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	/** Sends a file that is in memory. */
	readonly direct: DirectHandler;
} {
	const ready = createReadyFiles(siteHeaders);
	/** Pending reads, so that each file is read and compressed once. */
	const pending = new Map<string, Promise<ReadyFile | undefined>>();

	const read = async ({ remote, version, file }: FileName): Promise<Uint8Array | undefined> => {
		if (remote === "shell" && version === shell.version) return shell.files.get(file);
		const manifest = remote === "shell" ? undefined : await live.manifestOf(remote, version);
		// Older releases have no compressed files.
		if (file.endsWith(".br") || file.endsWith(".gz")) {
			if (remote !== "shell" && !(manifest && Object.hasOwn(manifest.files, file))) return undefined;
		}
		const bytes = await store.get(KEYS.file(remote, version, file));
		// Files of older shells have no manifest; documents contain their integrity.
		if (remote === "shell" || !bytes) return bytes;
		if (manifest && Object.hasOwn(manifest.files, file) && isIntact(bytes, manifest.files[file])) return bytes;
		log.error({ remote, version, file }, "A file in the release store does not match its release and is not served");
		return undefined;
	};

	/** Combines stylesheets; undefined if one is missing. */
	const readCombined = async (names: readonly FileName[]): Promise<Uint8Array | undefined> => {
		const sheets = await Promise.all(
			names.map(async (name) => ({ href: `/r/${name.remote}/${name.version}/${name.file}`, bytes: await read(name) })),
		);
		const existing = sheets.flatMap(({ href, bytes }) =>
			bytes ? [{ href, css: new TextDecoder().decode(bytes) }] : [],
		);
		return existing.length === names.length ? new TextEncoder().encode(combineStyles(existing)) : undefined;
	};

	/** Reads the compressed file from the build, in the encodings of nearly all browsers. */
	const readCompressed = (name: FileName, encoding: Encoding) =>
		encoding === "br" || encoding === "gzip"
			? read({ ...name, file: compressedName(name.file, encoding) }).then((bytes) => bytes && { bytes, encoding })
			: undefined;

	const prepare = async (target: Target, encoding: Encoding): Promise<ReadyFile | undefined> => {
		const built = target.kind === "file" ? await readCompressed(target.name, encoding) : undefined;
		const bytes = built?.bytes ?? (target.kind === "file" ? await read(target.name) : await readCombined(target.names));
		if (!bytes) return undefined;
		const body = new Uint8Array(built ? bytes : await compress(bytes, encoding, target.isLasting ? "best" : "quick"));
		return {
			body,
			headers: {
				"content-type": target.type,
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
		const target = targetOf(pathname, isWritten);
		if (!target) return notFound();
		if (isRevoked(pathname)) return gone();
		const encoding: Encoding = target.isCompressible
			? chooseEncoding(request.headers.get("accept-encoding"))
			: "identity";
		const cached = ready.get(pathname, encoding);
		if (cached) return readyResponse(request, cached);
		const key = `${encoding} ${pathname}`;
		let running = pending.get(key);
		if (!running) {
			running = prepare(target, encoding).finally(() => pending.delete(key));
			pending.set(key, running);
		}
		let file: ReadyFile | undefined;
		try {
			file = await running;
		} catch (error) {
			log.error({ path: pathname, error: String(error) }, "A file of a release could not be read from the store");
			return plain("Not available right now\n", 503, { "retry-after": "30" });
		}
		if (!file) return notFound();
		if (target.isLasting) ready.put(pathname, target.isCompressible ? encoding : "only", file);
		return readyResponse(request, file);
	};
	return { serve, direct: (incoming, outgoing) => !isRevoked(incoming.url ?? "") && ready.direct(incoming, outgoing) };
}

interface FileName {
	readonly remote: string;
	readonly version: string;
	readonly file: string;
}

type Target = (
	| { readonly kind: "file"; readonly name: FileName }
	| { readonly kind: "styles"; readonly names: readonly FileName[] }
) & {
	readonly type: string;
	readonly isCompressible: boolean;
	/** True if it is worth caching: anyone can make up combinations of stylesheets. */
	readonly isLasting: boolean;
};

/** Parses an address; undefined if nothing can exist there. */
function targetOf(pathname: string, isWritten: (address: string) => boolean): Target | undefined {
	const sheets = sheetsIn(pathname);
	const names = (sheets ?? [pathname]).flatMap((address) => nameAt(address) ?? []);
	const type = TYPES[extname(pathname)];
	const [name] = names;
	if (!name || !type || names.length < (sheets?.length ?? 1)) return undefined;
	if (!sheets) {
		const isCompressible = COMPRESSED_AT_BUILD.has(extname(pathname)) || extname(pathname) === ".map";
		return { kind: "file", name, type, isCompressible, isLasting: true };
	}
	if (names.length > MAX_SHEETS || names.some(({ file }) => extname(file) !== ".css")) return undefined;
	return { kind: "styles", names, type, isCompressible: true, isLasting: isWritten(pathname) };
}

function nameAt(address: string): FileName | undefined {
	const [, , remote = "", version = "", file = "", ...rest] = address.split("/");
	const isSafe = [remote, version, file].every((part) => /^[\w][\w.-]*$/.test(part));
	// Neither the server's code nor descriptions of builds are meant for browsers.
	const isDescription = file === MANIFEST_FILE || file === SHELL_FILE;
	return isSafe && rest.length === 0 && !isDescription ? { remote, version, file } : undefined;
}

function notFound(): Response {
	return plain("Not found\n", 404);
}

/** A tab with parts of a revoked release then loads its next page as a document. */
function gone(): Response {
	return plain("This release was revoked\n", 410);
}

function plain(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
	return new Response(text, {
		status,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
	});
}
