// GET /r/<remote>/<version>/<file>: immutable files of releases and of the shell, kept for a year. A missing one is a plain 404.

import { extname } from "node:path";
import { isIntact } from "@hub/releases/integrity";
import { KEYS, type ReleaseStore } from "@hub/releases/store";
import { MANIFEST_FILE } from "@hub/shared-contracts/remote/remote-manifest";
import { SHELL_FILE } from "@hub/shared-contracts/remote/shell-description";
import { LRUCache } from "lru-cache";
import type { LiveSet } from "../remotes/live-set.server.ts";
import { chooseEncoding, compress, type Encoding } from "./compression.server.ts";
import type { Log } from "./log.server.ts";
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
const COMPRESSED = new Set([".js", ".css", ".svg", ".map", ".json"]);

/** Serves release files, each as its release's manifest has it: one that was changed in the store is not there. */
export function serveReleaseFiles(
	store: ReleaseStore,
	shell: ShellAssets,
	manifestOf: LiveSet["manifestOf"],
	log: Log,
): (request: Request) => Promise<Response> {
	const kept = new LRUCache<string, Uint8Array>({ maxSize: 64 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length + 1 });

	const read = async (remote: string, version: string, file: string) => {
		if (remote === "shell" && version === shell.version) return shell.files.get(file);
		const bytes = await store.get(KEYS.file(remote, version, file));
		// Files of an older shell have no manifest; the documents that name them hold their integrity.
		if (remote === "shell" || !bytes) return bytes;
		const manifest = await manifestOf(remote, version).catch(() => undefined);
		if (manifest && Object.hasOwn(manifest.files, file) && isIntact(bytes, manifest.files[file])) return bytes;
		log.error({ remote, version, file }, "A file in the release store is not what its release says, and is not served");
		return undefined;
	};

	return async (request) => {
		const [, , remote, version, file, ...rest] = new URL(request.url).pathname.split("/");
		const type = file && TYPES[extname(file)];
		const safe = [remote, version, file].every((part) => part && /^[\w][\w.-]*$/.test(part));
		// Neither the server's code nor the descriptions of builds are meant for browsers.
		const described = file === MANIFEST_FILE || file === SHELL_FILE;
		if (!safe || !remote || !version || !file || !type || rest.length > 0 || described) return notFound();
		const encoding: Encoding = COMPRESSED.has(extname(file)) ? chooseEncoding(request.headers.get("accept-encoding")) : "identity";
		const key = `${remote}/${version}/${file}/${encoding}`;
		let body = kept.get(key);
		if (!body) {
			const bytes = await read(remote, version, file);
			if (!bytes) return notFound();
			body = await compress(bytes, encoding, "best");
			kept.set(key, body);
		}
		return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
			headers: {
				"content-type": type,
				"content-length": String(body.length),
				"cache-control": "public, max-age=31536000, immutable",
				vary: "Accept-Encoding",
				...(encoding === "identity" ? {} : { "content-encoding": encoding }),
			},
		});
	};
}

function notFound(): Response {
	return new Response("Not found\n", {
		status: 404,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
	});
}
