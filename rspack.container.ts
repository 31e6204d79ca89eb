// Containers of Module Federation as light as their host allows: what every remote would carry alike (finding a shared module of a fitting
// version, loading scripts and styles) is the host's and is called there (shell/src/client/federation.client.ts); the digests of a release's
// files are a file of their own, which a page that loads nothing later does not need. What is left in a remote is what it alone knows.

import { createHash } from "node:crypto";
import { Compilation, type RspackPluginInstance, sources } from "@rspack/core";

/** The name under which the host lends remotes what they have in common. */
const HOST = "globalThis._HUB_FEDERATION";

/** The digests of a release's scripts and styles by name, as JSON. */
const DIGESTS_FILE = "digests.json";

/** Stands in an entry until the digest of that file is known; as long as no other word of the code. */
const DIGESTS_MARK = "digest-of-digests";

type Mend = (code: string) => string;

const MENDED: Readonly<Record<string, Mend>> = {
	// The host's modules are there before any remote is: nothing to wait for, and no versions to gather.
	sharing: () => "__webpack_require__.S = {};\n__webpack_require__.I = () => 1;",
	consumes_loading: (code) => {
		const needs = [
			...code.matchAll(/"([^"]+)": \{ shareScope: "default", shareKey: "([^"]+)", import: null, requiredVersion: "([^"]+)"/g),
		];
		if (needs.length === 0 || !code.includes("initialConsumes: []"))
			throw new Error("src/remote.ts must not import a shared module by itself: its pages and slots may.");
		const table = JSON.stringify(needs.map(([, id, name, range]) => [id, name, range]));
		return `${table}.forEach(([id, name, range]) => {
	__webpack_require__.m[id] = (module) => { module.exports = ${HOST}.shared(__webpack_require__.S.default, name, range); };
});`;
	},
	load_script: () => `__webpack_require__.l = (url, done) => ${HOST}.script(url, done, "${DIGESTS_MARK}");`,
	css_loading: (code) => {
		const [, hasStyles] = /if \((.+)\) \{\s*\/\/ setup Promise in chunk cache/.exec(code) ?? [];
		if (!hasStyles) throw new Error("The bundler loads styles in another way than before: see rspack.container.ts.");
		return `__webpack_require__.f.css = (chunkId, promises) => {
	if (${hasStyles}) promises.push(${HOST}.style(__webpack_require__.p + __webpack_require__.k(chunkId), "${DIGESTS_MARK}"));
};`;
	},
};

/** Leaves to the host what is the host's; the host itself loads its later files in the same way. */
export const lightContainer: RspackPluginInstance = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("LightContainer", (compilation) => {
			compilation.hooks.runtimeModule.tap("LightContainer", (module) => {
				const mend = MENDED[module.name];
				if (mend && module.source) module.source.source = Buffer.from(mend(module.source.source.toString()));
			});
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap({ name: "LightContainer", stage }, (assets) => {
				const entries = Object.entries(assets).filter(([, asset]) => asset.source().includes(DIGESTS_MARK));
				const kept = Object.entries(assets).filter(
					([name]) => /\.(js|css)$/.test(name) && !entries.some(([entry]) => entry === name),
				);
				const digests = kept.map(([name, asset]) => [name, integrity(asset.buffer())]).sort();
				const json = JSON.stringify(Object.fromEntries(digests));
				compilation.emitAsset(DIGESTS_FILE, new sources.RawSource(json));
				for (const [name, asset] of entries) {
					const code = asset
						.source()
						.toString()
						.replaceAll(DIGESTS_MARK, integrity(Buffer.from(json)));
					compilation.updateAsset(name, new sources.RawSource(code));
				}
			});
		});
	},
};

function integrity(bytes: Uint8Array): string {
	return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}
