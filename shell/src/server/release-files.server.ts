// GET /r/<remote>/<version>/<file>: immutable files of releases and of the shell, kept for a year. A missing one is a plain 404.

import { extname } from "node:path";
import { COMPRESSED_AT_BUILD, compressedName } from "@hub/releases/compressed-files";
import { isIntact } from "@hub/releases/integrity";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE } from "@hub/shared-contracts/remote/shell-description";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.server.ts";
import { strongEtag } from "./entity-tag.server.ts";
import type { Log } from "./log.server.ts";
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
};

/** Dependencies. */
export interface ReleaseFileDeps {
	readonly store: ReleaseStore;
	readonly shell: ShellAssets;
	readonly manifestOf: LiveSet["manifestOf"];
	/** What every answer of the site says. */
	readonly siteHeaders: Promise<Readonly<Record<string, string>>>;
	readonly log: Log;
}

/** Serves release files, each as its release's manifest has it: one that was changed in the store is not there. */
export function serveReleaseFiles({ store, shell, manifestOf, siteHeaders, log }: ReleaseFileDeps): {
	readonly serve: (request: Request) => Promise<Response>;
	/** Sends a file that was asked for before. */
	readonly direct: DirectAnswer;
} {
	const ready = createReadyFiles(siteHeaders);
	/** Files that are being read, so that each is read, and compressed, once. */
	const underWay = new Map<string, Promise<ReadyFile | undefined>>();

	const read = async (remote: string, version: string, file: string) => {
		if (remote === "shell" && version === shell.version) return shell.files.get(file);
		const manifest = remote === "shell" ? undefined : await manifestOf(remote, version).catch(() => undefined);
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

	const bring = async (remote: string, version: string, file: string, encoding: Encoding): Promise<ReadyFile | undefined> => {
		// The build writes what nearly all browsers take.
		const compressed =
			encoding === "identity" || encoding === "zstd" ? undefined : await read(remote, version, compressedName(file, encoding));
		const bytes = compressed ?? (await read(remote, version, file));
		if (!bytes) return undefined;
		const body = new Uint8Array(compressed ?? (await compress(bytes, encoding, "best")));
		return {
			body,
			headers: {
				"content-type": TYPES[extname(file)] ?? "application/octet-stream",
				"content-length": String(body.length),
				"cache-control": "public, max-age=31536000, immutable",
				etag: strongEtag(body),
				vary: "Accept-Encoding",
				...(encoding === "identity" ? {} : { "content-encoding": encoding }),
			},
		};
	};

	const serve = async (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		const [, , remote, version, file, ...rest] = pathname.split("/");
		const type = file && TYPES[extname(file)];
		const safe = [remote, version, file].every((part) => part && /^[\w][\w.-]*$/.test(part));
		// Neither the server's code nor the descriptions of builds are meant for browsers.
		const described = file === MANIFEST_FILE || file === SHELL_FILE;
		if (!safe || !remote || !version || !file || !type || rest.length > 0 || described) return notFound();
		const packs = COMPRESSED_AT_BUILD.has(extname(file)) || extname(file) === ".map";
		const encoding: Encoding = packs ? chooseEncoding(request.headers.get("accept-encoding")) : "identity";
		const known = ready.get(pathname, encoding);
		if (known) return readyResponse(request, known);
		const key = `${encoding} ${pathname}`;
		let running = underWay.get(key);
		if (!running) {
			running = bring(remote, version, file, encoding).finally(() => underWay.delete(key));
			underWay.set(key, running);
		}
		const found = await running;
		if (!found) return notFound();
		ready.keep(pathname, packs ? encoding : "only", found);
		return readyResponse(request, found);
	};
	return { serve, direct: ready.direct };
}

function notFound(): Response {
	return new Response("Not found\n", {
		status: 404,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
