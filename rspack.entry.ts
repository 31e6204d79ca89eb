// What the bundler writes into an entry, mended so that its bytes say nothing of where and when they were made.

import { Compilation, type RspackPluginInstance, sources } from "@rspack/core";

/**
 * A release's address has the digest of its bytes in it, so none of its bytes can have the address: its scripts take the folder that
 * they came from. The bundler's own way (`publicPath: "auto"`) weighs 300 bytes of gzip more in each entry.
 */
export const fromOwnFolder: RspackPluginInstance = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("FromOwnFolder", (compilation) => {
			compilation.hooks.runtimeModule.tap("FromOwnFolder", (module) => {
				if (module.name !== "public_path" || !module.source) return;
				const code = '__webpack_require__.p = new URL(".", document.currentScript.src).pathname;';
				module.source.source = Buffer.from(code);
			});
		});
	},
};

/**
 * The bundler writes the digests of chunks into an entry in whatever order it was done with them. A release's version is the digest of its
 * bytes, so they stand in order: the same sources are the same release.
 */
export const digestsInOrder: RspackPluginInstance = {
	apply(compiler) {
		compiler.hooks.thisCompilation.tap("DigestsInOrder", (compilation) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap({ name: "DigestsInOrder", stage }, (assets) => {
				for (const [name, asset] of Object.entries(assets)) {
					if (!name.endsWith(".js")) continue;
					const text = asset.source().toString();
					const ordered = text.replace(
						/(\.sri(?:Css)?Hashes\s*=\s*)\{([^{}]*)\}/g,
						(_, before: string, entries: string) => `${before}{${entries.split(",").sort().join(",")}}`,
					);
					if (ordered !== text) compilation.updateAsset(name, new sources.RawSource(ordered));
				}
			});
		});
	},
};
